import { describe, expect, test } from 'vitest';
import { skeleton, wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

const norms = (text: string) => wordsOf(text, false).map(({ norm }) => norm);

test('a capital gives the same word as a small letter', () => {
  for (const word of ['підтвердіть', 'переведите', 'банк', 'πληρωμή', 'müller']) {
    expect(norms(word.charAt(0).toUpperCase() + word.slice(1))).toEqual(norms(word));
  }
});

describe('disguised words are read as a reader reads them', () => {
  testTable([
    ['Cyrillic letters', 'pаypаl', 'paypal', 'foreign-letters'],
    ['mathematical letters', '𝐮𝐫𝐠𝐞𝐧𝐭', 'urgent', 'styled-letters'],
    ['full-width letters', 'ｕｒｇｅｎｔ', 'urgent', 'styled-letters'],
    ['zero-width spaces', 'pass\u200bword', 'password', 'invisible-characters'],
    ['marks of Syriac', 'pa\u073fssw\u073ford', 'password', 'invisible-characters'],
    ['marks of Thai', 'pa\u0e34ssword', 'password', 'invisible-characters'],
    ['Hangul fillers', 'pass\u3164word', 'password', 'invisible-characters'],
    ['dots between letters', 'U.r.g.e.n.t', 'urgent', 'separated-letters'],
  ])('%s', (_, text, norm, disguise) => {
    expect(wordsOf(text, false)).toMatchObject([{ norm, disguise, start: 0, end: text.length }]);
  });

  testTable([
    ['accents', 'contraseña', 'contrasena'],
    ['sharp s', 'Straße', 'strasse'],
    ['a soft hyphen, which is how honest text breaks words', 'Konto\u00adbestätigung', 'kontobestatigung'],
  ])('%s are folded without suspicion', (_, text, norm) => {
    expect(wordsOf(text, false)).toEqual([
      { norm, answers: expect.anything(), start: 0, end: text.length, sentence: 0 },
    ]);
  });

  test('a Russian word and initials are no disguise', () => {
    expect(wordsOf('привет, U.S.A.', false).some(({ disguise }) => disguise)).toBe(false);
  });
});

test('offsets are those of the original', () => {
  const text = 'a \u200b𝐛𝐜 — pаypаl!';
  for (const { start, end, norm } of wordsOf(text, false)) expect(skeleton(text.slice(start, end))).toBe(norm);
});

describe('sentences', () => {
  const sentences = (text: string, lines: boolean) => wordsOf(text, lines).map(({ sentence }) => sentence);

  test('end at a full stop and not inside a number or host', () => {
    expect(sentences('one two. three', false)).toEqual([0, 0, 1]);
    expect(sentences('at 3.14 or example.com now', false)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('run over wrapped lines of plain text, but not over blocks of HTML', () => {
    expect(sentences('one\ntwo', false)).toEqual([0, 0]);
    expect(sentences('one\ntwo', true)).toEqual([0, 1]);
  });
});

test('lone surrogates and NUL separate words', () => {
  expect(norms('one\ud800two\u0000three')).toEqual(['one', 'two', 'three']);
});

test('a Latin word with an ending in another script is no disguise', () => {
  const [word] = wordsOf('SMS\u094b\u0902 भेजें', false);
  expect(word).not.toHaveProperty('disguise');
});
