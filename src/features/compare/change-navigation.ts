import { useEffect, useState } from 'react';

/** Least portion of the window that is left beside the bar. */
const ROW_IN_VIEW = 0.75;

export interface ChangeNavigation {
  /** Index of the change last gone to. */
  current: number | undefined;
  count: number;
  next(): void;
  previous(): void;
  goTo(change: number): void;
  /** Back to none, for another pair of documents. */
  reset(): void;
}

/** The id of the place where a change begins. */
export function changeId(change: number): string {
  return `change-${change + 1}`;
}

/** Goes from change to change: into view, and with the focus, so that reading aloud goes on there. */
export function useChanges(count: number): ChangeNavigation {
  const [target, setTarget] = useState<{ change: number } | undefined>();
  useEffect(() => {
    if (!target) return;
    const element = document.getElementById(changeId(target.change));
    const row = element?.closest<HTMLElement>('.documents-row');
    // On a phone the old wording stands above the new one; both are to be seen, below the bar.
    if (row && row.offsetHeight < innerHeight * ROW_IN_VIEW) row.scrollIntoView({ block: 'start' });
    else element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [target]);
  const current = target && target.change < count ? target.change : undefined;
  const goTo = (change: number) => {
    if (count > 0) setTarget({ change: (change + count) % count });
  };
  return {
    current,
    count,
    goTo,
    reset: () => setTarget(undefined),
    next: () => goTo(current === undefined ? 0 : current + 1),
    previous: () => goTo((current ?? 0) - 1),
  };
}
