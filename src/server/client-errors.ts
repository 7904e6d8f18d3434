import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { API_POLICY } from './headers.ts';
import { type Observers, observe, observeRefusal, REFUSED, REQUEST_ID } from './request-log.ts';

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Time for the client to read the response. */
const CLOSE_DELAY_MS = 1000;

/** For data that Node's parser refuses before there is a request. */
export function answerClientErrors(
  server: Server,
  always: Readonly<Record<string, string>>,
  observers: Observers,
): void {
  const headers = { ...always, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }) => {
    // Already answered, and still sending. Closing now could lose the response.
    if (!socket.writable) return;
    const status = STATUSES[error.code ?? ''] ?? 400;
    // A client that disconnected was not refused anything.
    const isRefused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || error.code?.startsWith('HPE_');
    const id = isRefused ? observeRefusal(observers, socket, status) : undefined;
    // If bytes were written, a response may be in progress.
    if (id === undefined || socket.bytesWritten !== 0) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, [REQUEST_ID]: id, connection: 'close', 'content-length': '0' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
  });
  server.on('checkExpectation', (request, response) => {
    observe(request, response, observers).route = REFUSED;
    response.writeHead(417, headers).end();
  });
}
