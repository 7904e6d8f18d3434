import { expect, test } from 'vitest';
import { testTable } from '../../support/test-table.ts';
import { compareTexts } from './two.ts';

testTable([
  ['a long\u00adterm plan', 'a long-term plan'],
  ['a long\u00adterm plan', 'a longterm plan'],
  ['the manufac\u00adturer', 'the manufacturer'],
])('a word broken at the end of a line is the same word, with or without a hyphen of its own: %s', (one, other) => {
  expect(compareTexts(one, other).changes).toEqual([]);
  expect(compareTexts(other, one).changes).toEqual([]);
});

test('a word that is never hyphenated elsewhere is joined', () => {
  expect(compareTexts('the manufac\u00adturer', 'nothing').result.documents[0]?.text).toBe('the manufacturer');
});
