import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../src/server/keys.ts';
import { type Grant, mailboxAccessToken, readGrant, saveGrant } from '../../../src/server/mailbox/grants.ts';
import { createUser } from '../../../src/server/users.ts';
import { FakeGoogle, GOOGLE_SETTINGS, NEVER } from '../../mocks/google.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const HOUR = 60 * 60_000;

let now: number;
let google: FakeGoogle;
let services: TestServices;
let ada: string;
let grant: Grant;

beforeEach(async () => {
  now = 1_790_000_000_000;
  google = new FakeGoogle();
  services = await openTestServices({ environment: GOOGLE_SETTINGS, now: () => now });
  ada = await newUser('ada');
  grant = {
    provider: 'google',
    accessToken: 'ya29.first',
    accessTokenExpiresAt: now + HOUR,
    refreshToken: '1//refresh-token-of-ada',
  };
});

afterEach(() => services.close());

async function newUser(subject: string): Promise<string> {
  const user = await createUser(services, { issuer: 'test', subject, email: `${subject}@northwind.example` });
  if (typeof user === 'string') throw new Error('exists');
  return user.id;
}

const accessToken = (userId = ada) => mailboxAccessToken(services, userId, google.network);
const sealed = () => services.db.selectFrom('mailbox_grants').selectAll().executeTakeFirstOrThrow();

describe('a stored grant', () => {
  test('is read again, and nothing of it can be read in the database', async () => {
    await saveGrant(services, ada, grant);
    expect(await readGrant(services, ada)).toEqual(grant);
    const row = await sealed();
    for (const part of row.sealed_grant.split('.')) {
      expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/ya29|refresh-token-of-ada/);
    }
    expect(row.sealed_grant).not.toContain('refresh-token-of-ada');
  });

  test('keeps its refresh token when a later login brings none', async () => {
    await saveGrant(services, ada, grant);
    const { refreshToken, ...later } = { ...grant, accessToken: 'ya29.second' };
    await saveGrant(services, ada, later);
    expect(await readGrant(services, ada)).toEqual({ ...later, refreshToken });
  });

  test('belongs to one user: moved to another’s row it is nothing', async () => {
    await saveGrant(services, ada, grant);
    const eve = await newUser('eve');
    await services.db
      .insertInto('mailbox_grants')
      .values({ ...(await sealed()), user_id: eve })
      .execute();
    expect(await readGrant(services, eve)).toBeUndefined();
    expect(await accessToken(eve)).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
  });

  test('is nothing under another secret', async () => {
    await saveGrant(services, ada, grant);
    const keys = deriveKeys('another secret of at least 32 characters');
    expect(await readGrant({ ...services, keys }, ada)).toBeUndefined();
  });
});

describe('the access token', () => {
  test('is the stored one while it lasts', async () => {
    await saveGrant(services, ada, grant);
    expect(await accessToken()).toMatchObject({ provider: 'google', accessToken: 'ya29.first' });
    expect(google.tokenRequests).toEqual([]);
  });

  test('is renewed a minute before its end, once for all who ask, and stored', async () => {
    await saveGrant(services, ada, grant);
    now += HOUR - 59_000;
    const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
    expect(google.tokenRequests).toHaveLength(1);
    expect(google.tokenRequests[0]?.get('refresh_token')).toBe(grant.refreshToken);
    expect(new Set(tokens.map((token) => 'accessToken' in token && token.accessToken)).size).toBe(1);
    expect(tokens[0]).not.toMatchObject({ accessToken: 'ya29.first' });
    expect(await readGrant(services, ada)).toMatchObject({ ...tokens[0], refreshToken: grant.refreshToken });
  });

  test('a rotated refresh token replaces the stored one', async () => {
    await saveGrant(services, ada, grant);
    now += HOUR;
    const answer = { access_token: 'ya29.new', token_type: 'Bearer', expires_in: 3600, refresh_token: '1//rotated' };
    google.answers.set('token', () => Response.json(answer));
    await accessToken();
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: 'ya29.new', refreshToken: '1//rotated' });
  });

  test('a grant that was withdrawn is dropped', async () => {
    await saveGrant(services, ada, grant);
    now += HOUR;
    google.answers.set('token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(await accessToken()).toMatchObject({ status: 403, code: 'MAILBOX_NOT_CONNECTED' });
    google.answers.clear();
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
    expect(await readGrant(services, ada)).toBeUndefined();
  });

  test.each([
    ['answers 500', () => new Response('', { status: 500 })],
    ['answers garbage', () => Response.json({ expires_in: 'soon' })],
    ['never answers', NEVER],
  ])('a provider that %s costs no grant', async (_, answer) => {
    await saveGrant(services, ada, grant);
    now += HOUR;
    google.answers.set('token', answer);
    expect(await accessToken()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
    google.answers.clear();
    expect(await accessToken()).toMatchObject({ provider: 'google' });
  });

  test('is none without a grant, without a refresh token, and with a grant of another provider', async () => {
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
    const { refreshToken: _, ...short } = grant;
    await saveGrant(services, ada, { ...short, accessTokenExpiresAt: now });
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
    await saveGrant(services, ada, { ...grant, provider: 'demo' });
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
  });
});
