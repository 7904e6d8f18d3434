import type { BlockList, Socket } from 'node:net';
import { clientOfConnection } from './client-address.ts';

/** Many times what event streams and browsers' idle connections need. */
export const MAX_CONNECTIONS = 10_000;
/** A browser opens six; many browsers may share one address. */
export const MAX_CONNECTIONS_PER_CLIENT = 256;

/** This many more get an error response; further ones are closed at once. */
const MAX_REFUSED = 100;
const REFUSED_MS = 2000;

/** Trusted proxies have no client limit. */
export class Connections {
  readonly #trustedProxies: BlockList;
  readonly #byClient = new Map<string, number>();
  readonly #refused = new Set<Socket>();
  #open = 0;

  constructor(trustedProxies: BlockList) {
    this.#trustedProxies = trustedProxies;
  }

  add(socket: Socket): void {
    const client = clientOfConnection(socket.remoteAddress ?? '', this.#trustedProxies);
    if (this.#open < MAX_CONNECTIONS && this.#openOf(client) < MAX_CONNECTIONS_PER_CLIENT) {
      this.#count(client, 1);
      socket.once('close', () => this.#count(client, -1));
      return;
    }
    if (this.#refused.size >= MAX_REFUSED) {
      socket.destroy();
      return;
    }
    this.#refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), REFUSED_MS).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      this.#refused.delete(socket);
    });
  }

  isRefused(socket: Socket): boolean {
    return this.#refused.has(socket);
  }

  #openOf(client: string | undefined): number {
    return client === undefined ? 0 : (this.#byClient.get(client) ?? 0);
  }

  #count(client: string | undefined, change: 1 | -1): void {
    this.#open += change;
    if (client === undefined) return;
    const open = this.#openOf(client) + change;
    if (open === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, open);
  }
}
