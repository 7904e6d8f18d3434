import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTuned } from '../../../../src/commands/bench/detection/tally.ts';
import {
  type ArchivedMail,
  allowedLessons,
  archivedMails,
  drawnLessons,
  measuredMails,
  measuringLessons,
} from '../../../../src/commands/bench/peers/mails.ts';
import { ALLOWED_SOURCES } from '../../../../src/commands/corpus/allowed-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'peers-test-'));
const COUNT = 24;
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
  for (const source of ALLOWED_SOURCES) writeRecords(source, source === 'sa_spam' ? 'spam' : 'ham');
  writeRecords('phishing_pot', 'phish');
  writeArchive('phish', 'phishing_pot', 12);
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

test('none of them is taught, not even as a record', async () => {
  const taught = [...(await allowedLessons(folder, mails)), ...(await measuringLessons(folder, mails))];
  const texts = await Promise.all(taught.map(async ({ message }) => String(await message())));
  const heldOut = fileIds.filter((id) => !isTuned(id));
  const ofSpam = taught.flatMap(({ kind }, index) => (kind === 'spam' ? [texts[index] ?? ''] : []));
  const subjects = ofSpam.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim().replace('/', '_'));
  expect(subjects.length).toBeGreaterThan(0);
  // The first twelve are archived both as phishing and as spam.
  for (const id of heldOut.slice(0, 3)) expect(subjects).not.toContain(id);
});

test('equal data is of the allowed sets alone, and phishing is taught as spam', async () => {
  const allowed = await allowedLessons(folder, mails);
  const spam = allowed.filter(({ kind }) => kind === 'spam');
  expect(spam.length).toBe(fileIds.filter(isTuned).length);
  const further = await measuringLessons(folder, mails);
  expect(further.some(({ id, kind }) => id === ids.slice(12).find(isTuned) && kind === 'spam')).toBe(true);
});

test('a limit takes as many of each kind, mixed, and always the same', async () => {
  const lessons = await allowedLessons(folder, mails);
  const some = drawnLessons(lessons, 5);
  expect(some.filter(({ kind }) => kind === 'spam').length).toBe(5);
  expect(some.length).toBe(10);
  expect(drawnLessons(lessons.toReversed(), 5).map(({ id }) => id)).toEqual(some.map(({ id }) => id));
});
