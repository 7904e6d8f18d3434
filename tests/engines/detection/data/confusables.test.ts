import { describe, expect, test } from 'vitest';
import { CONFUSABLES } from '../../../../src/engines/detection/data/confusables.ts';
import { skeleton, wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

describe('a word in borrowed characters is read as the eye reads it', () => {
  testTable([
    ['Cyrillic', 'раураl', 'paypal'],
    ['Greek', 'ραураl', 'paypal'],
    ['Armenian', 'ոetflix', 'netflix'],
    ['Cherokee', 'ᎪmazᎾn', 'amazon'],
    ['Lisu', 'ꓮꓑꓑLE', 'apple'],
    ['Coptic', 'micrⲟsⲟft', 'microsoft'],
    ['IPA', 'ɡooɡle', 'google'],
    ['full-width', 'ＰａｙＰａｌ', 'paypal'],
    ['mathematical', '𝓟𝓪𝔂𝓟𝓪𝓵', 'paypal'],
    ['combining marks', 'p̶a̶y̶p̶a̶l̶', 'paypal'],
    ['strokes and hooks', 'ƥaƴpaƚ', 'paypal'],
  ])('%s', (_, written, read) => {
    expect(skeleton(written)).toBe(read);
  });
});

test('a Latin word with one borrowed character is disguised, a word of another script is not', () => {
  const disguises = (text: string) => wordsOf(text, false).map(({ disguise }) => disguise);
  expect(disguises('accꮎunt pаssword Λogos')).toEqual(['foreign-letters', 'foreign-letters', undefined]);
  expect(disguises('Привет мир Ελλάδα ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ karɓar ɖeka')).toEqual(Array(7).fill(undefined));
});

test('an accent written as a mark of its own does not break its word, and strokes through characters are a disguise', () => {
  expect(wordsOf('cafe\u0301 pour deux', false)).toMatchObject([{ norm: 'cafe', start: 0, end: 5 }, {}, {}]);
  expect(wordsOf('p̶a̶y̶', false)).toMatchObject([{ norm: 'pay', disguise: 'styled-letters' }]);
});

test('every entry is one character that imitates plain Latin', () => {
  for (const [letter, latin] of CONFUSABLES) {
    expect([...letter], letter).toHaveLength(1);
    expect(latin, letter).toMatch(/^[a-z]{1,2}$/);
    expect(letter.codePointAt(0), letter).toBeGreaterThan(127);
  }
});
