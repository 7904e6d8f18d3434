import { describe, expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { languagesOf, spokenWords } from '../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../src/engines/detection/parse/words.ts';
import { emailOf, type Short } from './fraud-schemes/emails.ts';
import { SCHEME_LANGUAGES } from './fraud-schemes/schemes/scheme.ts';
import { SCHEMES } from './fraud-schemes/schemes.ts';

const TRUSTED = 'mx.example.net';

/** From the mailbox that it says it is from, as the receiving server confirms. */
function severityOf(short: Short) {
  const email = emailOf(short);
  const value = `${TRUSTED}; dmarc=pass header.from=${email.from?.address.split('@')[1]}`;
  return analyse({ ...email, headers: [{ name: 'Authentication-Results', value }] }, { authservId: TRUSTED }).severity;
}

const inTheirLanguage = (emails: readonly Short[]) =>
  emails.map((email, place) => [SCHEME_LANGUAGES[place] ?? 'en', email] as const);

describe.each(Object.entries(SCHEMES))('%s', (_, { fraud, honest }) => {
  test.each(inTheirLanguage(fraud))('is a warning in %s', (_language, email) => {
    expect(['Medium', 'High', 'Critical']).toContain(severityOf(email));
  });

  test.each(inTheirLanguage(honest))(
    'is nothing where somebody honest writes of the same in %s',
    (_language, email) => {
      expect(severityOf(email)).toBe('None');
    },
  );

  test.each([...inTheirLanguage(fraud), ...inTheirLanguage(honest)])('is read in %s', (language, email) => {
    const spoken = (text: string) => ({ text, words: spokenWords(text, wordsOf(text, false)) });
    expect(languagesOf(spoken(email[1]), spoken(email[2])).language).toBe(language);
  });
});
