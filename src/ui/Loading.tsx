import { useEffect, useState } from 'react';
import { CONTROL_TEXTS } from './texts.ts';

const DELAY_MS = 300;

/** Delayed, so that short waits don't flicker. */
export function Waiting({ children = CONTROL_TEXTS.loading }: { children?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="min-h-6 text-ink-muted">
      {late && children}
    </p>
  );
}
