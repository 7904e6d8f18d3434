import { MESSAGE_PARAMETER } from './contract.ts';

const ENTRY = 'handedOverEmail';

let captured: string | undefined;

/**
 * Takes a message out of the address bar, where history and shoulders can read it. Behind `#` it reached no server. Who has
 * to log in first comes back to another page, so it is kept for this tab until it is taken.
 */
export function captureMessage(): void {
  const base64 = new URLSearchParams(location.hash.slice(1)).get(MESSAGE_PARAMETER);
  if (base64 === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  captured = base64;
  try {
    sessionStorage.setItem(ENTRY, base64);
  } catch {
    // Without storage it lasts as long as this page.
  }
}

/** Hands out what has arrived since the last time, as a file that somebody chose. */
export function takeMessage(): File | undefined {
  captureMessage();
  const base64 = captured ?? takeKept();
  captured = undefined;
  if (base64 === undefined) return undefined;
  forgetKept();
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new File([bytes], 'The email from the browser extension');
  } catch {
    // What is no base64 is no message either.
    return new File([base64], 'The email from the browser extension');
  }
}

function takeKept(): string | undefined {
  try {
    return sessionStorage.getItem(ENTRY) ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetKept(): void {
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Then nothing was kept.
  }
}
