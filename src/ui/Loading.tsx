import { useEffect, useState } from 'react';

const PATIENCE_MS = 300;

/** Says that something is on its way, once that has taken long enough to be noticed. */
export function Waiting({ children = 'Loading…' }: { children?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="min-h-6 text-ink-muted">
      {late && children}
    </p>
  );
}
