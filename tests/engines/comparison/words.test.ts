import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { countWords } from '../../../src/engines/comparison/index.ts';
import { testTable } from '../../support/test-table.ts';
import { CONTRACT } from './contract.ts';

test('plain English text has as many words as wc says', () => {
  const text = `${CONTRACT.join('\n').replaceAll(' % ', '% ')}\nA well-known rule: don't pay twice, e.g. on 1/2/2026.`;
  expect(countWords(text)).toBe(Number(execFileSync('wc', ['-w'], { input: text })));
});

testTable([
  ['English', "Don't panic: it's a well-known rule.", 6],
  ['Chinese', '我们喜欢苹果。', 3],
  ['Thai', 'ฉันรักแมว', 3],
  ['Japanese', '私は猫が好きです。', 6],
  ['mixed', 'Das Wort 苹果 heißt Apfel.', 5],
  ['nothing', ' – \n … ', 0],
])('%s', (_, text, count) => {
  expect(Math.abs(countWords(text) - count)).toBeLessThanOrEqual(1);
});
