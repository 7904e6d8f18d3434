import { MESSAGE_PARAMETER } from './contract.ts';

const ENTRY = 'handedOverEmail';

let captured: string | undefined;

/**
 * Moves an email's source out of the address bar and into session storage: logging in first means leaving this page.
 * The fragment never reached a server.
 */
export function captureMessage(): void {
  const base64 = new URLSearchParams(location.hash.slice(1)).get(MESSAGE_PARAMETER);
  if (base64 === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  captured = base64;
  try {
    sessionStorage.setItem(ENTRY, base64);
  } catch {
    // Without storage it lasts until the page is left.
  }
}

/** Returns a captured email once, as a file. */
export function takeMessage(fileName: string): File | undefined {
  captureMessage();
  const base64 = captured ?? storedEmail();
  captured = undefined;
  if (base64 === undefined) return undefined;
  removeStored();
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new File([bytes], fileName);
  } catch {
    // Not base64, so not an email either: the file reader says so.
    return new File([base64], fileName);
  }
}

function storedEmail(): string | undefined {
  try {
    return sessionStorage.getItem(ENTRY) ?? undefined;
  } catch {
    return undefined;
  }
}

function removeStored(): void {
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
