import './google-button.css';

interface GoogleButtonProps {
  label: string;
  busyLabel: string | undefined;
  onPress: () => void;
}

/** Drawn after Google's branding rules, without Google's script. */
export function GoogleButton({ label, busyLabel, onPress }: GoogleButtonProps) {
  const busy = busyLabel !== undefined;
  return (
    <button
      type="button"
      className="google-button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <GoogleMark />
      {busyLabel ?? label}
    </button>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path stroke="#ea4335" d="M4.2 7.6A9 9 0 0 1 18.6 5.9" />
      <path stroke="#fbbc05" d="M4.2 16.4a9 9 0 0 1 0-8.8" />
      <path stroke="#34a853" d="M18 18.7A9 9 0 0 1 4.2 16.4" />
      <path stroke="#4285f4" d="M12.2 12H21a9 9 0 0 1-3 6.7" />
    </svg>
  );
}
