import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signDemoAccessToken } from '../../../src/features/demo-provider/identity/access-token.server.ts';
import type { NextEmailAnswer } from '../../../src/features/mailbox/contract.ts';
import * as emails from '../../../src/pages/api/v1/users/[userId]/emails.ts';
import * as nextEmail from '../../../src/pages/api/v1/users/[userId]/next-email.ts';
import * as history from '../../../src/pages/demo/gmail/v1/users/me/history.ts';
import * as message from '../../../src/pages/demo/gmail/v1/users/me/messages/[id].ts';
import * as messages from '../../../src/pages/demo/gmail/v1/users/me/messages/index.ts';
import * as profile from '../../../src/pages/demo/gmail/v1/users/me/profile.ts';
import { GMAIL_READONLY } from '../../../src/server/oidc/flow.ts';
import { connectMailbox } from '../../support/mailbox.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';

const ROUTES = {
  '/api/v1/users/:userId/emails': emails,
  '/api/v1/users/:userId/next-email': nextEmail,
  '/demo/gmail/v1/users/me/profile': profile,
  '/demo/gmail/v1/users/me/history': history,
  '/demo/gmail/v1/users/me/messages': messages,
  '/demo/gmail/v1/users/me/messages/:id': message,
};

let site: TestSite;
let userId: string;
let bearer: string;
let demoToken: string;

beforeAll(async () => {
  site = await openTestSite(ROUTES);
  const { user, accessToken } = await signedIn(site.services, 'maren');
  userId = user.id;
  bearer = `Bearer ${accessToken}`;
  demoToken = await signDemoAccessToken(site.services, { sub: 'demo-maren-vogel', scope: GMAIL_READONLY });
  await connectMailbox(site.services, userId, demoToken);
});
afterAll(() => site.close());

async function get(path: string, authorization = bearer) {
  const answer = await fetch(site.siteUrl + path, { headers: { authorization } });
  return { status: answer.status, body: await answer.json() };
}

describe('the demo mailbox', () => {
  test('is walked from the newest email to the last', async () => {
    const { status, body } = await get(`/api/v1/users/${userId}/emails`);
    expect(status).toBe(200);
    const seen = body.emails;
    expect(seen).toEqual([{ subject: expect.stringContaining('password expires today'), body: expect.any(String) }]);
    for (let token: string | null = ''; token !== null; ) {
      const query: string = token === '' ? '' : `?pageToken=${encodeURIComponent(token)}`;
      const page: { status: number; body: NextEmailAnswer } = await get(`/api/v1/users/${userId}/next-email${query}`);
      expect(page.status).toBe(200);
      expect(page.body.emails).toHaveLength(1);
      seen.push(...page.body.emails);
      token = page.body.nextPageToken;
    }
    const { body: list } = await get('/demo/gmail/v1/users/me/messages', `Bearer ${demoToken}`);
    expect(seen).toHaveLength(list.messages.length);
    expect(seen.filter((email: { body: string }) => email.body === '')).toHaveLength(2);
  });
});

describe.each(['emails', 'next-email'])('/%s is refused', (name) => {
  test('to visitors', async () => {
    expect(await get(`/api/v1/users/${userId}/${name}`, 'Bearer nonsense')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
  });

  test('to other users', async () => {
    const { accessToken } = await signedIn(site.services, `jonas-${name}`);
    expect(await get(`/api/v1/users/${userId}/${name}`, `Bearer ${accessToken}`)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});

test.each([
  ['?pageToken=nonsense', 'BAD_PAGE_TOKEN'],
  ['?pageToken=', 'INVALID'],
  ['?pageToken=a&pageToken=b', 'INVALID'],
])('next-email%s is a bad request', async (query, code) => {
  const answer = await get(`/api/v1/users/${userId}/next-email${query}`);
  expect(answer).toMatchObject({ status: 400, body: { code } });
});

test('without the demo provider there is no demo mailbox', async () => {
  const other = await openTestSite(ROUTES, { environment: { DEMO_PROVIDER: 'off' } });
  const statuses = await Promise.all(
    ['', '/0000000000000000?format=raw'].map((path) =>
      fetch(`${other.siteUrl}/demo/gmail/v1/users/me/messages${path}`).then(({ status }) => status),
    ),
  );
  await other.close();
  expect(statuses).toEqual([404, 404]);
});
