import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../src/server/endpoint.ts';
import { type FormsSite, openFormsSite } from '../support/forms-site.ts';
import { openTestSite, type TestSite } from '../support/site.ts';
import { testTable } from '../support/test-table.ts';

const schema = z.object({ name: z.string().optional(), tags: z.record(z.string(), z.unknown()).optional() });
const POST = endpoint({ access: 'anyone', body: schema, query: schema }, ({ body, query }) => ({ body, query }));

let site: TestSite;
let forms: FormsSite;
beforeAll(async () => {
  site = await openTestSite({ '/echo': { POST } });
  forms = await openFormsSite();
});
afterAll(async () => {
  await site.close();
  await forms.close();
});

const POLLUTED = '{"polluted":true,"name":{"polluted":true}}';

/** What every object would have if one of them reached its prototype. */
const inherited = () => Reflect.ownKeys(Object.prototype).filter((key) => key === 'polluted' || key === 'name');

testTable([
  `{"__proto__":${POLLUTED}}`,
  `{"constructor":{"prototype":${POLLUTED}}}`,
  `{"tags":{"__proto__":${POLLUTED}}}`,
  `{"tags":{"constructor":{"prototype":${POLLUTED}}}}`,
  `{"name":"a","name":"b","__proto__":null}`,
])('%s changes no object but its own', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const address = `${site.siteUrl}/echo?__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const { body: echoed } = (await answer.json()) as { body: object };
  expect(Object.keys(echoed).filter((key) => !['name', 'tags'].includes(key))).toEqual([]);
  await forms.browser.fetch('/f/contact', { method: 'POST', headers, body });
  expect(inherited()).toEqual([]);
});

test('a parameter that comes twice is none, and a field that is not asked for is left behind', async () => {
  const headers = { 'content-type': 'application/json' };
  const twice = await fetch(`${site.siteUrl}/echo?name=a&name=b`, { method: 'POST', headers, body: '{}' });
  expect(twice.status).toBe(400);
  const more = await fetch(`${site.siteUrl}/echo`, { method: 'POST', headers, body: '{"name":"a","isAdmin":true}' });
  expect(await more.json()).toEqual({ body: { name: 'a' }, query: {} });
});
