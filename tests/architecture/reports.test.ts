import { expect, test } from 'vitest';
import { readSources } from './imports.ts';

const CONTENTS = 'src/features/feedback/report-contents.server.ts';
/** Reported email is used to train the detection system, and by nothing else: a review labels it, training learns. */
const READERS = ['src/features/feedback/admin.server.ts', 'src/commands/train/reports.ts'];

const sources = readSources();
const importersOf = (target: string) =>
  sources.filter(({ imports }) => imports.some((found) => found.target === target)).map(({ path }) => path);

test('only the review and the training read reports', () => {
  expect(importersOf(CONTENTS).length).toBeGreaterThan(0);
  expect(importersOf(CONTENTS).filter((path) => !READERS.includes(path))).toEqual([]);
});

test('the review is reached by the operator alone', () => {
  expect(importersOf('src/features/feedback/admin.server.ts')).toEqual(['src/commands/admin.ts']);
});

test('nothing else opens what is sealed', () => {
  const openers = sources.filter(({ text }) => /\bsealed_report\b/.test(text)).map(({ path }) => path);
  expect(openers.toSorted()).toEqual([
    'src/features/feedback/report-contents.server.ts',
    'src/features/feedback/reports.server.ts',
    'src/server/db/migrations/004_reports.ts',
    'src/server/db/schema.ts',
  ]);
  const keyReaders = sources.filter(({ text }) => /\bfindKey\b/.test(text)).map(({ path }) => path);
  expect(keyReaders.toSorted()).toEqual([CONTENTS, 'src/server/expiring-keys.ts']);
});
