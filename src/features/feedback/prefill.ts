import { REASONS, type Reason } from './contract.ts';

export interface Prefill {
  content?: string;
  reason?: Reason;
  receipt?: string;
}

let captured: Prefill | undefined;

/**
 * Moves the email out of the address bar, history and reach of extensions. A receipt stays in the address, so that it
 * can be bookmarked.
 */
export function capturePrefill(): void {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const content = query.get('content') ?? fragment.get('content');
  const reason = REASONS.find((one) => one === fragment.get('reason'));
  const receipt = fragment.get('receipt') || null;
  if (content !== null) {
    query.delete('content');
    const rest = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + rest + (fragment.has('content') ? '' : location.hash));
  }
  if (content === null && receipt === null) return;
  captured = {
    ...(content === null ? {} : { content }),
    ...(content !== null && reason && { reason }),
    ...(receipt === null ? {} : { receipt }),
  };
}

/** Returns each captured value once. */
export function takePrefill(): Prefill {
  capturePrefill();
  const taken = captured ?? {};
  captured = undefined;
  return taken;
}
