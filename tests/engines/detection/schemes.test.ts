import { expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { languagesOf, spokenWords } from '../../../src/engines/detection/parse/language.ts';
import { wordsOf } from '../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../support/test-table.ts';
import { emailOf, type Short } from './fraud-schemes/emails.ts';
import { SCHEME_LANGUAGES } from './fraud-schemes/schemes/scheme.ts';
import { SCHEMES } from './fraud-schemes/schemes.ts';
import { shareAtLeast } from './fraud-schemes/share.ts';

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

const severitiesOf = (kind: 'fraud' | 'honest', part?: string) =>
  all(kind).flatMap(([scheme, language, email]) =>
    part === undefined || part === scheme || part === language ? [severityOf(email)] : [],
  );

test('the schemes are mostly a warning, and hardly ever nothing', () => {
  const severities = severitiesOf('fraud');
  expect(shareAtLeast('Medium', severities)).toBeGreaterThanOrEqual(0.7);
  expect(shareAtLeast('Low', severities)).toBeGreaterThanOrEqual(0.94);
});

testTable(Object.keys(SCHEMES))('%s is mostly not passed in silence', (scheme) => {
  expect(shareAtLeast('Low', severitiesOf('fraud', scheme))).toBeGreaterThanOrEqual(0.5);
});

testTable([...SCHEME_LANGUAGES])('the schemes are mostly a warning in %s', (language) => {
  expect(shareAtLeast('Medium', severitiesOf('fraud', language))).toBeGreaterThanOrEqual(0.5);
});

test('honest writers of the same get hardly any warning', () => {
  const severities = severitiesOf('honest');
  expect(shareAtLeast('Low', severities)).toBeLessThanOrEqual(0.22);
  expect(shareAtLeast('Medium', severities)).toBeLessThanOrEqual(0.1);
});

testTable([...all('fraud'), ...all('honest')])('%s is read in %s', (_scheme, language, email) => {
  const spoken = (text: string) => ({ text, words: spokenWords(text, wordsOf(text, false)) });
  expect(languagesOf(spoken(email[1]), spoken(email[2])).language).toBe(language);
});
