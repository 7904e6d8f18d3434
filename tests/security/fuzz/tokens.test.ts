import { createContext } from 'astro/middleware';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../src/features/demo-provider/accounts.ts';
import {
  signDemoAccessToken,
  verifyDemoAccessToken,
} from '../../../src/features/demo-provider/identity/access-token.server.ts';
import { addReport, findReport } from '../../../src/features/feedback/reports.server.ts';
import { encryptPageToken, openPageToken } from '../../../src/features/mailbox/page-token.server.ts';
import { createFeed } from '../../../src/features/tasks/feed.server.ts';
import * as calendar from '../../../src/pages/calendar/[token].ics.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { beginAuthState, takeAuthState } from '../../../src/server/oidc/auth-state.ts';
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
  const page = await encryptPageToken(site.services, READER, { last: 'a', upcoming: ['b'] });
  const feed = await createFeed(site.services, ada.user.id);
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

test('a token that is not exactly ours opens nothing, whatever it is taken for', { timeout: FUZZ_TIMEOUT }, () =>
  fuzz(
    change,
    async (made) => {
      const token = changed(made);
      fc.pre(!good.includes(token));
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

const ATTEMPT = 'sign-in-login';

function cookiesOf(attempt = '') {
  const request = new Request('https://letterlock.test/', {
    headers: { cookie: `${ATTEMPT}=${encodeURIComponent(attempt)}` },
  });
  return createContext({ request, defaultLocale: 'en' }).cookies;
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** The token with every other last character of each of its parts, and with what base64url tolerates behind it. */
function respelled(token: string): string[] {
  const parts = token.split('.');
  const spellings = parts.flatMap((part, index) => {
    const others = ALPHABET.map((last) => part.slice(0, -1) + last);
    return [...others, ...['=', '==', ' ', '\n', 'A'].map((tail) => part + tail)].map((one) =>
      parts.with(index, one).join('.'),
    );
  });
  return spellings.filter((one) => one !== token);
}

test('a token has one spelling: no other last character and no padding opens anything', async () => {
  const { services, siteUrl } = site;
  const [access = '', refresh = '', page = '', feed = ''] = good;
  const bob = await signedIn(services, 'bob');
  const demo = await signDemoAccessToken(services, { sub: DEMO_ACCOUNTS[0]?.subject ?? '', scope: 'openid' });
  const { receipt } = await addReport(services, {
    reason: 'Incorrectly flagged as dangerous',
    emailContent: 'Dear [name]',
    reportedAt: '2031-01-01T00:00:00.000Z',
    consent: { version: '1', at: '2030-01-01T12:00:00.000Z' },
    confidenceScore: 92,
    severity: 'High',
    modelVersion: '1.0.0',
  });
  const browser = cookiesOf();
  const { state } = await beginAuthState(services, browser, { flowType: 'login', provider: 'google' });
  const attempt = browser.get(ATTEMPT)?.value ?? '';
  const takes = (sealed: string) => takeAuthState(services, cookiesOf(sealed), { flowType: 'login' });

  const opened = async (tokens: string[], open: (token: string) => Promise<unknown>) => {
    const answers = await Promise.all(tokens.map(async (token) => [token, await open(token)] as const));
    return answers.filter(([, answer]) => answer !== undefined && !isFailure(answer)).map(([token]) => token);
  };
  const kinds: [string, (token: string) => Promise<unknown>][] = [
    [access, (token) => verifyAccessToken(services, token)],
    [refresh, (token) => rotate(services, token, ada.device)],
    [bob.device, (device) => rotate(services, bob.refreshToken, device)],
    [page, (token) => openPageToken(services, READER, token)],
    [demo, (token) => verifyDemoAccessToken(services, token)],
    [receipt, (token) => findReport(services, token)],
    [attempt, takes],
    [
      feed,
      async (token) => ((await fetch(`${siteUrl}/calendar/${encodeURIComponent(token)}.ics`)).ok ? token : undefined),
    ],
  ];
  for (const [token, open] of kinds) {
    expect(respelled(token).length).toBeGreaterThan(60);
    expect(await opened(respelled(token), open)).toEqual([]);
    expect(await opened([token], open)).toEqual([token]);
  }
  expect(await takes(attempt)).toMatchObject({ state });
});
