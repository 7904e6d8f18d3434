/** Any of these shows that the form is about to be used. */
const TOUCHES = ['focusin', 'pointerover', 'input', 'change', 'submit'];

/**
 * Loads a form when it is first touched, or when a file is dragged over the page. Until it has loaded, what is typed or
 * chosen stays in its fields, and the last button pressed is kept for `takePress`.
 */
export function wakeWhenTouched(root: HTMLElement, load: () => void): void {
  let asleep = true;
  const wake = () => {
    if (asleep) load();
    asleep = false;
  };
  for (const name of TOUCHES) root.addEventListener(name, wake);
  root.addEventListener('submit', (event) => {
    if ('hydrated' in root.dataset) return;
    event.preventDefault();
    root.dataset.pressed = (event.submitter as HTMLButtonElement | null)?.name ?? '';
  });
  takeDrops(root, wake);
}

/** The form is hydrated and takes its own presses from now on. @returns the name of the button pressed before */
export function takePress(form: HTMLElement): string | undefined {
  const root = form.closest<HTMLElement>('[data-try-it]');
  if (!root) return undefined;
  root.dataset.hydrated = '';
  const { pressed } = root.dataset;
  delete root.dataset.pressed;
  return pressed;
}

/** Files dropped anywhere on the page are chosen in the form. Outside of it they would replace the page. */
function takeDrops(root: HTMLElement, wake: () => void): void {
  const listen = (name: 'dragover' | 'dragleave' | 'drop', take: (files: DataTransfer, event: DragEvent) => void) =>
    addEventListener(name, (event) => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files')) take(dataTransfer, event);
    });
  listen('dragover', (_, event) => {
    event.preventDefault();
    root.toggleAttribute('data-over', true);
    wake();
  });
  listen('dragleave', (_, { relatedTarget }) => {
    if (!relatedTarget) root.removeAttribute('data-over');
  });
  listen('drop', ({ files }, event) => {
    event.preventDefault();
    root.removeAttribute('data-over');
    const input = root.querySelector<HTMLInputElement>('[type=file]');
    if (!input) return;
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
