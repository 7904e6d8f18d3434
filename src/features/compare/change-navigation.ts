import { useEffect, useState } from 'react';

/** A row lower than this share of the window fits below the bar. */
const ROW_IN_VIEW = 0.75;

export interface ChangeNavigation {
  current: number | undefined;
  count: number;
  next(): void;
  previous(): void;
  goTo(change: number): void;
  reset(): void;
}

export function changeId(change: number): string {
  return `change-${change + 1}`;
}

/** Moves between changes. The focus moves too, so that screen readers continue there. */
export function useChanges(count: number): ChangeNavigation {
  const [target, setTarget] = useState<{ change: number } | undefined>();
  useEffect(() => {
    if (!target) return;
    const element = document.getElementById(changeId(target.change));
    const row = element?.closest<HTMLElement>('.documents-row');
    // Both wordings must be in view below the bar.
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
