import { z as zod } from 'zod';
import { type Failure, isFailure } from '../failure.ts';
import { messageTooLarge, messageUnreadable } from './failures.ts';
import { type GraphOptions, instant, itemId, linkOf, openGraphApi, queryOf } from './graph-api.ts';
import {
  afterChanges,
  changesFrom,
  INBOX,
  type ReceivedItem,
  readInboxChanges,
  receivedItem,
} from './graph-changes.ts';
import { type ListingCache, listOf } from './listing-cache.ts';
import type { Mailbox, MessageList } from './mailbox-interface.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { SENT_AT_ONCE, SENT_AT_START } from './sent-emails.ts';

const PAGE_SIZE = 500;
const SENT = '/me/mailFolders/sentitems/messages';
/** The engine's name for Exchange, whose fields are nameless. */
const AUTHSERV_ID = 'mx.microsoft.com';
const MAX_TIMES = 5000;

const recipients = zod
  .array(zod.object({ emailAddress: zod.object({ name: zod.string().nullish(), address: zod.string().nullish() }) }))
  .default([]);
const sentItem = zod.object({ sentDateTime: instant, toRecipients: recipients, ccRecipients: recipients });
type SentItem = zod.infer<typeof sentItem>;

/** The inbox is listed once; after that only changes are requested. */
export function openGraph(
  options: GraphOptions & { connection: string; owner: string; cache: ListingCache; pageSize?: number },
): Mailbox {
  const { connection, owner, cache, origin, pageSize = PAGE_SIZE } = options;
  const api = openGraphApi(options);
  const nextLink = linkOf(origin).optional();
  const itemsPage = zod.object({ value: zod.array(receivedItem), '@odata.nextLink': nextLink });
  const sentPage = zod.object({ value: zod.array(sentItem), '@odata.nextLink': nextLink });
  const times = new Map<string, number>();

  function remember(items: readonly ReceivedItem[]): void {
    if (times.size > MAX_TIMES) times.clear();
    for (const { id, receivedAt } of items) times.set(id, receivedAt);
  }

  async function listPage(pageToken?: string) {
    const first = { $select: 'receivedDateTime', $orderby: 'receivedDateTime desc', $top: String(pageSize) };
    const page = await api.get(pageToken ?? `${INBOX}?${queryOf(first)}`, itemsPage);
    if (isFailure(page)) return page;
    remember(page.value);
    return { items: page.value, nextPageToken: page['@odata.nextLink'] };
  }

  async function listNewest(): Promise<MessageList | Failure> {
    const known = cache.get();
    if (known) {
      const changes = await readInboxChanges(api, { origin, path: known.changesSince });
      if (changes && isFailure(changes)) return changes;
      if (changes) remember(changes.arrived);
      const listing = changes && afterChanges(known, changes);
      if (listing) {
        cache.update(listing);
        return listOf(listing);
      }
    }
    const page = await listPage();
    if (isFailure(page)) return page;
    const list = { ids: page.items.map(({ id }) => id), nextPageToken: page.nextPageToken };
    // After the list, so that emails arriving in between are in the changes, if not in both.
    const changes = await readInboxChanges(api, { origin, path: changesFrom(page.items[0]?.receivedAt) });
    if (changes && isFailure(changes)) return changes;
    if (!changes) return list;
    remember(changes.arrived);
    const oldest = page.nextPageToken === undefined ? 0 : (page.items.at(-1)?.receivedAt ?? 0);
    const arrived = changes.arrived.filter((item) => item.receivedAt > oldest);
    const listing = afterChanges({ ...list, changesSince: changes.changesSince }, { ...changes, arrived });
    if (!listing) return list;
    cache.set(listing);
    return listOf(listing);
  }

  async function receivedAt(id: string): Promise<number | Failure> {
    const known = times.get(id);
    if (known !== undefined) return known;
    const path = `/me/messages/${id}?${queryOf({ $select: 'receivedDateTime' })}`;
    const item = await api.get(path, receivedItem, { absent: messageUnreadable });
    return isFailure(item) ? item : item.receivedAt;
  }

  return {
    connection,
    owner,
    authservId: AUTHSERV_ID,
    list: async (pageToken) => {
      if (pageToken === undefined) return listNewest();
      const page = await listPage(pageToken);
      return isFailure(page) ? page : { ids: page.items.map(({ id }) => id), nextPageToken: page.nextPageToken };
    },
    async raw(id, limit = MESSAGE_LIMIT) {
      // The id of another provider's message.
      if (!itemId.safeParse(id).success) return messageUnreadable();
      const time = await receivedAt(id);
      if (isFailure(time)) return time;
      const missing = { absent: messageUnreadable, tooLarge: messageTooLarge, limit };
      const source = await api.bytes(`/me/messages/${id}/$value`, missing);
      return isFailure(source) ? source : { source, receivedAt: time };
    },
    async wrote(id) {
      const filter = `internetMessageId eq '${id.replaceAll("'", "''")}'`;
      const path = `${SENT}?${queryOf({ $filter: filter, $select: 'id', $top: '1' })}`;
      const found = await api.get(path, zod.object({ value: zod.array(zod.unknown()) }));
      return !isFailure(found) && found.value.length > 0;
    },
    async sentRecipients(cursor) {
      // Another provider's cursor is of no use.
      const isFromStart = cursor === null || !/^\d{1,15}$/.test(cursor);
      const since = isFromStart ? 0 : Number(cursor);
      const sent: SentItem[] = [];
      const fields = { $select: 'sentDateTime,toRecipients,ccRecipients', $top: String(SENT_AT_ONCE) };
      const order = isFromStart
        ? { $orderby: 'sentDateTime desc' }
        : { $filter: `sentDateTime gt ${new Date(since).toISOString()}`, $orderby: 'sentDateTime' };
      let next: string | undefined = `${SENT}?${queryOf({ ...fields, ...order })}`;
      do {
        const page: zod.infer<typeof sentPage> | Failure = await api.get(next, sentPage);
        if (isFailure(page)) return page;
        // Times of sent messages may be exact to the second only.
        sent.push(...page.value.filter((item) => sentAt(item) > since));
        next = page['@odata.nextLink'];
      } while (next !== undefined && sent.length < SENT_AT_START && (isFromStart || isOfOneTime(sent)));
      const isCut = !isFromStart && next !== undefined;
      const read = isCut ? withoutLastTime(sent) : sent.slice(0, SENT_AT_START);
      const last = read.reduce((latest, item) => Math.max(latest, sentAt(item)), since);
      const inOrder = isFromStart ? read.toReversed() : read;
      return { headers: inOrder.map(headerOf), cursor: String(last), isFromStart, hasMore: isCut && read.length > 0 };
    },
    close: async () => undefined,
  };
}

function sentAt({ sentDateTime }: SentItem): number {
  return Date.parse(sentDateTime);
}

const isOfOneTime = (items: readonly SentItem[]) => new Set(items.map(sentAt)).size < 2;

/**
 * The next page may have more messages of the same second, which the cursor would skip. They are read with the next
 * page, unless there is nothing else.
 */
function withoutLastTime(items: readonly SentItem[]): readonly SentItem[] {
  const [last] = items.slice(-1);
  const earlier = items.filter((item) => last && sentAt(item) < sentAt(last));
  return earlier.length > 0 ? earlier : items;
}

/** Graph doesn't provide the headers of sent messages. */
function headerOf({ toRecipients, ccRecipients }: SentItem): Uint8Array {
  const field = (name: string, people: SentItem['toRecipients']) =>
    people.length === 0 ? '' : `${name}: ${people.map(mailboxOf).join(',\r\n ')}\r\n`;
  return Buffer.from(`${field('To', toRecipients)}${field('Cc', ccRecipients)}\r\n`);
}

/** The name as an encoded word (RFC 2047), so that nothing in it can end the field. */
function mailboxOf({ emailAddress: { name, address } }: SentItem['toRecipients'][number]): string {
  const safe = (address ?? '').replaceAll(/[^\w.!#$%&'*+/=?^`{|}~@-]/g, '');
  return `=?utf-8?B?${Buffer.from(name ?? '').toString('base64')}?= <${safe}>`;
}

/** Whether the mailbox can be read at all: a permission doesn't guarantee it. */
export async function checkGraph(options: GraphOptions): Promise<Failure | undefined> {
  const answer = await openGraphApi(options).get('/me/mailFolders/inbox?$select=id', zod.object({ id: zod.string() }));
  return isFailure(answer) ? answer : undefined;
}
