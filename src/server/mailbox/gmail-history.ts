import { z as zod } from 'zod';
import { type Failure, failure, isFailure } from '../failure.ts';
import { MAILBOX_TEXTS } from '../texts.ts';
import { messageId } from './gmail-api.ts';
import type { Listing } from './listing-cache.ts';
import type { MailboxApi } from './mailbox-api.ts';

const HIDDEN = new Set(['SENT', 'DRAFT', 'CHAT', 'SPAM', 'TRASH']);
const MAX_PAGES = 4;

const message = zod.object({ id: messageId, labelIds: zod.array(zod.string()).optional() });
const messages = zod.array(zod.object({ message })).default([]);
const labels = zod.array(zod.object({ message, labelIds: zod.array(zod.string()).default([]) })).default([]);

const record = zod.object({
  messagesAdded: messages,
  messagesDeleted: messages,
  labelsAdded: labels,
  labelsRemoved: labels,
});
type HistoryRecord = zod.infer<typeof record>;

const historyPage = zod.object({
  history: zod.array(record).default([]),
  historyId: zod.string(),
  nextPageToken: zod.string().optional(),
});

/** @returns undefined if the changes are not sufficient and the mailbox must be listed again */
export async function readChanges(api: MailboxApi, listing: Listing): Promise<Listing | Failure | undefined> {
  const ids = new Set(listing.ids);
  let arrived: string[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const query = new URLSearchParams({ startHistoryId: listing.changesSince, maxResults: '500' });
    for (const type of ['messageAdded', 'messageDeleted', 'labelAdded', 'labelRemoved']) {
      query.append('historyTypes', type);
    }
    if (pageToken !== undefined) query.set('pageToken', pageToken);
    const page = await api.get(`/history?${query}`, historyPage, { absent: historyTooOld });
    if (isFailure(page)) return page.code === 'HISTORY_TOO_OLD' ? undefined : page;
    for (const change of page.history) {
      if (isUnclear(change)) return undefined;
      for (const added of change.messagesAdded) if (!isHidden(added.message.labelIds)) arrived.push(added.message.id);
      const gone = goneBy(change);
      // Page tokens may count positions, which have moved.
      if (listing.nextPageToken !== undefined && gone.some((id) => ids.has(id))) return undefined;
      for (const id of gone) ids.delete(id);
      arrived = arrived.filter((id) => !gone.includes(id));
    }
    pageToken = page.nextPageToken;
    if (pageToken === undefined) {
      // History is in ascending order. Messages that arrived while the list was read are in both.
      const current = [...new Set([...arrived.toReversed(), ...ids])];
      return { ...listing, ids: current, changesSince: page.historyId };
    }
  }
  return undefined;
}

/** Only the list knows the position of a message restored from the bin. A message without labels can be anything. */
function isUnclear({ messagesAdded, labelsRemoved }: HistoryRecord): boolean {
  return (
    labelsRemoved.some(({ labelIds }) => isHidden(labelIds)) ||
    messagesAdded.some(({ message: { labelIds } }) => !labelIds)
  );
}

function goneBy({ messagesDeleted, labelsAdded }: HistoryRecord): string[] {
  return [...messagesDeleted, ...labelsAdded.filter(({ labelIds }) => isHidden(labelIds))].map(
    ({ message: { id } }) => id,
  );
}

function isHidden(labelIds: readonly string[] = []): boolean {
  return labelIds.some((label) => HIDDEN.has(label));
}

/** Gmail keeps about a week of history, sometimes only hours. */
function historyTooOld(): Failure {
  return failure(404, 'HISTORY_TOO_OLD', MAILBOX_TEXTS.historyTooOld);
}
