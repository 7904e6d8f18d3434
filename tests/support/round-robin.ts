import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that passes each request to the next of several servers. */
export interface RoundRobin {
  url: string;
  /** The servers that get requests from now on. */
  servers: string[];
  close(): void;
}

export async function roundRobin(): Promise<RoundRobin> {
  const proxy: RoundRobin = { url: '', servers: [], close: () => server.close() };
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = new URL(incoming.url ?? '/', proxy.servers[turn % proxy.servers.length]);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-client'] ?? '192.0.2.1' };
    const passed = request(target, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
