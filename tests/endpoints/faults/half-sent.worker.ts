import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests whose bodies stop half-way. */
export interface HalfSent {
  port: number;
  count: number;
  /** The declared length. */
  bytes: number;
  headers: Record<string, string>;
  /** The clients that they come from, in turn. */
  clients: readonly string[];
}

/** How many connections got each status, 0 for none yet, and how many the server has closed. */
export interface Outcome {
  statuses: Record<number, number>;
  closed: number;
}

const { port, count, bytes, headers, clients } = workerData as HalfSent;
const head = Object.entries({
  Host: `localhost:${port}`,
  'Content-Type': 'application/json',
  'Content-Length': String(bytes),
  ...headers,
}).map(([name, value]) => `${name}: ${value}\r\n`);
const half = Buffer.alloc(bytes / 2, 'a');
half.write('{"Subject":"Hello","Body":"');

const outcomes = Array.from({ length: count }, () => ({ status: 0, isClosed: false }));
for (const [index, outcome] of outcomes.entries()) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    outcome.status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? 0);
  });
  socket.on('close', () => {
    outcome.isClosed = true;
  });
  const from = `X-Forwarded-For: ${clients[index % clients.length]}\r\n`;
  socket.write(`POST /predict HTTP/1.1\r\n${from}${head.join('')}\r\n`);
  socket.write(half);
}

parentPort?.on('message', () => {
  const statuses: Outcome['statuses'] = {};
  for (const { status } of outcomes) statuses[status] = (statuses[status] ?? 0) + 1;
  parentPort?.postMessage({ statuses, closed: outcomes.filter(({ isClosed }) => isClosed).length } satisfies Outcome);
});
