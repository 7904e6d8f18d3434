import { z } from 'zod';
import { type Failure, failure, isFailure } from '../failure.ts';
import { type GmailApi, messageId } from './gmail-api.ts';
import type { Listing } from './listing-memory.ts';

/** What carries one of these labels is not among what is listed. */
const HIDDEN = new Set(['SENT', 'DRAFT', 'CHAT', 'SPAM', 'TRASH']);
const PAGES = 4;

const message = z.object({ id: messageId, labelIds: z.array(z.string()).optional() });
const messages = z.array(z.object({ message })).default([]);
const labels = z.array(z.object({ message, labelIds: z.array(z.string()).default([]) })).default([]);

const record = z.object({
  messagesAdded: messages,
  messagesDeleted: messages,
  labelsAdded: labels,
  labelsRemoved: labels,
});
type HistoryRecord = z.infer<typeof record>;

const historyPage = z.object({
  history: z.array(record).default([]),
  historyId: z.string(),
  nextPageToken: z.string().optional(),
});

/**
 * Brings a listing up to date by the changes since (`history.list`).
 * @returns undefined when they do not tell enough, and the mailbox has to be listed anew
 */
export async function readChanges(api: GmailApi, listing: Listing): Promise<Listing | Failure | undefined> {
  const ids = new Set(listing.ids);
  let arrived: string[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < PAGES; pages += 1) {
    const query = new URLSearchParams({ startHistoryId: listing.historyId, maxResults: '500' });
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
      // The token of the page that follows may count positions, which have moved.
      if (listing.nextPageToken !== undefined && gone.some((id) => ids.has(id))) return undefined;
      for (const id of gone) ids.delete(id);
      arrived = arrived.filter((id) => !gone.includes(id));
    }
    pageToken = page.nextPageToken;
    if (pageToken === undefined) {
      // History goes forward in time. What arrived while the list was read stands in both.
      const current = [...new Set([...arrived.toReversed(), ...ids])];
      return { ...listing, ids: current, historyId: page.historyId };
    }
  }
  return undefined;
}

/** What comes back from the bin has a place that only the list knows; what came without labels may be anything. */
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

/** Gmail keeps a week of history, at times only hours. */
function historyTooOld(): Failure {
  return failure(404, 'HISTORY_TOO_OLD', 'The changes of this mailbox do not reach back that far.');
}
