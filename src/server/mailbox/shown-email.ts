import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';
import type { Mailbox } from './mailbox.ts';

/** An email as its mailbox gave it, with what its analysis needs to know of that mailbox. */
export interface ShownEmail {
  messageId: string;
  mailbox: Pick<Mailbox, 'connection' | 'owner' | 'authservId'>;
  source: Uint8Array;
}

/** 10 minutes, 8 MB for all users, 64 kB for each. A larger or older email is read from its mailbox again. */
const BOUNDS = {
  maxSize: 8 * 1024 * 1024,
  maxEntrySize: 64 * 1024,
  ttl: 10 * 60 * 1000,
  ttlAutopurge: true,
  sizeCalculation: ({ source }: ShownEmail) => Math.max(1, source.byteLength),
};

const shownBy = new WeakMap<Services, LRUCache<string, ShownEmail>>();

/** Keeps the email that a user was shown last, in this process's memory: its analysis is what they ask for next. */
export function keepShown(services: Services, userId: string, email: ShownEmail): void {
  const shown = shownBy.get(services) ?? new LRUCache<string, ShownEmail>(BOUNDS);
  shownBy.set(services, shown);
  shown.delete(userId);
  shown.set(userId, email);
}

/** The email that a user was shown last, if it is this one and still in memory. */
export function lastShown(
  services: Services,
  { userId, connection }: { userId: string; connection: string },
  messageId: string,
): ShownEmail | undefined {
  const email = shownBy.get(services)?.get(userId);
  return email?.messageId === messageId && email.mailbox.connection === connection ? email : undefined;
}

/** Forgets it: its mailbox was disconnected, or its owner's account deleted. */
export function forgetShown(services: Services, userId: string): void {
  shownBy.get(services)?.delete(userId);
}
