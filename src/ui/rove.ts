const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The numbers in a sheet are one stop of the tab key; arrow keys lead from one to the next. */
export function rove(event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>): void {
  const step = STEPS[event.key];
  const current = event.target instanceof Element ? event.target.closest<HTMLElement>('.mark-number') : null;
  if (step === undefined || !current) return;
  const all = [...(current.closest('.sheet')?.querySelectorAll<HTMLElement>('.mark-number') ?? [])];
  const shown = all.filter((number) => number.checkVisibility());
  const next = shown[shown.indexOf(current) + step];
  if (!next) return;
  event.preventDefault();
  current.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
