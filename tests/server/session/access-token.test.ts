import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../src/server/keys.ts';
import { bearerOf, signAccessToken, verifyAccessToken } from '../../../src/server/session/access-token.ts';
import { rotate, type Tokens } from '../../../src/server/session/refresh-token.ts';
import { revokeSessions } from '../../../src/server/session/sessions.ts';
import { DAY, MINUTE, SECOND, testClock } from '../../support/clock.ts';
import { signedIn } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
let clock: ReturnType<typeof testClock>;
let session: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  clock = testClock();
  services = await openTestServices({ now: clock.now });
  session = await signedIn(services);
});
afterEach(() => services.close());

test('a token says who is calling', async () => {
  expect(await verifyAccessToken(services, session.accessToken)).toEqual({
    userId: session.user.id,
    email: 'ada@example.com',
    sessionId: decodeJwt(session.accessToken).fid,
  });
});

test('it ends after 15 minutes', async () => {
  clock.advance(15 * MINUTE - SECOND);
  expect(await verifyAccessToken(services, session.accessToken)).toBeDefined();
  clock.advance(SECOND);
  expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
});

test('it ends with its session, however often it was good before', async () => {
  expect(await verifyAccessToken(services, session.accessToken)).toBeDefined();
  const { fid } = decodeJwt<{ fid: string }>(session.accessToken);
  await revokeSessions(services.db, { sessionId: fid }, services.now());
  expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
});

test('it ends with the account', async () => {
  expect(await verifyAccessToken(services, session.accessToken)).toBeDefined();
  await services.db.deleteFrom('users').where('id', '=', session.user.id).execute();
  expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
});

test('it cannot outlive the 30 days of its session', async () => {
  const { fid } = decodeJwt<{ fid: string }>(session.accessToken);
  clock.advance(30 * DAY);
  const late = await signAccessToken(services, { userId: session.user.id, sessionId: fid });
  expect(await verifyAccessToken(services, late)).toBeUndefined();
});

test('a user cannot be named together with the session of another', async () => {
  const other = await signedIn(services, 'bob');
  const { fid } = decodeJwt<{ fid: string }>(other.accessToken);
  const mixed = await signAccessToken(services, { userId: session.user.id, sessionId: fid });
  expect(await verifyAccessToken(services, mixed)).toBeUndefined();
});

describe('when the secret is changed', () => {
  const change = (previous?: string) => deriveKeys('the next secret, of 32 characters or more', previous);
  const secretOf = () => readFileSync(join(services.settings.dataDir, 'secret'), 'utf8');

  test('a token from before is good until it runs out, and new ones name the new key', async () => {
    const before = decodeProtectedHeader(session.accessToken).kid;
    services.keys = change(secretOf());
    expect(await verifyAccessToken(services, session.accessToken)).toBeDefined();
    const { fid } = decodeJwt<{ fid: string }>(session.accessToken);
    const next = await signAccessToken(services, { userId: session.user.id, sessionId: fid });
    expect(decodeProtectedHeader(next).kid).not.toBe(before);
    expect(await verifyAccessToken(services, next)).toBeDefined();
    clock.advance(15 * MINUTE);
    expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
  });

  test('without the previous secret it is invalid, but the refresh token works, so no one has to log in', async () => {
    services.keys = change();
    expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
    const tokens = await rotate(services, session.refreshToken, session.device);
    expect(tokens).toMatchObject({ accessToken: expect.any(String) });
  });

  test('a refresh whose answer was lost meanwhile is answered again with the same token', async () => {
    const first = await rotate(services, session.refreshToken, session.device);
    services.keys = change(secretOf());
    expect(await rotate(services, session.refreshToken, session.device)).toMatchObject({
      refreshToken: (first as Tokens).refreshToken,
    });
  });
});

test.each([-5, 5])(
  'a server whose clock is %i minutes off takes the tokens of this one, and renews them',
  async (off) => {
    const other = { ...services, now: () => clock.now() + off * MINUTE };
    expect(await verifyAccessToken(other, session.accessToken)).toBeDefined();
    const tokens = await rotate(other, session.refreshToken, session.device);
    expect(tokens).toMatchObject({ accessToken: expect.any(String) });
    const { accessToken, refreshToken } = tokens as Tokens;
    expect(await verifyAccessToken(services, accessToken)).toBeDefined();
    expect(await rotate(services, refreshToken, session.device)).toMatchObject({ accessToken: expect.any(String) });
  },
);

test.each(['iat', 'jti', 'client_id'])('one without %s is none (RFC 9068, 2.2)', async (claim) => {
  const { id, privateKey } = services.keys.accessToken;
  const { [claim]: _, ...claims } = decodeJwt(session.accessToken);
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: id }).sign(privateKey);
  expect(await verifyAccessToken(services, await sign(decodeJwt(session.accessToken)))).toBeDefined();
  expect(await verifyAccessToken(services, await sign(claims))).toBeUndefined();
});

test('its header says what it is: EdDSA, an access token, and which key', () => {
  const kid = services.keys.accessToken.id;
  expect(decodeProtectedHeader(session.accessToken)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid });
});

describe('forged tokens', () => {
  const header = () => decodeProtectedHeader(session.accessToken) as { alg: string; typ: string };
  const claims = () => decodeJwt(session.accessToken);
  const sign = (changes: { header?: object; claims?: object; key?: Parameters<SignJWT['sign']>[0] }) =>
    new SignJWT({ ...claims(), ...changes.claims })
      .setProtectedHeader({ ...header(), ...changes.header })
      .sign(changes.key ?? services.keys.accessToken.privateKey);

  test('the same claims signed the right way are accepted', async () => {
    expect(await verifyAccessToken(services, await sign({}))).toBeDefined();
  });

  test.each<[string, () => Promise<string> | string]>([
    ['no signature', () => new UnsecuredJWT(claims()).encode()],
    ['the signature cut off', () => session.accessToken.replace(/[^.]+$/, '')],
    [
      'RS256',
      () => sign({ header: { alg: 'RS256' }, key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    [
      'HS256 with the public key as its secret',
      () => {
        const { publicKey } = services.keys.accessToken;
        return sign({ header: { alg: 'HS256' }, key: publicKey.export({ format: 'der', type: 'spki' }) });
      },
    ],
    ['another key of the same kind', () => sign({ key: generateKeyPairSync('ed25519').privateKey })],
    ['a key that is not ours', () => sign({ header: { kid: 'unknown' } })],
    ['no key named', () => sign({ header: { kid: undefined } })],
    ['a key made for another purpose', () => sign({ header: { alg: 'HS256' }, key: services.keys.pageToken })],
    ['the type of an id_token', () => sign({ header: { typ: 'JWT' } })],
    ['no type', () => sign({ header: { typ: undefined } })],
    ['the audience of an id_token', () => sign({ claims: { aud: 'client-id.example' } })],
    ['another issuer', () => sign({ claims: { iss: 'https://issuer.test' } })],
    ['no end', () => sign({ claims: { exp: undefined } })],
    ['no id', () => sign({ claims: { jti: undefined } })],
    ['no subject', () => sign({ claims: { sub: undefined } })],
    ['no session', () => sign({ claims: { fid: undefined } })],
    ['a session that is no text', () => sign({ claims: { fid: { $ne: '' } } })],
    ['a start in the future', () => sign({ claims: { nbf: Math.floor(clock.now() / 1000) + 60 } })],
    [
      'changed claims',
      () => {
        const [head, , signature] = session.accessToken.split('.');
        return `${head}.${Buffer.from(JSON.stringify({ ...claims(), sub: 'me' })).toString('base64url')}.${signature}`;
      },
    ],
    ['garbage', () => 'a.b.c'],
    ['nothing', () => ''],
  ])('%s is refused', async (_, forge) => {
    expect(await verifyAccessToken(services, await forge())).toBeUndefined();
  });
});

test.each([
  ['Bearer abc.def-g_h', 'abc.def-g_h'],
  ['bearer   abc==', 'abc=='],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['xBearer abc', undefined],
  ['', undefined],
  [null, undefined],
])('the bearer of %j is %j', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});
