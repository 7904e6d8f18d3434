import { z } from 'zod';
import { isFailure } from '../failure.ts';
import { messageTooLarge, messageUnreadable } from './failures.ts';
import { type GmailOptions, messageId, openGmailApi } from './gmail-api.ts';
import { readChanges } from './gmail-history.ts';
import type { Listing, ListingMemory } from './listing-memory.ts';
import type { Mailbox, MessageList } from './mailbox.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';

/** A mailbox also lists what its owner wrote. */
const RECEIVED = '-in:sent -in:drafts -in:chats';
const PAGE_SIZE = 500;

/** Gmail names itself so in the Authentication-Results that it writes. */
const AUTHSERV_ID = 'mx.google.com';

const messageList = z.object({
  messages: z.array(z.object({ id: messageId })).default([]),
  nextPageToken: z.string().optional(),
});
const rawMessage = z.object({
  raw: z.string().regex(/^[\w-]*={0,2}$/),
  /** When Gmail took it in; of what was put in otherwise, its own date. */
  internalDate: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
/** base64url takes four bytes for three; the rest of the answer is small. */
const answerLimit = (limit: number) => Math.ceil((limit * 4) / 3) + 64 * 1024;
const profile = z.object({ historyId: z.string() });

/**
 * A mailbox at Gmail. Its newest page is listed whole once; from then on only what has changed since is asked for.
 * @param memory where the newest page is kept between two calls
 */
export function openGmail(
  options: GmailOptions & { connection: string; owner: string; memory: ListingMemory; pageSize?: number },
): Mailbox {
  const { connection, owner, memory, pageSize = PAGE_SIZE } = options;
  const api = openGmailApi(options);

  async function listPage(pageToken?: string) {
    const query = new URLSearchParams({
      maxResults: String(pageSize),
      q: RECEIVED,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const list = await api.get(`/messages?${query}`, messageList);
    if (isFailure(list)) return list;
    return { ids: list.messages.map(({ id }) => id), nextPageToken: list.nextPageToken };
  }

  async function listNewest() {
    const known = memory.get();
    const changes = known && (await readChanges(api, known));
    if (changes && isFailure(changes)) return changes;
    if (changes) return remembered(changes);
    // Asked for before the list, so that what arrives between the two is in the next changes.
    const start = await api.get('/profile', profile);
    if (isFailure(start)) return start;
    const list = await listPage();
    return isFailure(list) ? list : remembered({ ...list, historyId: start.historyId });
  }

  function remembered(listing: Listing): MessageList {
    memory.set(listing);
    return { ids: listing.ids, nextPageToken: listing.nextPageToken };
  }

  return {
    connection,
    owner,
    authservId: AUTHSERV_ID,
    list: (pageToken) => (pageToken === undefined ? listNewest() : listPage(pageToken)),
    async raw(id, limit = MESSAGE_LIMIT) {
      const missing = { absent: messageUnreadable, tooLarge: messageTooLarge, limit: answerLimit(limit) };
      const message = await api.get(`/messages/${encodeURIComponent(id)}?format=raw`, rawMessage, missing);
      if (isFailure(message)) return message;
      const source = Buffer.from(message.raw, 'base64url');
      if (source.byteLength > limit) return messageTooLarge();
      return { source, receivedAt: message.internalDate === undefined ? null : Number(message.internalDate) };
    },
    async wrote(id) {
      const query = new URLSearchParams({ labelIds: 'SENT', maxResults: '1', q: `rfc822msgid:${id.slice(1, -1)}` });
      const list = await api.get(`/messages?${query}`, messageList);
      return !isFailure(list) && list.messages.length > 0;
    },
    close: async () => undefined,
  };
}
