import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTuned } from '../../../../src/tools/bench/detection/tally.ts';
import type { Lesson } from '../../../../src/tools/bench/peers/filter.ts';
import {
  type ArchivedMail,
  allowedLessons,
  archivedMails,
  drawnLessons,
  measuredMails,
  measuringLessons,
} from '../../../../src/tools/bench/peers/mails.ts';
import { ALLOWED_SOURCES } from '../../../../src/tools/corpus/allowed-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'peers-test-'));
const COUNT = 24;
const ARCHIVED_PHISH = 12;
const ids = Array.from({ length: COUNT }, (_, index) => `m/${index}`);
/** The ids as the names of archived messages have them. */
const fileIds = ids.map((id) => id.replace('/', '_'));
let mails: ArchivedMail[];

function writeRecords(source: string, label: string): void {
  const lines = ids.map((id) => JSON.stringify({ id, source, label, subject: id, body: 'text' }));
  writeFileSync(join(folder, `${source}.jsonl.gz`), gzipSync(lines.join('\n')));
}

/** An archive (ustar) with a message for each of the first ids. */
function writeArchive(archive: string, source: string, count: number): void {
  const blocks = fileIds.slice(0, count).flatMap((id) => {
    const content = Buffer.from(`Subject: ${id}\r\n\r\ntext`);
    const head = Buffer.alloc(512);
    head.write(`${archive}/${source}__${id}.eml`);
    head.write(content.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    return [head, content, Buffer.alloc(512 - content.length)];
  });
  writeFileSync(join(folder, 'raw', `${archive}.tar.gz`), gzipSync(Buffer.concat(blocks)));
}

beforeAll(async () => {
  mkdirSync(join(folder, 'raw'));
  for (const { name } of ALLOWED_SOURCES) writeRecords(name, name === 'sa_spam' ? 'spam' : 'ham');
  writeRecords('phishing_pot', 'phish');
  writeArchive('phish', 'phishing_pot', ARCHIVED_PHISH);
  writeArchive('spam', 'sa_spam', COUNT);
  writeArchive('ham', 'sa_easy_ham', COUNT);
  mails = await archivedMails(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the mails that are measured are the half that no rule was written for', () => {
  const measured = measuredMails(mails, 100);
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.some(({ id }) => isTuned(id))).toBe(false);
  expect(measuredMails(mails, 2).map(({ archive }) => archive)).toEqual([
    'phish',
    'phish',
    'spam',
    'spam',
    'ham',
    'ham',
  ]);
});

/** The ids of the spam among lessons, as the names of archived messages have them. */
const spamIn = (lessons: readonly Lesson[]) =>
  lessons.filter(({ kind }) => kind === 'spam').map(({ id }) => id.replace('/', '_'));

test('none of them is taught, not even as a record', async () => {
  // Every record of this set has its complete message.
  const allowed = spamIn(await allowedLessons(folder));
  expect(allowed.toSorted()).toEqual(fileIds.filter((id) => isTuned(id)).toSorted());
  const further = spamIn(await measuringLessons(folder, mails));
  expect(fileIds.slice(0, ARCHIVED_PHISH).some((id) => !isTuned(id) && further.includes(id))).toBe(false);
});

test('the best case adds half of the measuring sets, each mail once as it came or as its record', async () => {
  const further = spamIn(
    await measuringLessons(
      folder,
      mails.filter(({ archive }) => archive === 'phish'),
    ),
  );
  const archived = fileIds.slice(0, ARCHIVED_PHISH).filter(isTuned);
  const recorded = ids
    .slice(ARCHIVED_PHISH)
    .filter(isTuned)
    .map((id) => id.replace('/', '_'));
  expect(further.toSorted()).toEqual([...archived, ...recorded].toSorted());
});

test('a limit takes as many of each kind, mixed, and always the same', async () => {
  const lessons = await allowedLessons(folder);
  const some = drawnLessons(lessons, 5);
  expect(some.filter(({ kind }) => kind === 'spam').length).toBe(5);
  expect(some.length).toBe(10);
  expect(drawnLessons(lessons.toReversed(), 5).map(({ id }) => id)).toEqual(some.map(({ id }) => id));
});
