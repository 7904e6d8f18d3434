import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiKeysOf } from '../../../src/features/api-keys/api-keys.server.ts';
import { MAX_API_KEYS, type NewApiKeyAnswer, SCOPES } from '../../../src/features/api-keys/contract.ts';
import * as push from '../../../src/pages/api/v1/alerts/push.ts';
import * as apiKey from '../../../src/pages/api/v1/api-keys/[apiKeyId].ts';
import * as apiKeys from '../../../src/pages/api/v1/api-keys/index.ts';
import * as scans from '../../../src/pages/api/v1/scans/index.ts';
import * as tasks from '../../../src/pages/api/v1/tasks/index.ts';
import * as predict from '../../../src/pages/predict.ts';
import { dropExpiredApiKeys } from '../../../src/server/session/api-key.ts';
import { servedEndpoints } from '../../../src/tools/docs/endpoints.ts';
import { DAY, MINUTE, testClock } from '../../support/clock.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, type TestSite } from '../../support/site.ts';

let clock: ReturnType<typeof testClock>;
let site: TestSite;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  clock = testClock();
  const routes = {
    '/keys': apiKeys,
    '/keys/:apiKeyId': apiKey,
    '/scans': scans,
    '/tasks': tasks,
    '/push': push,
    '/predict': predict,
  };
  site = await openTestSite(routes, { now: clock.now });
  ada = await signedIn(site.services, 'ada');
});
afterEach(() => site.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function create(body: object = {}, person = ada): Promise<Response> {
  return fetch(`${site.siteUrl}/keys`, {
    method: 'POST',
    headers: {
      ...bearer(person.accessToken),
      cookie: `device=${person.device}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Mail server', scopes: ['scans:read'], days: 30, ...body }),
  });
}

async function created(body?: object): Promise<NewApiKeyAnswer> {
  return (await create(body)).json() as Promise<NewApiKeyAnswer>;
}

const get = (path: string, token: string) => fetch(site.siteUrl + path, { headers: bearer(token) });
const revoke = (id: string, token = ada.accessToken) =>
  fetch(`${site.siteUrl}/keys/${id}`, { method: 'DELETE', headers: bearer(token) });

describe('a new key', () => {
  test('is shown once, and only its hash is stored', async () => {
    const { key, stored } = await created();
    expect(key).toMatch(/^llk_[\w-]{43}$/);
    expect(stored).toEqual({
      ...{ id: expect.any(String), name: 'Mail server', prefix: key.slice(0, 10), scopes: ['scans:read'] },
      createdAt: new Date(clock.now()).toISOString(),
      expiresAt: new Date(clock.now() + 30 * DAY).toISOString(),
      lastUsedAt: null,
    });
    expect(await (await get('/keys', ada.accessToken)).json()).toEqual({ keys: [stored] });
    const rows = await site.services.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(10));
  });

  test('is told to its owner by email, without the key', async () => {
    const { key } = await created();
    const [{ mail } = { mail: '' }] = await site.services.db.selectFrom('outbox').select('mail').execute();
    expect(mail).toContain('“Mail server”');
    expect(mail).not.toContain(key.slice(4));
  });

  test.each([
    ['without a name', { name: ' ' }],
    ['without a scope', { scopes: [] }],
    ['for a scope that does not exist', { scopes: ['scans:write'] }],
    ['for ever longer', { days: 3650 }],
  ])('is refused %s', async (_, body) => {
    expect((await create(body)).status).toBe(400);
  });

  test('needs a recent login on the same device', async () => {
    expect((await create({}, { ...ada, device: 'another' })).status).toBe(403);
    clock.advance(11 * MINUTE);
    expect((await create()).status).toBe(403);
  });

  test(`is one of ${MAX_API_KEYS} at most`, async () => {
    for (let count = 0; count < MAX_API_KEYS; count++) expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(409);
  });
});

describe('a key works', () => {
  test('for the calls of its scopes, and for no other', async () => {
    const { key } = await created();
    expect((await get('/scans', key)).status).toBe(200);
    const refused = await get('/tasks', key);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'WRONG_SCOPE' });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="tasks:read"');
  });

  test('and a program that sends none is told so', async () => {
    const refused = await fetch(`${site.siteUrl}/scans`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      code: 'UNAUTHORIZED',
      message: 'Please log in again, or send an API key.',
    });
  });

  test('for no call that has no scope, such as making further keys', async () => {
    const { key } = await created({ scopes: SCOPES });
    expect((await get('/keys', key)).status).toBe(403);
    expect((await get('/push', key)).status).toBe(403);
    expect((await create({}, { ...ada, accessToken: key })).status).toBe(403);
    expect((await revoke('any', key)).status).toBe(403);
  });

  test('where no login is needed, only with the scope', async () => {
    const check = async (key: string) => {
      const headers = { ...bearer(key), 'content-type': 'application/json' };
      const body = JSON.stringify({ Subject: 'Lunch', Body: 'Shall we?' });
      return (await fetch(`${site.siteUrl}/predict`, { method: 'POST', headers, body })).status;
    };
    expect(await check((await created({ scopes: ['check'] })).key)).toBe(200);
    expect(await check((await created()).key)).toBe(403);
    expect(await check('llk_invented')).toBe(401);
  });

  test('until it expires, and is listed for another 30 days', async () => {
    const { key } = await created();
    clock.advance(30 * DAY - 1);
    expect((await get('/scans', key)).status).toBe(200);
    clock.advance(1);
    expect((await get('/scans', key)).status).toBe(401);
    clock.advance(30 * DAY - 1);
    await dropExpiredApiKeys(site.services);
    expect(await apiKeysOf(site.services, ada.user.id)).toHaveLength(1);
    clock.advance(1);
    await dropExpiredApiKeys(site.services);
    expect(await apiKeysOf(site.services, ada.user.id)).toEqual([]);
  });

  test('for ever, if it was made so', async () => {
    const { key } = await created({ days: null });
    clock.advance(3650 * DAY);
    await dropExpiredApiKeys(site.services);
    expect((await get('/scans', key)).status).toBe(200);
  });

  test('until it is revoked', async () => {
    const { key, stored } = await created();
    const ines = await signedIn(site.services, 'ines');
    expect((await revoke(stored.id, ines.accessToken)).status).toBe(404);
    expect((await get('/scans', key)).status).toBe(200);
    expect((await revoke(stored.id)).status).toBe(200);
    expect((await get('/scans', key)).status).toBe(401);
    expect((await revoke(stored.id)).status).toBe(404);
  });

  test('until all are revoked, of this account alone', async () => {
    const [one, other] = [await created(), await created()];
    const ines = await signedIn(site.services, 'ines');
    const hers = (await (await create({}, ines)).json()) as NewApiKeyAnswer;
    // Needs no recent login.
    clock.advance(12 * MINUTE);
    const all = { method: 'DELETE', headers: bearer(ada.accessToken) };
    expect((await fetch(`${site.siteUrl}/keys`, all)).status).toBe(200);
    for (const { key } of [one, other]) expect((await get('/scans', key)).status).toBe(401);
    expect((await get('/scans', hers.key)).status).toBe(200);
    expect((await fetch(`${site.siteUrl}/keys`, { ...all, headers: bearer(hers.key) })).status).toBe(403);
  });

  test('until the account is deleted', async () => {
    const { key } = await created();
    await site.services.db.deleteFrom('users').where('id', '=', ada.user.id).execute();
    expect((await get('/scans', key)).status).toBe(401);
  });

  test('up to 1,200 times a minute', async () => {
    const { key, stored } = await created();
    await site.services.limits.count('api-key', stored.id, { calls: 1200, seconds: 60 }, 1200);
    expect((await get('/scans', key)).status).toBe(429);
  });
});

test('the last use is known to the minute', async () => {
  const { key } = await created();
  const lastUse = async () => (await apiKeysOf(site.services, ada.user.id))[0]?.lastUsedAt;
  clock.advance(MINUTE);
  await get('/scans', key);
  const first = new Date(clock.now()).toISOString();
  expect(await lastUse()).toBe(first);
  clock.advance(MINUTE - 1);
  await get('/scans', key);
  expect(await lastUse()).toBe(first);
  clock.advance(1);
  await get('/scans', key);
  expect(await lastUse()).toBe(new Date(clock.now()).toISOString());
});

test('every scope is for a call, and every call with a scope only reads or checks', async () => {
  const scoped = (await servedEndpoints()).filter(({ options }) => options.scope !== undefined);
  expect([...new Set(scoped.map(({ options }) => options.scope))].toSorted()).toEqual(SCOPES.toSorted());
  for (const { method, options } of scoped) expect(method).toBe(options.scope === 'check' ? 'POST' : 'GET');
});
