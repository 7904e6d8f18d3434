import { expect } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { languagesOf, spokenWords } from '../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../support/test-table.ts';
import { letterOf, type Short } from './everyday-mail/letters.ts';
import { SCHEME_LANGUAGES } from './everyday-mail/schemes/scheme.ts';
import { SCHEMES } from './everyday-mail/schemes.ts';

const TRUSTED = 'mx.example.net';

/** From the mailbox that it says it is from, as the receiving server confirms. */
function severityOf(short: Short) {
  const letter = letterOf(short);
  const value = `${TRUSTED}; dmarc=pass header.from=${letter.from?.address.split('@')[1]}`;
  return analyse({ ...letter, headers: [{ name: 'Authentication-Results', value }] }, { authservId: TRUSTED }).severity;
}

/** Each letter of every scheme, with its scheme and its language. */
const all = (kind: 'fraud' | 'honest') =>
  Object.entries(SCHEMES).flatMap(([scheme, letters]) =>
    letters[kind].map((letter: Short, place: number) => [scheme, SCHEME_LANGUAGES[place] ?? 'en', letter] as const),
  );

testTable(all('fraud'))('%s is a warning in %s', (_scheme, _language, letter) => {
  expect(['Medium', 'High', 'Critical']).toContain(severityOf(letter));
});

testTable(all('honest'))(
  '%s is nothing where somebody honest writes of the same in %s',
  (_scheme, _language, letter) => {
    expect(severityOf(letter)).toBe('None');
  },
);

testTable([...all('fraud'), ...all('honest')])('%s is read in %s', (_scheme, language, letter) => {
  const spoken = (text: string) => ({ text, words: spokenWords(text, wordsOf(text, false)) });
  expect(languagesOf(spoken(letter[1]), spoken(letter[2])).language).toBe(language);
});
