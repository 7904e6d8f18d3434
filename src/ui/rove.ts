/**
 * The numbers in a sheet are one stop of the tab key; arrow keys lead from one to the next. Every page contains this
 * function as text, so it can't use anything from outside.
 */
export function rove(event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>): void {
  const { key, target } = event;
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const current = target instanceof Element ? target.closest<HTMLElement>('.mark-number') : null;
  if (!current || !(forward || key === 'ArrowLeft' || key === 'ArrowUp')) return;
  const all = [...(current.closest('.sheet')?.querySelectorAll<HTMLElement>('.mark-number') ?? [])];
  const shown = all.filter((number) => number.checkVisibility());
  const next = shown[shown.indexOf(current) + (forward ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  current.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
