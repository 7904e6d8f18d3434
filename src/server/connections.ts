import type { BlockList, Socket } from 'node:net';
import { clientOfConnection } from './client-address.ts';

/** The alert streams of a process (500) and what browsers keep open fit many times over. */
export const MOST_CONNECTIONS = 10_000;
/** A browser opens six; a network that shares one address has many browsers. */
export const MOST_CONNECTIONS_PER_CLIENT = 256;

/** So many more are told why they are refused; beyond that they are closed at once. */
const MOST_REFUSED = 100;
const REFUSED_MS = 2000;

/** Counts the connections of this process, in all and by client. A trusted proxy connects for many clients. */
export class Connections {
  readonly #trustedProxies: BlockList;
  readonly #byClient = new Map<string, number>();
  readonly #refused = new Set<Socket>();
  #open = 0;

  constructor(trustedProxies: BlockList) {
    this.#trustedProxies = trustedProxies;
  }

  /** Counts a new connection until it is closed. */
  add(socket: Socket): void {
    const client = clientOfConnection(socket.remoteAddress ?? '', this.#trustedProxies);
    if (this.#open < MOST_CONNECTIONS && this.#openOf(client) < MOST_CONNECTIONS_PER_CLIENT) {
      this.#count(client, 1);
      socket.once('close', () => this.#count(client, -1));
      return;
    }
    if (this.#refused.size >= MOST_REFUSED) {
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

  /** Whether requests on it are to be answered with a refusal. */
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
