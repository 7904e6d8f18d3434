import { z as zod } from 'zod';
import { type Failure, isFailure } from '../failure.ts';
import { messageTooLarge, messageUnreadable } from './failures.ts';
import { type GmailOptions, messageId, openGmailApi } from './gmail-api.ts';
import { readChanges } from './gmail-history.ts';
import { type ListingCache, listOf } from './listing-cache.ts';
import type { Mailbox } from './mailbox-interface.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { SENT_AT_ONCE, SENT_AT_START } from './sent-emails.ts';

/** Without the owner's own messages. */
const RECEIVED = '-in:sent -in:drafts -in:chats';
const PAGE_SIZE = 500;

const AUTHSERV_ID = 'mx.google.com';

const messageList = zod.object({
  messages: zod.array(zod.object({ id: messageId })).default([]),
  nextPageToken: zod.string().optional(),
});
const rawMessage = zod.object({
  raw: zod.string().regex(/^[\w-]*={0,2}$/),
  /** Time of receipt; for imported messages, the message's own date. */
  internalDate: zod
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
const sentMessage = zod.object({
  internalDate: zod.string().regex(/^\d{1,15}$/),
  payload: zod
    .object({ headers: zod.array(zod.object({ name: zod.string(), value: zod.string() })).default([]) })
    .optional(),
});
/** Gmail allows 50 such calls a second and user. */
const SENT_IN_PARALLEL = 4;
/** Ids of sent messages that are listed since the last time; older ones are left out. */
const SENT_LISTED = 20 * PAGE_SIZE;
/** base64url takes four bytes for three; the rest of the response is small. */
const answerLimit = (limit: number) => Math.ceil((limit * 4) / 3) + 64 * 1024;
const profile = zod.object({ historyId: zod.string() });

/** The newest page is listed once; after that only changes are requested. */
export function openGmail(
  options: GmailOptions & { connection: string; owner: string; cache: ListingCache; pageSize?: number },
): Mailbox {
  const { connection, owner, cache, pageSize = PAGE_SIZE } = options;
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

  async function listSent(since: number | undefined): Promise<string[] | Failure> {
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const query = new URLSearchParams({
        labelIds: 'SENT',
        maxResults: String(since === undefined ? SENT_AT_START : PAGE_SIZE),
        // In seconds, and exclusive.
        ...(since !== undefined && { q: `after:${Math.floor(since / 1000) - 1}` }),
        ...(pageToken !== undefined && { pageToken }),
      });
      const list: zod.infer<typeof messageList> | Failure = await api.get(`/messages?${query}`, messageList);
      if (isFailure(list)) return list;
      ids.push(...list.messages.map(({ id }) => id));
      pageToken = list.nextPageToken;
    } while (since !== undefined && pageToken !== undefined && ids.length < SENT_LISTED);
    return ids;
  }

  async function listNewest() {
    const known = cache.get();
    const changes = known && (await readChanges(api, known));
    if (changes && isFailure(changes)) return changes;
    if (changes) {
      cache.update(changes);
      return listOf(changes);
    }
    // Before the list, so that messages that arrive in between are in the next changes.
    const start = await api.get('/profile', profile);
    if (isFailure(start)) return start;
    const list = await listPage();
    if (isFailure(list)) return list;
    cache.set({ ...list, changesSince: start.historyId });
    return list;
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
    async sentRecipients(cursor) {
      // Another provider's cursor is of no use.
      const isFromStart = cursor === null || !/^\d{1,15}$/.test(cursor);
      const since = isFromStart ? 0 : Number(cursor);
      const newestFirst = await listSent(isFromStart ? undefined : since);
      if (isFailure(newestFirst)) return newestFirst;
      const ids = newestFirst.toReversed();
      const headers: Uint8Array[] = [];
      let last = since;
      let next = 0;
      while (next < ids.length && headers.length < SENT_AT_ONCE) {
        const some = ids.slice(next, next + SENT_IN_PARALLEL);
        next += some.length;
        const path = (id: string) => `/messages/${id}?format=metadata&metadataHeaders=To&metadataHeaders=Cc`;
        const missing = { absent: messageUnreadable };
        const messages = await Promise.all(some.map((id) => api.get(path(id), sentMessage, missing)));
        for (const message of messages) {
          if (isFailure(message)) {
            if (message.code !== messageUnreadable().code) return message;
            continue;
          }
          const sentAt = Number(message.internalDate);
          if (sentAt <= since) continue;
          last = Math.max(last, sentAt);
          headers.push(headerOf(message.payload?.headers ?? []));
        }
      }
      return { headers, cursor: String(last), isFromStart, hasMore: next < ids.length };
    },
    close: async () => undefined,
  };
}

function headerOf(fields: readonly { name: string; value: string }[]): Uint8Array {
  const lines = fields.map(({ name, value }) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}\r\n`);
  return Buffer.from(`${lines.join('')}\r\n`);
}
