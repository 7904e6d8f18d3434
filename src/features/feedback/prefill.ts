/** What the address brought: the email to report, or the receipt of an earlier report. */
export interface Prefill {
  content?: string;
  receipt?: string;
}

let captured: Prefill | undefined;

/**
 * Takes the email out of the address bar, where history, extensions and shoulders can read it. Behind `#` it has not
 * even reached a server. A receipt stays in the address: whoever bookmarks it finds the report again.
 */
export function capturePrefill(): void {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const content = query.get('content') ?? fragment.get('content');
  const receipt = fragment.get('receipt') || null;
  if (content !== null) {
    query.delete('content');
    const rest = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + rest + (fragment.has('content') ? '' : location.hash));
  }
  if (content === null && receipt === null) return;
  captured = { ...(content === null ? {} : { content }), ...(receipt === null ? {} : { receipt }) };
}

/** Hands out what has arrived since the last time. */
export function takePrefill(): Prefill {
  capturePrefill();
  const taken = captured ?? {};
  captured = undefined;
  return taken;
}
