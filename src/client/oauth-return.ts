export type ProviderReturn = { code: string; state: string } | { error: string };

let captured: ProviderReturn | undefined;

/** Moves the provider's parameters out of the address bar, history and reach of extensions. */
export function captureProviderReturn(): void {
  const parameters = new URLSearchParams(location.search);
  const code = parameters.get('code');
  const error = parameters.get('error');
  if (code === null && error === null) return;
  history.replaceState(history.state, '', location.pathname);
  captured = code ? { code, state: parameters.get('state') ?? '' } : { error: error ?? 'no_code' };
}

/** A code must be exchanged only once, however often a view mounts. */
export function takeProviderReturn(): ProviderReturn | undefined {
  captureProviderReturn();
  const taken = captured;
  captured = undefined;
  return taken;
}
