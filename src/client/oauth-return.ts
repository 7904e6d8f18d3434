export interface ReturnedCode {
  code: string;
  state: string;
  /** Absent for Google. */
  provider?: string;
  iss?: string;
}

export type ProviderReturn = ReturnedCode | { error: string; state: string; provider?: string; reason?: string };

let captured: ProviderReturn | undefined;

/** Moves the provider's parameters out of the address bar, history and reach of extensions. */
export function captureProviderReturn(): void {
  const parameters = new URLSearchParams(location.search);
  const code = parameters.get('code');
  const error = parameters.get('error');
  if (code === null && error === null) return;
  history.replaceState(history.state, '', location.pathname);
  const state = parameters.get('state') ?? '';
  const [provider, iss] = [parameters.get('provider'), parameters.get('iss')];
  const from = { ...(provider !== null && { provider }), ...(iss !== null && { iss }) };
  const reason = parameters.get('reason');
  captured = code
    ? { code, state, ...from }
    : { error: error ?? 'no_code', state, ...from, ...(reason !== null && { reason }) };
}

/** A code must be exchanged only once, however often a view mounts. */
export function takeProviderReturn(): ProviderReturn | undefined {
  captureProviderReturn();
  const taken = captured;
  captured = undefined;
  return taken;
}
