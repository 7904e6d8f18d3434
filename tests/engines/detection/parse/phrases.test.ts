import { describe, expect, test } from 'vitest';
import { PHRASES } from '../../../../src/engines/detection/data/phrases/tables.ts';
import { compile, matches } from '../../../../src/engines/detection/parse/phrases.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

function found(phrase: string, text: string): string | undefined {
  const words = wordsOf(text, false);
  const hit = matches(compile([{ urgency: [phrase] }]), words)[0];
  return hit && text.slice(words[hit.from]?.start, words[hit.to - 1]?.end);
}

describe('the little language of phrases', () => {
  testTable([
    ['a row of words', 'act now', 'You must act now.', 'act now'],
    ['alternatives', 'act|reply now|today', 'Please reply today', 'reply today'],
    ['a stem', 'verif* account', 'Verification account', 'Verification account'],
    ['a word that may be missing', 'verify your? account', 'verify account', 'verify account'],
    ['a gap of up to three words', 'verify .. account', 'verify your old bank account', 'verify your old bank account'],
    ['a number', 'within # hours', 'within 24 hours', 'within 24 hours'],
    ['an apostrophe', "don't wait", 'Don’t wait', 'Don’t wait'],
    ['accents on either side', 'sécurité', 'SECURITE', 'SECURITE'],
  ])('%s', (_, phrase, text, expected) => {
    expect(found(phrase, text)).toBe(expected);
  });

  testTable([
    ['another word between', 'act now', 'act right now'],
    ['four words in the gap', 'verify .. account', 'verify one two three four account'],
    ['a full stop', 'act now', 'An act. Now go.'],
    ['a longer word', 'act now', 'exact now'],
  ])('%s breaks a phrase', (_, phrase, text) => {
    expect(found(phrase, text)).toBeUndefined();
  });
});

test('every phrase of every language can be found in a text made from it', () => {
  for (const [language, table] of Object.entries(PHRASES)) {
    for (const phrase of Object.values(table).flat()) {
      const text = phrase
        .split(' ')
        .filter((step) => step !== '..' && !step.startsWith('!'))
        .map((step) => step.replace(/\?$/, '').split('|')[0]?.replace(/\*$/, '').replace('#', '7'))
        .join(' ');
      expect(found(phrase, text), `${language}: ${phrase}`).toBeDefined();
    }
  }
});

test('a phrase may follow any words but some', () => {
  expect(found('!ab|seit sofort', 'Bitte sofort')).toBeDefined();
  expect(found('!ab|seit sofort', 'Sofort')).toBeDefined();
  expect(found('!ab|seit sofort', 'Gilt ab sofort')).toBeUndefined();
});

test('phrases are written with plain words only', () => {
  const step = /^(?:\.\.|(?:[\p{L}\p{N}]+\*?|#)(?:\|(?:[\p{L}\p{N}]+\*?|#))*\??|[\p{L}]+'[\p{L}]+)$/u;
  for (const phrase of Object.values(PHRASES).flatMap((table) => Object.values(table).flat())) {
    for (const one of phrase.replace(/^!/, '').split(' ')) expect(one, phrase).toMatch(step);
  }
});

test('a phrase begins with a word that must be there: it is found by it', () => {
  for (const phrase of Object.values(PHRASES).flatMap((table) => Object.values(table).flat())) {
    expect(phrase.split(' ')[0], phrase).not.toMatch(/\?$|^\.\.$/);
  }
});
