import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAsvs } from '../../src/tools/security/asvs.ts';

/** How many items of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones. */
const SECTIONS: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const ITEMS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, item) => `${chapter}.${section + 1}.${item + 1}`),
  ),
);

const ROOT = new URL('../../', import.meta.url).pathname;
const rows = readAsvs(readFileSync(`${ROOT}tests/security/README.md`, 'utf8'));

test('every item of levels 1 and 2 is in the table, once', () => {
  expect(ITEMS).toHaveLength(253);
  const named = rows.flatMap(({ items }) => items);
  expect(ITEMS.filter((item) => !named.includes(item))).toEqual([]);
  expect(named.filter((item, index) => !ITEMS.includes(item) || named.indexOf(item) !== index)).toEqual([]);
});

test('each has a test that is there, or a reason', () => {
  const missing = rows.flatMap(({ tests }) => tests.filter((one) => !isThere(one)));
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  const silent = rows.filter(
    ({ tests, reason }) => tests.length === 0 && !/^(?:Does not apply|Not met|By hand)[^:]*: .{3}/.test(reason),
  );
  expect(silent.map(({ items }) => items.join())).toEqual([]);
});

/** Whether a file has a test, or a group of tests, of this title. */
function isThere({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(ROOT + file)) return false;
  const text = readFileSync(ROOT + file, 'utf8').replace(/\(\s+/g, '(');
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote},`));
}
