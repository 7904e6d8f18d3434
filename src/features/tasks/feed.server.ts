import { createHash, randomBytes } from 'node:crypto';
import type { EndpointCall } from '../../server/endpoint.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { calendarOf, calendarResponse } from './calendar.server.ts';
import { CALENDAR_LIMIT, type FeedAnswer, type NewFeedAnswer } from './contract.ts';
import { TASK_MESSAGES } from './texts.ts';

const TOKEN_BYTES = 32;

export async function describeFeed({ db }: Services, userId: string): Promise<FeedAnswer> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['made_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { madeAt: isoOrNull(feed?.made_at), readAt: isoOrNull(feed?.read_at) };
}

/** Replaces an earlier link. */
export async function createFeed({ db, now }: Services, userId: string): Promise<NewFeedAnswer> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const made = { token_hash: hashOf(token), made_at: now(), read_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
  return { token, madeAt: new Date(made.made_at).toISOString() };
}

export async function revokeFeed({ db }: Services, userId: string): Promise<{ ok: true }> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
  return { ok: true };
}

export async function readFeed({
  services,
  context,
}: Pick<EndpointCall<undefined, undefined, undefined>, 'services' | 'context'>): Promise<Response | Failure> {
  const { db, limits, now } = services;
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['user_id', 'token_hash'])
    .where('token_hash', '=', hashOf(context.params.token ?? ''))
    .executeTakeFirst();
  if (!feed) return feedNotFound();
  const refused = await limits.count('calendar', feed.token_hash, CALENDAR_LIMIT);
  if (refused) return refused;
  await db.updateTable('calendar_feeds').set({ read_at: now() }).where('token_hash', '=', feed.token_hash).execute();
  const text = await calendarOf(services, feed.user_id);
  const etag = `"${hashOf(text)}"`;
  // Revalidated each time, so that no cache serves a revoked link.
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  const known = context.request.headers.get('if-none-match')?.trim() ?? '';
  return known === '*' || known.includes(etag)
    ? new Response(null, { status: 304, headers })
    : calendarResponse(text, headers);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isoOrNull(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}

function feedNotFound(): Failure {
  return failure(404, 'FEED_NOT_FOUND', TASK_MESSAGES.feedNotFound);
}
