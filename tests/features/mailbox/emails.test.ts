import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FALLBACK_BODY, type NextEmailAnswer } from '../../../src/features/mailbox/contract.ts';
import { findDisplayed } from '../../../src/features/mailbox/displayed-emails.server.ts';
import { newestEmails, nextEmail } from '../../../src/features/mailbox/emails.server.ts';
import { type Failure, isFailure } from '../../../src/server/failure.ts';
import { type Grant, type OAuthGrant, readGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { withMailbox } from '../../../src/server/mailbox/mailbox.ts';
import { type FakeGmail, fakeGmail, googleError, never } from '../../mocks/gmail.ts';
import { connectedUser, connectMailbox } from '../../support/mailbox.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const DAY = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 10, 20);
let services: TestServices;
let maren: { userId: string };
let jonas: { userId: string };
let gmail: FakeGmail;

beforeAll(async () => {
  services = await openTestServices({ now: () => now });
  maren = await connectedUser(services, 'maren');
  jonas = await connectedUser(services, 'jonas');
});
afterAll(() => services.close());
beforeEach(async () => {
  // Each test has its own mailbox, so nothing is cached from the previous test.
  for (const { userId } of [maren, jonas]) await connectMailbox(services, userId);
  gmail = fakeGmail(['a', 'b', 'c', 'd', 'e'].map(email));
});

function email(id: string) {
  return { id, raw: `Subject: Email ${id}\r\nContent-Type: text/plain\r\n\r\nThis is ${id}.\r\nBye` };
}

async function reader() {
  const grant = (await readGrant(services, maren.userId)) as Grant;
  return { userId: maren.userId, connection: grant.connection };
}

function call(user = maren) {
  return { services, user, userId: user.userId, network: gmail.network };
}

async function next(pageToken?: string, user = maren): Promise<NextEmailAnswer> {
  const answer = await nextEmail(call(user), pageToken);
  if (isFailure(answer)) throw new Error(answer.code);
  return answer;
}

/** Presses Next until the end. @returns the emails shown */
async function walk(pageToken?: string): Promise<string[]> {
  const { emails, nextPageToken } = await next(pageToken);
  const subjects = emails.map(({ subject }) => subject.replace('Email ', ''));
  return nextPageToken === null ? subjects : [...subjects, ...(await walk(nextPageToken))];
}

describe('the recent email', () => {
  test('is the newest one', async () => {
    const answer = await newestEmails(call());
    expect(answer).toEqual({ emails: [{ subject: 'Email a', body: 'This is a.\nBye' }] });
  });

  test('is remembered as shown', async () => {
    await newestEmails(call());
    const shown = { subject: 'Email a', body: 'This is a.\nBye' };
    expect(await findDisplayed(services, await reader(), shown)).toBe('a');
  });

  test('without a subject and body is empty, and known by the body that the page puts in', async () => {
    gmail.messages = [{ id: 'x', raw: 'From: a@b.example\r\n\r\n' }];
    expect(await newestEmails(call())).toEqual({ emails: [{ subject: '', body: '' }] });
    expect(await findDisplayed(services, await reader(), { subject: '', body: FALLBACK_BODY })).toBe('x');
  });

  test('of an empty mailbox is none', async () => {
    gmail.messages = [];
    expect(await newestEmails(call())).toEqual({ emails: [] });
    expect(await next()).toEqual({ emails: [], nextPageToken: null });
  });

  test('is passed over when it is too large to be read', async () => {
    gmail.network.timeoutSeconds = 8;
    gmail.answerWith(() => new Response(new Uint8Array(36 * 1024 * 1024)), /\/a\?/);
    expect(await newestEmails(call())).toMatchObject({ emails: [{ subject: 'Email b' }] });
  });
});

describe('the next email', () => {
  test('continues after the newest, one at a time, and ends with null', async () => {
    expect((await next()).emails).toEqual([{ subject: 'Email b', body: 'This is b.\nBye' }]);
    expect(await walk()).toEqual(['b', 'c', 'd', 'e']);
  });

  test('is not shifted by new mail', async () => {
    const { nextPageToken } = await next();
    gmail.messages.unshift(email('new2'), email('new1'));
    expect(await walk(nextPageToken ?? '')).toEqual(['c', 'd', 'e']);
  });

  test('follows the nearest survivor when its place was deleted', async () => {
    const { nextPageToken } = await next();
    gmail.messages = ['new', 'a', 'd', 'e'].map(email);
    expect(await walk(nextPageToken ?? '')).toEqual(['d', 'e']);
  });

  test('starts again when nothing is as it was', async () => {
    const { nextPageToken } = await next();
    gmail.messages = ['x', 'y'].map(email);
    expect(await walk(nextPageToken ?? '')).toEqual(['x', 'y']);
  });

  test('is found in a mailbox of thousands', async () => {
    gmail.messages = Array.from({ length: 1200 }, (_, index) => email(String(index)));
    gmail.network.timeoutSeconds = 8;
    const { nextPageToken } = await next();
    gmail.messages.unshift(...Array.from({ length: 990 }, (_, index) => email(`new${index}`)));
    expect((await next(nextPageToken ?? '')).emails[0]?.subject).toBe('Email 2');
  });

  test('is passed over when it is deleted while it is asked for', async () => {
    gmail.answerWith(() => googleError(404, 'notFound'), /\/b\?/);
    expect(await walk()).toEqual(['c', 'd', 'e']);
  });

  test('of a mailbox that answers pages without end is given up', async () => {
    gmail.answerWith(() => Response.json({ nextPageToken: 'more' }), /messages\?/);
    expect(await next()).toEqual({ emails: [], nextPageToken: null });
    expect(gmail.requests.length).toBeLessThan(50);
  });
});

describe('a page token', () => {
  const refused = { failed: true, status: 400, code: 'BAD_PAGE_TOKEN' };

  test('reveals nothing about the mailbox and works for no other user', async () => {
    const { nextPageToken } = await next();
    expect(nextPageToken).not.toBeNull();
    expect(Buffer.from(nextPageToken ?? '', 'base64').toString()).not.toContain(maren.userId);
    expect(await nextEmail(call(jonas), nextPageToken ?? '')).toMatchObject(refused);
  });

  test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0..e30.e30.'])(
    'that is not ours is refused: %s',
    async (token) => {
      expect(await nextEmail(call(), token)).toMatchObject(refused);
    },
  );

  test('that was changed is refused', async () => {
    const token = (await next()).nextPageToken ?? '';
    const changed = `${token.slice(0, -12)}AAAAAAAAAAAA`;
    expect(await nextEmail(call(), changed)).toMatchObject(refused);
  });

  test('runs out after a day', async () => {
    const token = (await next()).nextPageToken ?? '';
    now += DAY / 2;
    expect(isFailure(await nextEmail(call(), token))).toBe(false);
    now += DAY / 2 + 1000;
    const grant = (await readGrant(services, maren.userId)) as OAuthGrant;
    await storeGrant(services, maren.userId, { ...grant, accessTokenExpiresAt: now + DAY });
    expect(await nextEmail(call(), token)).toMatchObject(refused);
  });

  test('leads nowhere in a mailbox that is connected later', async () => {
    const token = (await next()).nextPageToken ?? '';
    await connectMailbox(services, maren.userId);
    expect(await nextEmail(call(), token)).toMatchObject(refused);
  });
});

describe('what cannot be had', () => {
  const both: [string, () => Promise<unknown>][] = [
    ['emails', () => newestEmails(call())],
    ['next-email', () => nextEmail(call(), undefined)],
  ];

  test("another user's mailbox", async () => {
    const foreign = { ...call(), userId: jonas.userId };
    const refused = { failed: true, status: 403, code: 'FORBIDDEN' };
    expect(await newestEmails(foreign)).toMatchObject(refused);
    expect(await nextEmail(foreign, undefined)).toMatchObject(refused);
    expect(gmail.requests).toEqual([]);
  });

  test('more than anybody reads', async () => {
    const reader = await connectedUser(services, 'hasty');
    const answers = await Promise.all(Array.from({ length: 121 }, () => newestEmails(call(reader))));
    expect(answers.filter((answer) => isFailure(answer))).toMatchObject([{ status: 429 }]);
  });

  test('at the same time is read one after the other', async () => {
    let open = 0;
    let most = 0;
    const read = () =>
      withMailbox(services, maren, async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return 'read';
      });
    await Promise.all([read(), read(), read()]);
    expect(most).toBe(1);
  });

  test.each(both)('%s of a mailbox that is not connected', async (_, ask) => {
    await services.db.deleteFrom('mailbox_grants').where('user_id', '=', maren.userId).execute();
    const answer = (await ask()) as Failure;
    await connectMailbox(services, maren.userId);
    expect(answer).toMatchObject({ status: 403, code: 'MAILBOX_NOT_CONNECTED' });
  });

  test.each(both)('%s of a mailbox that answers with errors', async (_, ask) => {
    gmail.answerWith(() => googleError(401, 'authError'));
    expect(await ask()).toMatchObject({ status: 403, code: 'MAILBOX_RECONNECT' });
    await connectMailbox(services, maren.userId);
    gmail.answerWith(() => googleError(503, 'backendError'));
    expect(await ask()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
    gmail.answerWith(() => new Response('{"messages":'));
    expect(await ask()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
    gmail.answerWith(never);
    expect(await ask()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
    gmail.answerWith(() => googleError(429, 'rateLimitExceeded'), /format=raw/);
    expect(await ask()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
  });
});
