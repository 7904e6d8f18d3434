import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listCommands } from '../../../src/features/lists/admin.server.ts';
import { hashOf } from '../../../src/features/lists/list-files.server.ts';
import { openLists } from '../../../src/features/lists/lists.server.ts';
import { DAY_MS, HOUR_MS } from '../../../src/server/durations.ts';
import type { ListSource } from '../../../src/server/list-source.ts';
import type { RequestPublic } from '../../../src/server/public-request.ts';
import type { Services } from '../../../src/server/services.ts';

const URLHAUS: ListSource = { kind: 'blocklist', name: 'urlhaus', from: 'https://lists.example/urls.txt' };
const START = Date.UTC(2026, 10, 28, 9);
const quiet = { info() {}, warn() {} };

let dataDir: string;
let time: number;
/** The publisher's server: its next response, and the requests it got. */
let answers: { status?: number; body?: string; etag?: string; fails?: string }[];
let asked: Record<string, string>[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'letterlock-lists-'));
  time = START;
  answers = [];
  asked = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const request: RequestPublic = async ({ headers }) => {
  asked.push(headers);
  const { status = 200, body = '', etag, fails } = answers.shift() ?? { fails: 'nothing more was expected' };
  if (fails !== undefined) throw new Error(fails);
  const told = { statusCode: status, headers: etag === undefined ? {} : { etag } };
  return Object.assign(Readable.from([Buffer.from(body)]), told);
};

const opened = (...lists: ListSource[]) =>
  openLists({ settings: { lists, dataDir }, log: quiet as never, now: () => time }, request);

async function shown(...lists: ListSource[]) {
  const services = { settings: { lists, dataDir }, log: quiet, now: () => time } as unknown as Services;
  return listCommands[0]?.run(services, { operands: [], options: {} });
}

test('without lists nothing is asked, written or used', async () => {
  const lists = opened();
  await lists.refresh();
  expect([lists.current().blocklists, asked, existsSync(join(dataDir, 'lists'))]).toEqual([[], [], false]);
});

describe('a list of a publisher', () => {
  test('is used once it came, with its age, and asked for once a day', async () => {
    const lists = opened(URLHAUS);
    answers = [{ body: 'bad.example\nworse.example/a', etag: '"1"' }];
    await lists.refresh();
    time += 3 * HOUR_MS;
    await lists.refresh();
    expect(lists.current().blocklists).toMatchObject([{ name: 'urlhaus', hours: 3 }]);
    expect(lists.current().blocklists[0]?.keys).toHaveLength(2);
    expect(asked).toHaveLength(1);
    time += 21 * HOUR_MS;
    answers = [{ status: 304 }];
    await lists.refresh();
    expect(asked[1]).toMatchObject({ 'if-none-match': '"1"' });
    expect(lists.current().blocklists).toMatchObject([{ hours: 0 }]);
    expect(lists.current().blocklists[0]?.keys).toHaveLength(2);
  });

  test('stays as it was when an update fails, is tried again in an hour, and not used after a week', async () => {
    const lists = opened(URLHAUS);
    answers = [{ body: 'bad.example' }];
    await lists.refresh();
    for (const failed of [
      { fails: 'getaddrinfo ENOTFOUND' },
      { status: 503 },
      { status: 302 },
      { body: '<html>\n<p>Sign in' },
    ]) {
      time += DAY_MS;
      answers = [failed];
      await lists.refresh();
      expect(lists.current().blocklists).toHaveLength(1);
    }
    time += HOUR_MS;
    answers = [{ fails: 'still away' }];
    await lists.refresh();
    expect(asked).toHaveLength(6);
    time = START + 7 * DAY_MS + HOUR_MS;
    expect(lists.current().blocklists).toEqual([]);
    expect((await shown(URLHAUS))?.text).toMatch(
      /urlhaus\s+too old\s+1\s+2026-11-28 09:00\s+https:\/\/lists\.example\/urls\.txt\s+still away/,
    );
  });

  test('outlives a restart', async () => {
    answers = [{ body: 'bad.example', etag: '"1"' }];
    await opened(URLHAUS).refresh();
    time += 2 * HOUR_MS;
    const restarted = opened(URLHAUS);
    await restarted.refresh();
    expect(restarted.current().blocklists).toMatchObject([{ name: 'urlhaus', hours: 2 }]);
    expect(asked).toHaveLength(1);
  });

  test('is fetched whole again when its copy is damaged or the setting names another', async () => {
    answers = [{ body: 'bad.example', etag: '"1"' }, { body: 'bad.example' }, { body: 'other.example\nbad.example' }];
    await opened(URLHAUS).refresh();
    const file = join(dataDir, 'lists', 'blocklist-urlhaus.keys');
    writeFileSync(file, readFileSync(file).subarray(1));
    const restarted = opened(URLHAUS);
    expect(restarted.current().blocklists).toEqual([]);
    await restarted.refresh();
    expect(asked[1]).not.toHaveProperty('if-none-match');
    expect(restarted.current().blocklists).toHaveLength(1);
    const moved = opened({ ...URLHAUS, from: 'https://lists.example/other.txt' });
    expect(moved.current().blocklists).toEqual([]);
    await moved.refresh();
    expect(moved.current().blocklists[0]?.keys).toHaveLength(2);
  });

  test('with another hash than the pinned one is not used', async () => {
    const sha256 = hashOf(new TextEncoder().encode('bad.example'));
    const lists = opened({ ...URLHAUS, sha256 });
    answers = [{ body: 'good.example' }];
    await lists.refresh();
    expect(lists.current().blocklists).toEqual([]);
    time += HOUR_MS;
    answers = [{ body: 'bad.example' }];
    await lists.refresh();
    expect(lists.current().blocklists).toHaveLength(1);
  });
});

describe('a list in a file', () => {
  test('is read again every hour, never too old, and its age is the file’s', async () => {
    const from = join(dataDir, 'own.txt');
    writeFileSync(from, 'bad.example\n');
    utimesSync(from, (START - 30 * DAY_MS) / 1000, (START - 30 * DAY_MS) / 1000);
    const lists = opened({ kind: 'blocklist', name: 'own', from });
    await lists.refresh();
    expect(lists.current().blocklists).toMatchObject([{ name: 'own', hours: 30 * 24 }]);
    writeFileSync(from, 'bad.example\nworse.example\n');
    time += HOUR_MS;
    await lists.refresh();
    expect(lists.current().blocklists[0]?.keys).toHaveLength(2);
  });

  test('that is missing is told to the operator', async () => {
    const source: ListSource = { kind: 'blocklist', name: 'own', from: join(dataDir, 'none.txt') };
    await opened(source).refresh();
    expect(await shown(source)).toMatchObject({
      data: [{ state: 'missing', error: expect.stringContaining('ENOENT') }],
    });
  });
});

test('the operator is told when no lists are set', async () => {
  expect((await shown())?.text).toBe('No lists are set (BLOCKLISTS, SUFFIX_LIST, POPULAR_SITES).');
});
