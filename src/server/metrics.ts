import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from './settings.ts';

/** `route` is the matched template, never the address. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  begin(): void;
  /** @param answered undefined for streams, whose duration means nothing */
  end(answered: AnsweredRequest | undefined): void;
  text(): Promise<string>;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Node accepts three dozen methods, and each would add a histogram per route. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests in progress', registers });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return {
    begin: () => running.inc(),
    end: (answered) => {
      running.dec();
      if (!answered) return;
      const { method, route, status, seconds } = answered;
      duration.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
    },
    text: () => registry.metrics(),
  };
}

/** On 127.0.0.1 only. @throws the listen error, such as EADDRINUSE */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    // DNS rebinding: a page in a local browser may resolve its own name to this machine.
    if (!isNamedAsThisMachine(request.headers.host)) response.writeHead(421).end();
    else if (path !== '/metrics') response.writeHead(404).end();
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

function isNamedAsThisMachine(host = ''): boolean {
  return isLoopback(host.replace(/:\d+$/, ''));
}
