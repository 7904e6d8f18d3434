const ENTRY = 'return-to';
/** One-time parameters of a provider's redirect. */
const OF_PROVIDERS = ['code', 'state', 'error'];

let leaving = false;

/** Remembers, in this tab, the page that needs a session until the visitor has signed in. */
export function rememberPlace(): void {
  if (leaving) return;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const name of OF_PROVIDERS) query.delete(name);
  keep(`${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** Forgets it when the user logs out. */
export function forgetPlace(): void {
  leaving = true;
  keep(null);
}

/** Returns the remembered path once; only a path of this site. */
export function takePlace(): string | undefined {
  try {
    const kept = sessionStorage.getItem(ENTRY);
    keep(null);
    if (kept === null || !URL.canParse(kept, location.origin)) return undefined;
    const { origin, pathname, search, hash } = new URL(kept, location.origin);
    // Browsers read `//host` as another host.
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
    // Storage is disabled: sign-in leads to the dashboard.
  }
}
