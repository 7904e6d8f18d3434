import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { download } from '../../../src/features/lists/download.server.ts';
import { openLists } from '../../../src/features/lists/lists.server.ts';
import { DAY_MS } from '../../../src/server/durations.ts';
import type { ListSource } from '../../../src/server/list-source.ts';
import { requestOver } from '../../../src/server/public-request.ts';
import { testTable } from '../../support/test-table.ts';

const RULES = '// ===BEGIN ICANN DOMAINS===\ncom\nco.test\n// ===END ICANN DOMAINS===\n';
const SITES = Array.from({ length: 10_000 }, (_, at) => `${at + 1},site${at + 1}.example\n`).join('');

/** The publisher's server: what it does next, and the requests it got. */
let behave: (response: ServerResponse) => void;
let asked: { url: string; version: string | undefined }[] = [];
const server = createServer(({ url = '', headers }, response) => {
  asked.push({ url, version: headers['if-none-match'] });
  behave(response);
});
/** Resolves the publisher's name to this machine, which the real lookup would refuse. */
const ask = requestOver(request as never, (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
);

let address: string;
const folders: string[] = [];
let now: number;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://lists.example:${(server.address() as AddressInfo).port}/list`;
});
afterAll(() => server.close());
beforeEach(() => {
  now = Date.UTC(2026, 10, 28);
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const give =
  (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, headers).end(body);

function opened(kind: ListSource['kind']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-lists-'));
  folders.push(dataDir);
  asked = [];
  const reasons: string[] = [];
  const log = { info() {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) };
  const source: ListSource = { kind, name: kind, from: 'https://lists.example/list' };
  const lists = openLists({ settings: { lists: [source], dataDir }, log: log as never, now: () => now }, (asking) =>
    ask({ ...asking, url: address }),
  );
  return { lists, reasons };
}

test('a list that has not changed is as new as the answer', async () => {
  const { lists } = opened('public-suffixes');
  behave = give(RULES, { etag: '"7"' });
  await lists.refresh();
  now += 100 * DAY_MS;
  expect(lists.current().publicSuffixes?.hours).toBe(2_400);
  behave = (response) => response.writeHead(304).end();
  await lists.refresh();
  expect(asked.map(({ version }) => version)).toEqual([undefined, '"7"']);
  expect(lists.current().publicSuffixes).toMatchObject({ hours: 0, keys: { length: 2 } });
});

testTable([
  ['too large', give(new Uint8Array(64 * 1024 * 1024 + 1)), 'it is larger than 64 MB'],
  ['a page', give('<!doctype html>\n<p>Sign in to the Wi-Fi</p>\n', { 'content-type': 'text/html' }), /is no rule$/],
  [
    'cut, with its length',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '9000' }).write(RULES, () => response.destroy());
    },
    /aborted|hang up/,
  ],
  ['cut, without', give(RULES.slice(0, 40)), 'it ends before its end'],
  ['empty', give(''), 'it has no rules'],
  ['another kind', give('1,google.com\n2,youtube.com\n'), /is no rule$/],
  ['failing', (response: ServerResponse) => response.writeHead(500).end(RULES), 'the server answered with status 500'],
  ['hanging up', (response: ServerResponse) => response.destroy(), /hang up/],
])('a list that is %s leaves the last good one in use', async (_, next, reason) => {
  const { lists, reasons } = opened('public-suffixes');
  behave = give(RULES);
  await lists.refresh();
  now += DAY_MS;
  behave = next as typeof behave;
  await lists.refresh();
  expect(reasons).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason as RegExp)]);
  expect(lists.current().publicSuffixes).toMatchObject({ hours: 24, keys: { length: 2 } });
});

test('a redirect to this network is not followed', async () => {
  behave = (response) => response.writeHead(302, { location: address.replace('lists.example', '127.0.0.1') }).end();
  const { lists, reasons } = opened('popular-sites');
  await lists.refresh();
  expect(asked).toHaveLength(1);
  expect(reasons).toEqual(['the server answered with status 302']);
  expect(lists.current()).toEqual({ blocklists: [] });
});

testTable([
  ['answers nothing', () => {}],
  [
    'sends a little for ever',
    (response: ServerResponse) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('1,a.example\n'), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('a server that %s is left', async (_, next) => {
  behave = next as typeof behave;
  await expect(download(address, {}, ask, 200)).rejects.toThrow(/abort/i);
});

test('a list of popular sites is used, with its age, and not after a month', async () => {
  const { lists } = opened('popular-sites');
  behave = give(SITES);
  await lists.refresh();
  now += 30 * DAY_MS;
  expect(lists.current().popularSites).toMatchObject({ hours: 720, keys: { length: 10_000 } });
  now += 1;
  expect(lists.current().popularSites).toBeUndefined();
});
