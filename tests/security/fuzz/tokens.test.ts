import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageToken, sealPageToken } from '../../../src/features/mailbox/page-token.server.ts';
import { makeFeed } from '../../../src/features/tasks/feed.server.ts';
import * as calendar from '../../../src/pages/calendar/[token].ics.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { bearerOf, verifyAccessToken } from '../../../src/server/session/access-token.ts';
import { rotate } from '../../../src/server/session/refresh-token.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';
import { FUZZ_TIMEOUT, fuzz } from './fuzz.ts';

const READER = { userId: 'ada', connection: 'first' };
let site: TestSite;
let ada: Awaited<ReturnType<typeof signedIn>>;
/** One of each kind that is good at present. */
let good: string[];

beforeAll(async () => {
  site = await openTestSite({ '/calendar/:token.ics': calendar }, { environment: { RATE_LIMIT_SCALE: '1000000' } });
  ada = await signedIn(site.services);
  const page = await sealPageToken(site.services, READER, { last: 'a', upcoming: ['b'] });
  const feed = await makeFeed(site.services, ada.user.id);
  good = [ada.accessToken, ada.refreshToken, page, feed.token];
});
afterAll(() => site.close());

/** What is done to a token: a piece of it goes, and another text, or a piece of another token, comes in its place. */
const change = fc.record({
  of: fc.nat(3),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  goes: fc.nat(12),
  comes: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('.', '..', '=', '-', '_', '\0', 'A', 'eyJhbGciOiJub25lIn0', '0'.repeat(5000)),
    fc.record({ of: fc.nat(3), from: fc.nat(200), length: fc.nat(400) }),
  ),
});

function changed({ of, at, goes, comes }: typeof change extends fc.Arbitrary<infer Change> ? Change : never): string {
  const token = good[of] ?? '';
  const place = Math.floor(at * token.length);
  const piece = typeof comes === 'string' ? comes : (good[comes.of] ?? '').substr(comes.from, comes.length);
  return token.slice(0, place) + piece + token.slice(place + goes);
}

/** Base64url has spellings that mean the same bytes: the last letter of a part may hold bits that nobody reads. */
function meaning(token: string): string {
  return token
    .split('.')
    .map((part) => (/^[\w-]*$/.test(part) ? `${part.length} ${Buffer.from(part, 'base64url').toString('hex')}` : part))
    .join('.');
}

test('a token that is not exactly ours opens nothing, whatever it is taken for', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    change,
    async (made) => {
      const token = changed(made);
      fc.pre(!good.some((one) => one === token || meaning(one) === meaning(token)));
      const { services, siteUrl } = site;
      expect(await verifyAccessToken(services, token)).toBeUndefined();
      expect(await verifyAccessToken(services, bearerOf(`Bearer ${token}`) ?? '')).toBeUndefined();
      expect(isFailure(await rotate(services, token, ada.device))).toBe(true);
      expect(isFailure(await rotate(services, ada.refreshToken, token))).toBe(true);
      expect(isFailure(await openPageToken(services, READER, token))).toBe(true);
      const answer = await fetch(`${siteUrl}/calendar/${encodeURIComponent(token.toWellFormed())}.ics`);
      await answer.text();
      expect(answer.status).toBe(404);
    },
    { runs: 150 },
  ),
);

test('the good ones are good to the end', async () => {
  const { services, siteUrl } = site;
  const [access = '', , page = '', feed = ''] = good;
  expect(await verifyAccessToken(services, access)).toMatchObject({ userId: ada.user.id });
  expect(await openPageToken(services, READER, page)).toEqual(expect.objectContaining({ last: 'a' }));
  expect((await fetch(`${siteUrl}/calendar/${feed}.ics`)).status).toBe(200);
});
