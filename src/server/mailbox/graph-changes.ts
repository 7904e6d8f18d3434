import { z as zod } from 'zod';
import { type Failure, failure, isFailure } from '../failure.ts';
import { MAILBOX_TEXTS } from '../texts.ts';
import { instant, itemId, linkOf, queryOf } from './graph-api.ts';
import type { Listing } from './listing-cache.ts';
import type { MailboxApi } from './mailbox-api.ts';

const MAX_PAGES = 10;
/** Emails may be stored in a different order than they were received. */
const OVERLAP_MS = 5 * 60 * 1000;

export const INBOX = '/me/mailFolders/inbox/messages';

export interface ReceivedItem {
  id: string;
  receivedAt: number;
}

export const receivedItem = zod
  .object({ id: itemId, receivedDateTime: instant })
  .transform(({ id, receivedDateTime }): ReceivedItem => ({ id, receivedAt: Date.parse(receivedDateTime) }));
/** A change to a known message may come with its id alone. */
const removedItem = zod.object({ id: itemId, '@removed': zod.object({}) });
const changedItem = zod.union([removedItem, receivedItem, zod.object({ id: itemId })]);

export interface InboxChanges {
  /** Graph promises no order. */
  arrived: ReceivedItem[];
  gone: string[];
  changesSince: string;
}

/** The start of an inbox's changes. @param newestAt when its newest known message was received */
export function changesFrom(newestAt: number | undefined): string {
  const since = newestAt === undefined ? undefined : new Date(newestAt - OVERLAP_MS).toISOString();
  // Without it, Graph reports the whole folder first.
  const filter = since === undefined ? {} : { $filter: `receivedDateTime ge ${since}` };
  return `${INBOX}/delta?${queryOf({ $select: 'receivedDateTime', ...filter })}`;
}

/** One round of a delta query. @returns undefined when the inbox must be listed again */
export async function readInboxChanges(
  api: MailboxApi,
  { origin, path }: { origin: string; path: string },
): Promise<InboxChanges | Failure | undefined> {
  const link = linkOf(origin);
  const changesPage = zod.object({
    value: zod.array(changedItem),
    '@odata.nextLink': link.optional(),
    '@odata.deltaLink': link.optional(),
  });
  const arrived = new Map<string, ReceivedItem>();
  const gone = new Set<string>();
  let next = path;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await api.get(next, changesPage, { absent: syncStateGone });
    if (isFailure(page)) return page.code === 'SYNC_STATE_GONE' ? undefined : page;
    for (const item of page.value) {
      if ('@removed' in item) {
        arrived.delete(item.id);
        gone.add(item.id);
        continue;
      }
      gone.delete(item.id);
      // A later change of an email that has just arrived, such as marking it as read, may contain only its id.
      if ('receivedAt' in item) arrived.set(item.id, item);
    }
    const { '@odata.nextLink': nextLink, '@odata.deltaLink': changesSince } = page;
    if (changesSince !== undefined) return { arrived: [...arrived.values()], gone: [...gone], changesSince };
    if (nextLink === undefined) return undefined;
    next = nextLink;
  }
  return undefined;
}

/** @returns undefined when the inbox must be listed again */
export function afterChanges(listing: Listing, { arrived, gone, changesSince }: InboxChanges): Listing | undefined {
  const known = new Set(listing.ids);
  // Page tokens count positions, which have moved.
  if (listing.nextPageToken !== undefined && gone.some((id) => known.has(id))) return undefined;
  const isNew = ({ id }: ReceivedItem) => !known.has(id);
  const newest = arrived.filter(isNew).toSorted((one, other) => other.receivedAt - one.receivedAt);
  for (const id of gone) known.delete(id);
  return { ...listing, ids: [...newest.map(({ id }) => id), ...known], changesSince };
}

function syncStateGone(): Failure {
  return failure(410, 'SYNC_STATE_GONE', MAILBOX_TEXTS.historyTooOld);
}
