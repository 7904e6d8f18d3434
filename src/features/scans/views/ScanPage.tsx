import { memo, useEffect, useRef, useState } from 'react';
import type { Params } from '../../dashboard/route.ts';
import type { ScanSummary } from '../contract.ts';
import { $opened } from '../store.ts';
import { ScanRow } from './ScanRow.tsx';

/** How tall a row is that has not been in sight, in pixels. */
const ROW_HEIGHT = 104;

/** How far from the window rows are still kept, in its heights. */
const NEAR = '150% 0px';

/** As they were when their rows were taken away; also when the list itself was away meanwhile. */
const heights = new WeakMap<readonly ScanSummary[], number>();

interface ScanPageProps {
  scans: readonly ScanSummary[];
  /** The place of its first scan in the list, from 1. */
  first: number;
  /** Whether nothing follows it yet. */
  last: boolean;
  params: Params;
}

/** A page of the list. Its rows are there while it is near the window, so that a list of any length stays quick. */
export const ScanPage = memo(function ScanPage({ scans, first, last, params }: ScanPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => first === 1 || last || scans.some(({ id }) => id === $opened.get()?.id));
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
        // What has the focus must not vanish beneath it.
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
        <ul aria-label={`Scans ${first} to ${first + scans.length - 1}`}>
          {scans.map((scan) => (
            <ScanRow key={scan.id} scan={scan} params={params} />
          ))}
        </ul>
      )}
    </div>
  );
});
