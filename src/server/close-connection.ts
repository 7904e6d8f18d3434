import type { IncomingMessage } from 'node:http';

/** Time for the client to read the response. */
const CLOSE_DELAY_MS = 5000;
/** Up to this size the rest of a body is read, to keep the connection. */
const SMALL_REST = 256 * 1024;

/** Node would read the rest until the request times out; closing at once could lose the response. */
export function closeAfterResponse(request: IncomingMessage): void {
  const { socket, headers } = request;
  if (isOver(request) || socket.destroyed) return;
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // Flowing: Node discards a body that was never read.
  if (!request.readableFlowing || length > SMALL_REST) socket.pause().end();
  setTimeout(() => isOver(request) || socket.destroy(), CLOSE_DELAY_MS).unref();
}

function isOver({ complete, readableLength }: IncomingMessage): boolean {
  return complete && readableLength === 0;
}
