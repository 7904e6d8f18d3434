import { expect } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { languagesOf, spokenWords } from '../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../support/test-table.ts';
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

/** Each email of every scheme, with its scheme and its language. */
const all = (kind: 'fraud' | 'honest') =>
  Object.entries(SCHEMES).flatMap(([scheme, emails]) =>
    emails[kind].map((email: Short, place: number) => [scheme, SCHEME_LANGUAGES[place] ?? 'en', email] as const),
  );

testTable(all('fraud'))('%s is a warning in %s', (_scheme, _language, email) => {
  expect(['Medium', 'High', 'Critical']).toContain(severityOf(email));
});

testTable(all('honest'))(
  '%s is nothing where somebody honest writes of the same in %s',
  (_scheme, _language, email) => {
    expect(severityOf(email)).toBe('None');
  },
);

testTable([...all('fraud'), ...all('honest')])('%s is read in %s', (_scheme, language, email) => {
  const spoken = (text: string) => ({ text, words: spokenWords(text, wordsOf(text, false)) });
  expect(languagesOf(spoken(email[1]), spoken(email[2])).language).toBe(language);
});
