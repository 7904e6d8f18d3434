import { memo, useEffect, useRef, useState } from 'react';
import type { Params } from '../../dashboard/route.ts';
import type { ScanSummary } from '../contract.ts';
import { $opened } from '../store.ts';
import { LIST_TEXTS } from '../view-texts.ts';
import { ScanRow } from './ScanRow.tsx';

/** Estimated height in pixels of a row that hasn't been rendered. */
const ROW_HEIGHT = 56;

/** Rows stay rendered within this distance of the viewport. */
const NEAR = '150% 0px';

/** Measured before a page's rows are removed. Outlives the list itself. */
const heights = new WeakMap<readonly ScanSummary[], number>();

interface ScanPageProps {
  scans: readonly ScanSummary[];
  /** Position of its first scan in the list, from 1. */
  first: number;
  last: boolean;
  params: Params;
}

/** Renders its rows only near the viewport, so that long lists stay fast. */
export const ScanPage = memo(function ScanPage({ scans, first, last, params }: ScanPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => first === 1 || last || scans.some(({ id }) => id === $opened.get()?.id));
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry?.isIntersecting) setNear(true);
        // Rows that contain the focus must stay.
        else if (entry && !entry.target.contains(document.activeElement)) {
          heights.set(scans, entry.boundingClientRect.height);
          setNear(false);
        }
      },
      { rootMargin: NEAR },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [scans]);
  return (
    <div ref={box} style={near ? undefined : { height: heights.get(scans) ?? scans.length * ROW_HEIGHT }}>
      {near && (
        <ul aria-label={LIST_TEXTS.page(first, first + scans.length - 1)}>
          {scans.map((scan) => (
            <ScanRow key={scan.id} scan={scan} params={params} />
          ))}
        </ul>
      )}
    </div>
  );
});
