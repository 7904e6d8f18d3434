import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EndpointModule, endpointRoutes } from '../../src/server/endpoint-routes.ts';
import { testTable } from '../support/test-table.ts';

const load = async (): Promise<EndpointModule> => ({});
const find = endpointRoutes({
  '/predict.ts': load,
  '/api/v1/index.ts': load,
  '/api/v1/scans/[scanId]/index.ts': load,
  '/api/v1/scans/[scanId]/email.ts': load,
  '/api/v1/scans/totals.ts': load,
  '/calendar/[token].ics.ts': load,
});

testTable([
  ['/predict', '/predict', {}],
  ['/predict/', '/predict', {}],
  ['/api/v1', '/api/v1', {}],
  ['/api/v1/', '/api/v1', {}],
  ['/api/v1/scans/totals', '/api/v1/scans/totals', {}],
  ['/api/v1/scans/a-1', '/api/v1/scans/[scanId]', { scanId: 'a-1' }],
  ['/api/v1/scans/a-1/email', '/api/v1/scans/[scanId]/email', { scanId: 'a-1' }],
  ['/calendar/x.y.ics', '/calendar/[token].ics', { token: 'x.y' }],
])('%s is answered by %s', (path, pattern, params) => {
  expect(find(path)).toMatchObject({ pattern, params });
});

testTable([
  '/',
  '',
  '*',
  '/nowhere',
  '/Predict',
  '/predict//',
  '//predict',
  '/%70redict',
  '/api/v1/scans/a%2Fb',
  '/api/v1/scans/..',
  '/api/v1/scans/./email',
  '/api/v1/../../predict',
  '/calendar/xics',
  'http://localhost/predict',
  '/predict\\',
])('%j is left to Astro', (path) => {
  expect(find(path)).toBeUndefined();
});

test('a file of endpoints is loaded once', async () => {
  let loads = 0;
  const routes = endpointRoutes({
    '/a/[b].ts': async () => {
      loads += 1;
      return {};
    },
  });
  await routes('/a/1')?.load();
  await routes('/a/2')?.load();
  expect(loads).toBe(1);
});

test('every endpoint of the API is in a folder or file that the server answers by itself', () => {
  const pages = join(import.meta.dirname, '../../src/pages');
  const serve = readFileSync(join(pages, '../commands/serve.ts'), 'utf8');
  const answered = /^(?:api|calendar|demo|oauth|r)\/|^(?:predict|attachment-compare|checkv2|mta-hooks|share)\.ts$/;
  expect(serve).toContain('../pages/{api,calendar,demo,oauth,r}/**/*.ts');
  expect(serve).toContain('../pages/{predict,attachment-compare,checkv2,mta-hooks,share}.ts');
  const others = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !answered.test(path))
    .filter((path) => /^export const prerender = false;$/m.test(readFileSync(join(pages, path), 'utf8')));
  expect(others).toEqual(['.well-known/jwks.json.ts', '.well-known/security.txt.ts']);
});

test('what answers programs has the address of a page', () => {
  const pages = join(import.meta.dirname, '../../src/pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  const beside = files.filter((path) => /(?:^|\/)_[^/]*\.ts$/.test(path));
  expect(beside).toEqual(['f/_[formId].ts']);
  const named = beside.map((path) => path.replace('/_', '/').replace(/\.ts$/, '.astro'));
  expect(named.filter((path) => !files.includes(path))).toEqual([]);
});
