import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endpoint } from '../../src/server/endpoint.ts';
import type { EndpointContext } from '../../src/server/endpoint-routes.ts';
import { PlainAnswer } from '../../src/server/plain-answer.ts';
import { testTable } from '../support/test-table.ts';

const LONG = { words: 'The parcel waits. '.repeat(200) };

const answering = (accepted: string | undefined, value: Record<string, unknown>, options: { compresses?: true }) =>
  endpoint(
    { access: 'anyone', fromServers: true, ...options },
    () => value,
  )({
    request: new Request('http://localhost/x', {
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    }),
    locals: {},
    takesPlain: true,
  } as unknown as EndpointContext & { takesPlain: true });

testTable([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])('a long answer to a client that takes %s is sent as %s', async (accepted, encoding, unpack) => {
  const answer = await answering(accepted, LONG, { compresses: true });
  if (answer instanceof PlainAnswer) throw new Error('It was not compressed.');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-encoding': encoding,
  });
  expect(bytes.length).toBeLessThan(200);
  expect(JSON.parse(unpack(bytes).toString())).toEqual(LONG);
});

testTable([
  ['to a client that names no encoding', undefined, LONG, { compresses: true }],
  ['to a client that takes another', 'deflate, zstd', LONG, { compresses: true }],
  ['to a client that refuses gzip', 'gzip;q=0', LONG, { compresses: true }],
  ['that fits into one packet', 'gzip, br', { words: 'The parcel waits.' }, { compresses: true }],
  ['of an endpoint that has not asked for it', 'gzip, br', LONG, {}],
] as const)('an answer %s is sent as it is', async (_, accepted, value, options) => {
  const answer = await answering(accepted, value, options);
  expect(answer).toBeInstanceOf(PlainAnswer);
  expect((answer as PlainAnswer).text).toBe(JSON.stringify(value));
  expect((answer as PlainAnswer).headers.has('content-encoding')).toBe(false);
});

test('only answers about one email are compressed', () => {
  const pages = join(import.meta.dirname, '../../src/pages');
  const asking = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && readFileSync(join(pages, path), 'utf8').includes('compresses'))
    .sort();
  expect(asking).toEqual(['api/v1/analyses.ts', 'api/v1/scans/[scanId]/email.ts', 'api/v1/scans/[scanId]/index.ts']);
});
