import { describe, expect } from 'vitest';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { testTable } from '../../../support/test-table.ts';

const conceptsOf = (body: string) => [...parse({ subject: 'Note', body }, {}).phrases.keys()];

describe('what a writer tells of an email they got', () => {
  testTable([
    ['English', 'I got an email that asked to verify your account at once. Is it real?', 'credential-request'],
    ['a claim', 'I received a message saying that your account has been suspended. Odd, no?', 'account-problem'],
    ['a warning', 'Never ever share your seed phrase.', 'seed-phrase'],
    ['a long warning', 'Nobody at Fernwallet needs your seed phrase.', 'seed-phrase'],
    ['a duty', 'Thanks for the documents. We will verify your account within two days.', 'credential-request'],
    [
      'others, in the next sentence',
      'Scammers send emails asking for money. They verify your account.',
      'credential-request',
    ],
  ])('is no request or claim of theirs: %s', (_, body, concept) => {
    expect(conceptsOf(body)).not.toContain(concept);
  });
});

describe('a request or claim', () => {
  testTable([
    ['after a story', 'I got an email that asked for nothing. Please verify your account.', 'credential-request'],
    ['of a company', 'We received a message that your account has been suspended.', 'account-problem'],
    ['of what the reader is to do', 'We need you to verify your account.', 'credential-request'],
    ['after a duty', 'We will help you. Please verify your account.', 'credential-request'],
    ['after a warning', 'Never share your password. Please verify your account.', 'credential-request'],
    ['after a comma', 'Never lose access again, verify your account.', 'credential-request'],
  ])('stays one: %s', (_, body, concept) => {
    expect(conceptsOf(body)).toContain(concept);
  });
});
