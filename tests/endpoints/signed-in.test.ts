import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailsAnswer, NextEmailAnswer } from '../../src/features/mailbox/contract.ts';
import type { PredictAnswer } from '../../src/features/predict/contract.ts';
import type { LoginAnswer } from '../../src/features/sign-in/contract.ts';
import { askProvider, logIn } from '../support/dance.ts';
import { TestBrowser } from '../support/site.ts';
import { testTable } from '../support/test-table.ts';
import { call, postJson, SITE_URL } from './server.ts';

type User = LoginAnswer['user'];
const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
const browser = new TestBrowser(SITE_URL);
let maren: User;
let jonas: User;

beforeAll(async () => {
  maren = await logIn(browser, 'demo-maren-vogel');
  jonas = await logIn(new TestBrowser(SITE_URL), 'demo-jonas-lind');
});

describe('the mailbox', () => {
  test('is walked to its end, every email once, and each email is analysed whole', async () => {
    const newest = (await call(`/api/v1/users/${maren.id}/emails`, { headers: bearer(maren) })).body as EmailsAnswer;
    const emails = newest.emails.slice(0, 1);
    let token: string | null | undefined;
    while (token !== null) {
      const query = token === undefined ? '' : `?pageToken=${encodeURIComponent(token)}`;
      const answer = await call(`/api/v1/users/${maren.id}/next-email${query}`, { headers: bearer(maren) });
      expect(answer.status).toBe(200);
      const page = answer.body as NextEmailAnswer;
      emails.push(...page.emails);
      token = page.nextPageToken;
    }
    expect(emails.length).toBeGreaterThanOrEqual(18);
    expect(new Set(emails.map((email) => `${email.subject}\n${email.body}`)).size).toBe(emails.length);
    const [first] = emails;
    const request = { Subject: first?.subject ?? '', Body: first?.body ?? '' };
    const answer = (await postJson('/predict', request, bearer(maren))).body as PredictAnswer;
    expect(answer.analysed).toBe('message');
    expect(answer.email.from).toMatch(/@/);
    const foreign = (await postJson('/predict', request, bearer(jonas))).body as PredictAnswer;
    expect(foreign.analysed).toBe('fields');
  });

  test("of another user is refused, and so is another user's place in it", async () => {
    const emails = await call(`/api/v1/users/${jonas.id}/emails`, { headers: bearer(maren) });
    expect(emails).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const page = await call(`/api/v1/users/${maren.id}/next-email`, { headers: bearer(maren) });
    const token = encodeURIComponent((page.body as NextEmailAnswer).nextPageToken ?? '');
    const stolen = await call(`/api/v1/users/${jonas.id}/next-email?pageToken=${token}`, { headers: bearer(jonas) });
    expect(stolen).toMatchObject({ status: 400, body: { code: 'BAD_PAGE_TOKEN' } });
  });

  testTable(['pageToken=garbage', 'pageToken=', 'pageToken=a&pageToken=b', `pageToken=${'x'.repeat(5000)}`])(
    'refuses the place %s',
    async (query) => {
      const answer = await call(`/api/v1/users/${maren.id}/next-email?${query}`, { headers: bearer(maren) });
      expect(answer.status).toBe(400);
    },
  );

  test('is closed without a bearer', async () => {
    expect((await call(`/api/v1/users/${maren.id}/emails`)).status).toBe(401);
  });

  test('can be empty', async () => {
    const ines = await logIn(new TestBrowser(SITE_URL), 'demo-ines-duarte');
    const emails = await call(`/api/v1/users/${ines.id}/emails`, { headers: bearer(ines) });
    expect(emails.body).toEqual({ emails: [] });
    const next = await call(`/api/v1/users/${ines.id}/next-email`, { headers: bearer(ines) });
    expect(next.body).toEqual({ emails: [], nextPageToken: null });
  });
});

describe('signing in', () => {
  const exchange = (visitor: TestBrowser, code: string, state: string) =>
    visitor.postJson('/api/v1/auth/login/oauth', { code, flowType: 'login' }, { 'oauth-state': state });

  test('logging in without an account and registering twice are refused with the reason', async () => {
    const answer = await askProvider(browser, 'register', 'demo-maren-vogel');
    const body = { access_token: answer.code, flowType: 'register' };
    const again = await browser.postJson('/api/v1/auth/register/oauth', body, { 'oauth-state': answer.state });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: 'ALREADY_REGISTERED',
      message: 'An account for maren.vogel@northwind.example already exists. Please log in.',
    });
  });

  test('a code works once, in the browser that asked, with its own state', async () => {
    const visitor = new TestBrowser(SITE_URL);
    const { code, state } = await askProvider(visitor, 'login', 'demo-jonas-lind');
    expect((await exchange(new TestBrowser(SITE_URL), code, state)).status).toBe(400);
    expect((await exchange(visitor, code, state)).status).toBe(200);
    expect((await exchange(visitor, code, state)).status).toBe(400);
    const other = await askProvider(visitor, 'login', 'demo-jonas-lind');
    const mismatch = await exchange(visitor, other.code, 'another-state');
    expect(await mismatch.json()).toMatchObject({ code: 'STATE_MISMATCH' });
  });

  test('the tokens stop working at log-out, the refresh token even before without its device', async () => {
    const visitor = new TestBrowser(SITE_URL);
    const user = await logIn(visitor, 'demo-jonas-lind');
    const stolen = await new TestBrowser(SITE_URL).postJson('/api/v1/auth/refresh', {
      refreshToken: user.refreshToken,
    });
    expect(stolen.status).toBe(401);
    const renewed = await visitor.postJson('/api/v1/auth/refresh', { refreshToken: user.refreshToken });
    const tokens = (await renewed.json()) as User;
    expect((await call('/api/v1/auth/current-user', { headers: bearer(tokens) })).status).toBe(200);
    expect((await visitor.postJson('/api/v1/auth/logout', {}, bearer(tokens))).status).toBe(200);
    expect((await call('/api/v1/auth/current-user', { headers: bearer(tokens) })).status).toBe(401);
    const after = await visitor.postJson('/api/v1/auth/refresh', { refreshToken: tokens.refreshToken });
    expect(await after.json()).toMatchObject({ code: 'SESSION_ENDED' });
  });
});
