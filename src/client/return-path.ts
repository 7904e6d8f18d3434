const ENTRY = 'return-to';
const PROVIDER_PARAMETERS = ['code', 'state', 'error', 'iss', 'provider'];

let leaving = false;

export function saveReturnPath(): void {
  if (leaving) return;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const name of PROVIDER_PARAMETERS) query.delete(name);
  store(`${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** The next log-in returns there. */
export function setReturnPath(path: string): void {
  store(path);
}

/** After a deliberate log-out, the next log-in opens the dashboard. */
export function discardReturnPath(): void {
  leaving = true;
  store(null);
}

/** Once, and only for a path on this site. */
export function takeReturnPath(): string | undefined {
  try {
    const saved = sessionStorage.getItem(ENTRY);
    store(null);
    if (saved === null || !URL.canParse(saved, location.origin)) return undefined;
    const { origin, pathname, search, hash } = new URL(saved, location.origin);
    // Browsers read `//` as the start of a host name.
    return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}

function store(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(ENTRY);
    else sessionStorage.setItem(ENTRY, path);
  } catch {
    // Without storage, the log-in opens the dashboard.
  }
}
