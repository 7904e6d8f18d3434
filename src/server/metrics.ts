import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from './settings.ts';

/** One answered request, as it is counted: never an address, only the template it matched. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** What is counted for Prometheus, in this process. */
export interface Metrics {
  begin(): void;
  /** @param answered nothing for what has no time of its own, such as a stream */
  end(answered: AnsweredRequest | undefined): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** From a cached page to a comparison of documents. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Node takes three dozen, from ACL to UNSUBSCRIBE: each would make a histogram of its own for every route. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests that are being answered', registers });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
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

/** Serves the metrics to programs on this machine alone. @throws the listen error, such as EADDRINUSE */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    // A page in a browser on this machine may have had its own name lead here.
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
