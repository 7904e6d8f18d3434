import { type Failure, isFailure } from '../../server/failure.ts';
import type { Mailbox } from '../../server/mailbox/mailbox.ts';
import type { Cursor } from './page-token.server.ts';

const MAX_PAGES = 20;
const LOOKAHEAD = 20;

/** If the cursor's email is gone, starts at the next one that still exists, or else at the newest. */
export async function listOlder(mailbox: Mailbox, cursor: Cursor | undefined): Promise<string[] | Failure> {
  let ids: string[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await mailbox.list(pageToken);
    if (isFailure(page)) return page;
    // An email arriving between two calls shifts the pages, so they may overlap.
    ids = [...new Set([...ids, ...page.ids])];
    pageToken = page.nextPageToken;
    const found = cursor ? ids.indexOf(cursor.last) : 0;
    const enough = found >= 0 && ids.length > found + LOOKAHEAD;
    if (enough || pageToken === undefined) break;
  }
  const start = startOf(ids, cursor);
  return ids.slice(start, start + LOOKAHEAD);
}

function startOf(ids: string[], cursor: Cursor | undefined): number {
  const found = cursor ? ids.indexOf(cursor.last) : 0;
  if (found >= 0) return found + 1;
  const survivor = ids.findIndex((id) => cursor?.upcoming.includes(id));
  return Math.max(survivor, 0);
}
