import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { API_POLICY } from './headers.ts';
import { type Observers, observe, observeRefusal, REFUSED, REQUEST_ID } from './request-log.ts';

/** What Node answers by itself, by its error: everything else that it cannot read is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** So long it may go on sending. */
const HANG_UP_MS = 1000;

/** Gives the headers of every other response to what Node refuses before there is a request, and tells and counts it. */
export function answerWhatNodeRefuses(
  server: Server,
  always: Readonly<Record<string, string>>,
  observers: Observers,
): void {
  const headers = { ...always, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }) => {
    // It goes on sending after it was answered: hung up on at once, it would not see the answer.
    if (!socket.writable) return;
    const status = STATUSES[error.code ?? ''] ?? 400;
    // Who only went away has not been refused anything.
    const isRefused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || error.code?.startsWith('HPE_');
    const id = isRefused ? observeRefusal(observers, socket, status) : undefined;
    // Where something has been written, an answer may be under way.
    if (id === undefined || socket.bytesWritten !== 0) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, [REQUEST_ID]: id, connection: 'close', 'content-length': '0' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
  });
  server.on('checkExpectation', (request, response) => {
    observe(request, response, observers).route = REFUSED;
    response.writeHead(417, headers).end();
  });
}
