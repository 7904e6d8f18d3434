import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../src/server/keys.ts';
import { dropGrant, type OAuthGrant, readGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import {
  currentGrant,
  refuseGrant,
  renewAccessToken,
  revokeGrant,
  saveSignInGrant,
  saveTokens,
} from '../../../src/server/mailbox/grants.ts';
import { GMAIL_READONLY } from '../../../src/server/oidc/flow.ts';
import { createUser } from '../../../src/server/users.ts';
import { FakeGoogle, GOOGLE_SETTINGS, NEVER } from '../../mocks/google.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const HOUR = 60 * 60_000;

let now: number;
let google: FakeGoogle;
let services: TestServices;
let ada: string;
let grant: OAuthGrant;

beforeEach(async () => {
  now = 1_790_000_000_000;
  google = new FakeGoogle();
  services = await openTestServices({ environment: GOOGLE_SETTINGS, now: () => now });
  ada = await newUser('ada');
  grant = {
    provider: 'google',
    connection: 'one',
    address: 'ada@northwind.example',
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

const accessToken = (userId = ada) => currentGrant(services, userId, google.network);
const sealed = () => services.db.selectFrom('mailbox_grants').selectAll().executeTakeFirstOrThrow();

describe('a stored grant', () => {
  test('is read again, and nothing of it can be read in the database', async () => {
    await storeGrant(services, ada, grant);
    expect(await readGrant(services, ada)).toEqual(grant);
    const row = await sealed();
    for (const part of row.sealed_grant.split('.')) {
      expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/ya29|refresh-token-of-ada/);
    }
    expect(row.sealed_grant).not.toContain('refresh-token-of-ada');
  });

  test('keeps its refresh token when a later login brings none, and no other account’s', async () => {
    await storeGrant(services, ada, grant);
    const tokens = { access_token: 'ya29.second', token_type: 'bearer' as const, expires_in: 3600 };
    await saveTokens(services, ada, { provider: 'google', address: grant.address, tokens });
    const { accessTokenExpiresAt, refreshToken } = grant;
    expect(await readGrant(services, ada)).toMatchObject({
      accessToken: 'ya29.second',
      accessTokenExpiresAt,
      refreshToken,
    });
    expect(await readGrant(services, ada)).toMatchObject({ connection: 'one' });
    await saveTokens(services, ada, { provider: 'google', address: 'other@northwind.example', tokens });
    expect(await readGrant(services, ada)).not.toHaveProperty('refreshToken');
    expect(await readGrant(services, ada)).not.toMatchObject({ connection: 'one' });
  });

  test('names each connecting anew, and keeps the name when it is renewed', async () => {
    await storeGrant(services, ada, grant);
    now += HOUR;
    expect(await accessToken()).toMatchObject({ connection: 'one' });
    const { connection: _, ...again } = grant;
    await storeGrant(services, ada, again);
    expect(await accessToken()).toMatchObject({ connection: expect.not.stringMatching(/^one$/) });
  });

  test('belongs to one user: moved to another’s row it is nothing', async () => {
    await storeGrant(services, ada, grant);
    const eve = await newUser('eve');
    await services.db
      .insertInto('mailbox_grants')
      .values({ ...(await sealed()), user_id: eve })
      .execute();
    expect(await readGrant(services, eve)).toBe('unreadable');
    expect(await accessToken(eve)).toMatchObject({ code: 'MAILBOX_RECONNECT' });
  });

  test('is nothing under another secret', async () => {
    await storeGrant(services, ada, grant);
    const keys = deriveKeys('another secret of at least 32 characters');
    expect(await readGrant({ ...services, keys }, ada)).toBe('unreadable');
    const revoked = await revokeGrant({ ...services, keys }, ada, google.network);
    expect(revoked, 'Google was not informed').toEqual({ stored: true, revoked: false });
  });
});

describe('the access token', () => {
  test('is the stored one while it lasts', async () => {
    await storeGrant(services, ada, grant);
    expect(await accessToken()).toMatchObject({ provider: 'google', accessToken: 'ya29.first' });
    expect(google.tokenRequests).toEqual([]);
  });

  test('is renewed a minute before its end, once for all who ask, and stored', async () => {
    await storeGrant(services, ada, grant);
    now += HOUR - 59_000;
    const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
    expect(google.tokenRequests).toHaveLength(1);
    expect(google.tokenRequests[0]?.get('refresh_token')).toBe(grant.refreshToken);
    expect(new Set(tokens.map((token) => 'accessToken' in token && token.accessToken)).size).toBe(1);
    expect(tokens[0]).not.toMatchObject({ accessToken: 'ya29.first' });
    expect(await readGrant(services, ada)).toMatchObject({ ...tokens[0], refreshToken: grant.refreshToken });
  });

  test('a rotated refresh token replaces the stored one', async () => {
    await storeGrant(services, ada, grant);
    now += HOUR;
    const answer = { access_token: 'ya29.new', token_type: 'Bearer', expires_in: 3600, refresh_token: '1//rotated' };
    google.answers.set('token', () => Response.json(answer));
    await accessToken();
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: 'ya29.new', refreshToken: '1//rotated' });
  });

  test('a grant that was withdrawn asks to reconnect, and nothing of it is kept', async () => {
    await storeGrant(services, ada, grant);
    now += HOUR;
    google.answers.set('token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(await accessToken()).toMatchObject({ status: 403, code: 'MAILBOX_RECONNECT' });
    google.answers.clear();
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_RECONNECT' });
    expect(await readGrant(services, ada)).toBe('ended');
    expect((await sealed()).sealed_grant).toBe('');
    await storeGrant(services, ada, grant);
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: grant.accessToken });
  });

  describe('that is renewed while another process', () => {
    const renewDuring = async (work: () => Promise<void>, answer: () => Response) => {
      await storeGrant(services, ada, grant);
      now += HOUR;
      google.answers.set('token', async () => {
        await work();
        return answer();
      });
      return accessToken();
    };
    const fresh = () => Response.json({ access_token: 'ya29.new', token_type: 'Bearer', expires_in: 3600 });
    const withdrawn = () => Response.json({ error: 'invalid_grant' }, { status: 400 });

    test('disconnects the mailbox does not bring it back', async () => {
      const answer = await renewDuring(() => dropGrant(services, ada), fresh);
      expect(answer).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
      expect(await readGrant(services, ada)).toBeUndefined();
    });

    test.each([fresh, withdrawn])('connects another one leaves that as it is', async (answer) => {
      const other = { ...grant, connection: 'two', accessToken: 'ya29.other' };
      await renewDuring(() => storeGrant(services, ada, other), answer);
      expect(await readGrant(services, ada)).toEqual(other);
    });
  });

  test.each([
    ['answers 500', () => new Response('', { status: 500 })],
    ['answers garbage', () => Response.json({ expires_in: 'soon' })],
    ['never answers', NEVER],
  ])('a provider that %s costs no grant', async (_, answer) => {
    await storeGrant(services, ada, grant);
    now += HOUR;
    google.answers.set('token', answer);
    expect(await accessToken()).toMatchObject({ status: 502, code: 'MAILBOX_UNAVAILABLE' });
    google.answers.clear();
    expect(await accessToken()).toMatchObject({ provider: 'google' });
  });

  test('is none without a grant, without a refresh token, and with a grant of another provider', async () => {
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
    const { refreshToken: _, ...short } = grant;
    await storeGrant(services, ada, { ...short, accessTokenExpiresAt: now });
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_RECONNECT' });
    await storeGrant(services, ada, { ...grant, provider: 'demo' });
    expect(await accessToken()).toMatchObject({ code: 'MAILBOX_RECONNECT' });
  });
});

describe('an access token that Gmail refuses', () => {
  const renewed = (refused: string) =>
    renewAccessToken(services, ada, { connection: 'one', accessToken: refused }, google.network);

  test('is renewed once for all who met the refusal', async () => {
    await storeGrant(services, ada, grant);
    const tokens = await Promise.all([renewed('ya29.first'), renewed('ya29.first')]);
    expect(google.tokenRequests).toHaveLength(1);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^ya29\.(?!first)/);
  });

  test('after another mailbox was connected says nothing about that one', async () => {
    await storeGrant(services, ada, { ...grant, connection: 'two', accessToken: 'ya29.other' });
    expect(await renewed('ya29.first')).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    await refuseGrant(services, ada, 'one');
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: 'ya29.other' });
  });

  test('twice ends the grant', async () => {
    await storeGrant(services, ada, grant);
    await refuseGrant(services, ada, 'one');
    expect(await renewed('ya29.first')).toMatchObject({ code: 'MAILBOX_RECONNECT' });
    expect(google.tokenRequests).toEqual([]);
  });
});

describe('disconnecting', () => {
  const revoke = () => revokeGrant(services, ada, google.network);

  test('gives the permission back to Google and forgets it', async () => {
    await storeGrant(services, ada, grant);
    expect(await revoke()).toEqual({ stored: true, revoked: true });
    expect(google.revoked).toEqual([grant.refreshToken]);
    expect(await readGrant(services, ada)).toBeUndefined();
  });

  test('a permission that has ended already is no failure', async () => {
    await storeGrant(services, ada, grant);
    google.answers.set('revoke', () => Response.json({ error: 'invalid_token' }, { status: 400 }));
    expect(await revoke()).toEqual({ stored: true, revoked: true });
  });

  test.each([
    ['answers 503', () => new Response('', { status: 503 })],
    ['never answers', NEVER],
  ])('while Google %s deletes what is stored here and says so', async (_, answer) => {
    await storeGrant(services, ada, grant);
    google.answers.set('revoke', answer);
    expect(await revoke()).toEqual({ stored: true, revoked: false });
    expect(await readGrant(services, ada)).toBeUndefined();
  });

  test('nothing is nothing', async () => {
    expect(await revoke()).toEqual({ stored: false, revoked: true });
    expect(google.requests).toEqual([]);
  });
});

describe('logging in', () => {
  const logIn = (email: string, scope: string) => {
    const tokens = { access_token: 'ya29.login', token_type: 'bearer' as const, expires_in: 3600, scope };
    return saveSignInGrant(services, ada, { provider: 'google', address: email, tokens }, google.network);
  };
  const TICKED = `openid email ${GMAIL_READONLY}`;

  test('keeps what was allowed, and gives it back when it is refused the next time', async () => {
    await logIn(grant.address, TICKED);
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: 'ya29.login', address: grant.address });
    expect(google.revoked).toEqual([]);
    await logIn(grant.address, 'openid email');
    expect(await readGrant(services, ada)).toBeUndefined();
    expect(google.revoked).toEqual(['ya29.login']);
  });

  test.each([TICKED, 'openid email'])('with %s leaves another mailbox alone', async (scope) => {
    await storeGrant(services, ada, { ...grant, address: 'ada@home.example' });
    await logIn(grant.address, scope);
    expect(await readGrant(services, ada)).toMatchObject({ accessToken: 'ya29.first' });
    await storeGrant(services, ada, { ...grant, provider: 'microsoft' });
    await logIn(grant.address, scope);
    expect(await readGrant(services, ada), 'of the same address').toMatchObject({ provider: 'microsoft' });
    const imap = { host: 'imap.home.example', port: 993, security: 'tls', user: 'ada', password: 'secret' } as const;
    await storeGrant(services, ada, { provider: 'imap', ...imap });
    await logIn(grant.address, scope);
    expect(await readGrant(services, ada)).toMatchObject({ provider: 'imap', ...imap });
  });
});
