import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMessage, listMessages } from '../../../../src/features/demo-provider/gmail/messages.server.ts';
import { signDemoAccessToken } from '../../../../src/features/demo-provider/identity/access-token.server.ts';
import { GMAIL_READONLY } from '../../../../src/server/oidc/flow.ts';
import { openTestServices, type TestServices } from '../../../support/services.ts';
import { testTable } from '../../../support/test-table.ts';

const LIST = 'http://localhost:4321/demo/gmail/v1/users/me/messages';

interface Listed {
  messages?: { id: string; threadId: string }[];
  nextPageToken?: string;
  resultSizeEstimate: number;
}

let services: TestServices;
const bearers = new Map<string, string>();

beforeAll(async () => {
  services = await openTestServices();
  for (const sub of ['demo-maren-vogel', 'demo-jonas-lind', 'demo-ines-duarte']) {
    bearers.set(sub, await signDemoAccessToken(services, { sub, scope: `openid ${GMAIL_READONLY}` }));
  }
});
afterAll(() => services.close());

function request(url: string, holder = 'demo-maren-vogel'): Request {
  return new Request(url, { headers: { authorization: `Bearer ${bearers.get(holder)}` } });
}

async function list(query = '', holder?: string): Promise<Listed> {
  const answer = await listMessages(services, request(`${LIST}${query}`, holder));
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text);
}

async function get(id: string, holder?: string) {
  const answer = await getMessage(services, request(`${LIST}/${id}?format=raw`, holder), id);
  return { status: answer.status, body: JSON.parse(answer.text) };
}

describe('messages.list', () => {
  test('contains each account’s own emails', async () => {
    const maren = (await list()).messages ?? [];
    const jonas = (await list('', 'demo-jonas-lind')).messages ?? [];
    expect(maren.length).toBeGreaterThanOrEqual(24);
    expect(jonas).toHaveLength(6);
    const ids = [...maren, ...jonas].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });

  test('says of an empty mailbox only its size, as Gmail does', async () => {
    expect(await list('', 'demo-ines-duarte')).toEqual({ resultSizeEstimate: 0 });
  });

  test('is paged, without a token on the last page', async () => {
    const all = (await list()).messages ?? [];
    const pages: Listed[] = [await list('?maxResults=10')];
    for (let token = pages[0]?.nextPageToken; token; token = pages.at(-1)?.nextPageToken) {
      pages.push(await list(`?maxResults=10&pageToken=${token}`));
    }
    expect(pages).toHaveLength(3);
    expect(pages.flatMap(({ messages }) => messages)).toEqual(all);
  });

  test('is newest first', async () => {
    const dates: number[] = [];
    for (const { id } of (await list()).messages ?? []) dates.push(Number((await get(id)).body.internalDate));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(new Set(dates).size).toBe(dates.length);
  });

  testTable(['?maxResults=0', '?maxResults=501', '?maxResults=many', '?pageToken=elsewhere'])(
    'refuses %s',
    async (query) => {
      const answer = await listMessages(services, request(`${LIST}${query}`));
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    },
  );
});

describe('messages.get', () => {
  test('hands out the source with the line ends of the standard', async () => {
    const [first] = (await list()).messages ?? [];
    const { body } = await get(first?.id ?? '');
    const source = Buffer.from(body.raw, 'base64url').toString();
    expect(source).toMatch(/^Delivered-To: maren\.vogel@northwind\.example\r\n/);
    expect(source).not.toMatch(/[^\r]\n/);
    expect(body).toMatchObject({ id: first?.id, threadId: first?.threadId, labelIds: ['INBOX'] });
    expect(new Date(Number(body.internalDate)).getUTCFullYear()).toBe(2026);
  });

  test('knows neither unknown messages nor those of another mailbox', async () => {
    const [first] = (await list()).messages ?? [];
    const notFound = { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
    expect(await get('0000000000000000')).toMatchObject(notFound);
    expect(await get(first?.id ?? '', 'demo-jonas-lind')).toMatchObject(notFound);
  });

  test('says to whom its owner wrote, since a time and without a text', async () => {
    const listed = async (query: string) => {
      const answer = await listMessages(services, request(`${LIST}?labelIds=SENT&${query}`));
      const { messages = [] } = JSON.parse(answer.text) as { messages?: { id: string }[] };
      return messages.map(({ id }) => id);
    };
    const ids = await listed('maxResults=300');
    expect(ids.length).toBeGreaterThan(3);
    expect(await listed(`q=after:${Date.parse('2026-11-01') / 1000}`)).toEqual(ids.slice(0, 1));
    expect(await listed('q=rfc822msgid:a@b.example')).toEqual([]);
    const answer = await getMessage(services, request(`${LIST}/${ids[0]}?format=metadata`), ids[0]);
    expect(JSON.parse(answer.text)).toMatchObject({
      payload: { headers: [{ name: 'To', value: 'Solveig Berg <solveig.berg@halvorsen-textiles.example>' }] },
    });
  });

  test('answers in no other format', async () => {
    const [first] = (await list()).messages ?? [];
    const answer = await getMessage(services, request(`${LIST}/${first?.id}?format=full`), first?.id);
    expect(answer.status).toBe(400);
  });
});

describe('who may read', () => {
  testTable([{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic bWU6bWU=' }])(
    'not %o',
    async (headers) => {
      const answer = await listMessages(services, new Request(LIST, { headers }));
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } });
    },
  );

  test('only who was granted it', async () => {
    bearers.set('identity', await signDemoAccessToken(services, { sub: 'demo-maren-vogel', scope: 'openid email' }));
    const answer = await getMessage(services, request(`${LIST}/x?format=raw`, 'identity'), 'x');
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { code: 403, status: 'PERMISSION_DENIED', errors: [{ reason: 'insufficientPermissions' }] },
    });
  });
});
