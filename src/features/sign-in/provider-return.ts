/** What the provider's redirect brought back to our page. */
export type ProviderReturn = { code: string; state: string } | { error: string };

let captured: ProviderReturn | undefined;

/** Takes the provider's parameters out of the address bar, where history, extensions and shoulders can read them. */
export function captureProviderReturn(): void {
  const parameters = new URLSearchParams(location.search);
  const code = parameters.get('code');
  const error = parameters.get('error');
  if (code === null && error === null) return;
  history.replaceState(history.state, '', location.pathname);
  captured = code ? { code, state: parameters.get('state') ?? '' } : { error: error ?? 'no_code' };
}

/** Hands the return out exactly once: a code may be exchanged only once, however often a view is mounted. */
export function takeProviderReturn(): ProviderReturn | undefined {
  captureProviderReturn();
  const taken = captured;
  captured = undefined;
  return taken;
}

/** Only what a browser opens as a page: `javascript:` and its like must never reach `location`. */
export function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
