import { expect, test } from 'vitest';
import { compareFiles } from '../../../src/features/compare/compare-files.ts';

const file = (name: string, text: string) => ({ name, extracted: { ok: true as const, text, notes: [] } });

test('files with the same name get different, unique names', () => {
  const { documents } = compareFiles(
    ['a.txt', 'a.txt (2)', 'a.txt', 'a.txt'].map((name, index) => file(name, `Text ${index}.`)),
  );
  expect(documents.map(({ name }) => name)).toEqual(['a.txt', 'a.txt (2)', 'a.txt (3)', 'a.txt (4)']);
});

test('also when one of them cannot be read', () => {
  const { problems, explanations } = compareFiles([
    file('a.txt', 'One.'),
    { name: 'a.txt', extracted: { ok: false, problem: 'EMPTY' } },
    file('b.txt', 'Two.'),
  ]);
  expect(problems).toMatchObject([{ file_name: 'a.txt', message: expect.stringMatching(/^a\.txt \(2\) is empty/) }]);
  expect(explanations[1]?.Summary).toMatch(/^a\.txt \(2\) is empty/);
});
