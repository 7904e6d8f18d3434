import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A connection between a program and a server that can be cut. */
export interface Cable {
  port: number;
  /** The number of connections so far. */
  connections(): number;
  /** The lines that the program sent to the server. */
  sent(): string[];
  /** Breaks all open connections; later ones work. */
  cut(): void;
  /** Stops all traffic on open connections, as if the other end were gone; later ones work. */
  stall(): void;
  remove(): Promise<void>;
}

/**
 * Lays a cable on this machine.
 * @param to a port, or the path of a socket
 * @param at where it begins: a port, any free one when it is 0, or the path of a socket
 */
export async function layCable(to: number | string, at: number | string = 0): Promise<Cable> {
  const sockets = new Set<Socket>();
  let connections = 0;
  let sent = '';
  const server = createServer((near) => {
    connections += 1;
    const far = createConnection(typeof to === 'string' ? { path: to } : { port: to, host: '127.0.0.1' });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    near.on('data', (data) => {
      sent += data;
    });
    near.pipe(far).pipe(near);
  });
  server.listen(typeof at === 'string' ? { path: at } : { port: at, host: '127.0.0.1' });
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof at === 'string' ? 0 : (server.address() as AddressInfo).port,
    connections: () => connections,
    sent: () => sent.split('\r\n').slice(0, -1),
    cut,
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    remove: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
