import type { IncomingMessage } from 'node:http';

/** Long enough to see an answer. */
const HANG_UP_MS = 5000;
/** So little is read to its end, and the connection kept. */
const SMALL_REST = 256 * 1024;

/**
 * Ends the connection of a request that was answered before its body had come. Node would go on reading, as fast as it is
 * sent, for as long as a request may take. Closed at once, the connection would be reset and the answer perhaps lost.
 */
export function hangUpSoon(request: IncomingMessage): void {
  const { socket, headers } = request;
  if (isOver(request) || socket.destroyed) return;
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // Flowing: Node discards what nobody began to read.
  if (!request.readableFlowing || length > SMALL_REST) socket.pause().end();
  setTimeout(() => isOver(request) || socket.destroy(), HANG_UP_MS).unref();
}

function isOver({ complete, readableLength }: IncomingMessage): boolean {
  return complete && readableLength === 0;
}
