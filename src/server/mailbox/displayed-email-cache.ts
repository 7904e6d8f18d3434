import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';
import type { Mailbox } from './mailbox-interface.ts';

export interface CachedEmail {
  messageId: string;
  mailbox: Pick<Mailbox, 'connection' | 'owner' | 'authservId'>;
  source: Uint8Array;
}

/** 10 minutes, 8 MB in total, 64 kB per user. Other emails are read from the mailbox again. */
const LIMITS = {
  maxSize: 8 * 1024 * 1024,
  maxEntrySize: 64 * 1024,
  ttl: 10 * 60 * 1000,
  ttlAutopurge: true,
  sizeCalculation: ({ source }: CachedEmail) => Math.max(1, source.byteLength),
};

const caches = new WeakMap<Services, LRUCache<string, CachedEmail>>();

/** The email that a user was shown last: usually its analysis is requested next. In this process's memory. */
export function cacheEmail(services: Services, userId: string, email: CachedEmail): void {
  const shown = caches.get(services) ?? new LRUCache<string, CachedEmail>(LIMITS);
  caches.set(services, shown);
  shown.delete(userId);
  shown.set(userId, email);
}

export function cachedEmail(
  services: Services,
  { userId, connection }: { userId: string; connection: string },
  messageId: string,
): CachedEmail | undefined {
  const email = caches.get(services)?.get(userId);
  return email?.messageId === messageId && email.mailbox.connection === connection ? email : undefined;
}

export function dropCachedEmail(services: Services, userId: string): void {
  caches.get(services)?.delete(userId);
}
