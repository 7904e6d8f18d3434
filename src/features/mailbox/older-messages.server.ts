import { type Failure, isFailure } from '../../server/failure.ts';
import type { Mailbox } from '../../server/mailbox/mailbox.ts';
import type { Place } from './page-token.server.ts';

/** A place is looked for in the newest 10,000 messages; nobody presses Next more often. */
const MAX_PAGES = 20;
const LOOKAHEAD = 20;

/**
 * The ids of the messages that follow a place, newest first, at most `LOOKAHEAD` of them; without a place those that
 * follow the newest. Where the place's own message is gone, its nearest survivor leads; where none survived, the newest.
 */
export async function listOlder(mailbox: Mailbox, place: Place | undefined): Promise<string[] | Failure> {
  let ids: string[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await mailbox.list(pageToken);
    if (isFailure(page)) return page;
    // Mail that arrives meanwhile may shift a page, so that it begins with what ended the one before.
    ids = [...new Set([...ids, ...page.ids])];
    pageToken = page.nextPageToken;
    const found = place ? ids.indexOf(place.last) : 0;
    const enough = found >= 0 && ids.length > found + LOOKAHEAD;
    if (enough || pageToken === undefined) break;
  }
  const start = startOf(ids, place);
  return ids.slice(start, start + LOOKAHEAD);
}

function startOf(ids: string[], place: Place | undefined): number {
  const found = place ? ids.indexOf(place.last) : 0;
  if (found >= 0) return found + 1;
  const survivor = ids.findIndex((id) => place?.upcoming.includes(id));
  return Math.max(survivor, 0);
}
