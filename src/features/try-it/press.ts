/** @returns the name of the button that the page recorded as pressed before hydration */
export function takePress(form: HTMLElement): string | undefined {
  const root = form.closest<HTMLElement>('[data-try-it]');
  const pressed = root?.dataset.pressed;
  delete root?.dataset.pressed;
  return pressed;
}
