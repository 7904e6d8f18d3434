import { site } from '../content/site.ts';

export function Brand() {
  return (
    <p className="brand">
      <svg viewBox="0 0 32 24" aria-hidden="true">
        <path className="brand-paper" d="M2 2h28v20H2zl9 10-9 10M30 2l-9 10 9 10" />
        <path className="brand-lock" d="M12 12h8" />
      </svg>
      {site.name}
    </p>
  );
}
