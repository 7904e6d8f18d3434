import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $monitor } from '../../scanning/store.ts';
import { PROGRESS_TEXTS } from '../texts.ts';
import './scan-progress.css';

const POLL_MS = 1500;

/** How far scanning is, while emails wait for it. */
export function ScanProgress() {
  const { data } = useStore($monitor);
  const isScanning = data?.on === true && data.problem === null && data.waiting > 0;
  // The alert stream reports how many emails are scanned, not how many there are.
  useEffect(() => {
    if (!isScanning) return undefined;
    const timer = setInterval(() => $monitor.revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isScanning]);
  if (!isScanning) return null;
  const { scanned, waiting } = data;
  return (
    <p className="scan-progress">
      <progress className="progress" value={scanned} max={scanned + waiting} aria-label={PROGRESS_TEXTS.label} />
      <span>{PROGRESS_TEXTS.scanned(scanned, scanned + waiting)}</span>
    </p>
  );
}
