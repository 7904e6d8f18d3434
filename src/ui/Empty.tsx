import type { ReactNode } from 'react';
import './empty.css';

/** In place of a list: what will appear in it, and how. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 72 52" aria-hidden="true">
        <path className="empty-envelope" d="M2 2H70V50H2Z" />
        <path d="M2 2 28 26M70 2 44 26M2 50 28 26H44L70 50" />
      </svg>
      <div className="empty-words">{children}</div>
    </div>
  );
}
