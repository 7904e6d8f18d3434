import type { IncomingMessage } from 'node:http';

/** Long enough for a sender to see an answer that came early, or to finish sending. */
const HANG_UP_MS = 5000;

/**
 * Closes the connection of a request that was answered before its body had come, unless the rest comes soon. Node would
 * go on reading it for as long as a request may take.
 */
export function hangUpSoon(request: IncomingMessage): void {
  if (request.complete || request.socket.destroyed) return;
  setTimeout(() => request.complete || request.socket.destroy(), HANG_UP_MS).unref();
}
