const ENTRY = 'return-to';
/** What a provider's redirect puts into an address; it is good for once. */
const OF_PROVIDERS = ['code', 'state', 'error'];

let leaving = false;

/** Keeps the address that needs a session until its visitor has one: in this tab, and never in an address. */
export function rememberPlace(): void {
  if (leaving) return;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const name of OF_PROVIDERS) query.delete(name);
  keep(`${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** Whoever leaves on purpose is not led back. */
export function forgetPlace(): void {
  leaving = true;
  keep(null);
}

/** Hands the address out once: a path of this site, or none. */
export function takePlace(): string | undefined {
  try {
    const kept = sessionStorage.getItem(ENTRY);
    keep(null);
    if (kept === null || !URL.canParse(kept, location.origin)) return undefined;
    const { origin, pathname, search, hash } = new URL(kept, location.origin);
    // Behind a second slash a browser reads the name of a host.
    return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

function keep(place: string | null): void {
  try {
    if (place === null) sessionStorage.removeItem(ENTRY);
    else sessionStorage.setItem(ENTRY, place);
  } catch {
    // Where storage is switched off, the way leads to the dashboard as ever.
  }
}
