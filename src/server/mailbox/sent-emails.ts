import type { Mailbox, SentRecipients } from './mailbox-interface.ts';

/** Real-world Message-IDs, without characters that are special in a search. */
const SEARCHABLE = /^<[\w.+=$/@-]{3,200}>$/;
/** Each costs one search. */
const MAX_SEARCHES = 4;

export async function wroteOneOf(mailbox: Pick<Mailbox, 'wrote'>, messageIds: readonly string[]): Promise<boolean> {
  for (const id of messageIds.filter((one) => SEARCHABLE.test(one)).slice(0, MAX_SEARCHES)) {
    if (await mailbox.wrote(id)) return true;
  }
  return false;
}

/** How many sent messages are read at first, and at a time. Older ones say little about current recipients. */
export const SENT_AT_START = 300;
export const SENT_AT_ONCE = 50;

export const NOTHING_SENT: SentRecipients = { headers: [], cursor: null, isFromStart: false, hasMore: false };
