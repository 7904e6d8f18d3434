import { expect, test } from 'vitest';
import { BUCKETS } from '../../../src/engines/detection/model/features.ts';
import type { WrittenEmail } from '../../../src/tools/training/emails/written.ts';
import { ENOUGH_EMAILS, learnedLanguages } from '../../../src/tools/training/languages.ts';

const emailsIn = (lang: string, count: number, body: string): WrittenEmail[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${lang}-${at}`,
    label: 'benign',
    kind: 'none',
    scenario: 'note',
    lang,
    register: 'casual',
    from: 'Ada <ada@home.example>',
    replyTo: null,
    auth: null,
    listUnsubscribe: false,
    links: [],
    attachments: [],
    subject: '',
    body,
  }));

test('a language with few emails is learned only in part', () => {
  const text = { words: new Float64Array(BUCKETS.words).fill(1), grams: new Float64Array(BUCKETS.grams).fill(1) };
  const emails = [
    ...emailsIn(
      'cs',
      ENOUGH_EMAILS,
      'Přijdu zítra ráno a přinesu klíče od skladu, řekni to prosím také Petrovi a Janě.',
    ),
    ...emailsIn(
      'sk',
      ENOUGH_EMAILS - 1,
      'Prídem zajtra ráno a prinesiem kľúče od skladu, povedz to prosím aj Petrovi a Jane.',
    ),
  ];
  const { cs, sk } = learnedLanguages({ text } as unknown as Parameters<typeof learnedLanguages>[0], emails);
  expect(cs).toEqual({ known: 0.8, letters: expect.stringContaining('ř') });
  expect(sk).toEqual({ known: expect.any(Number), letters: expect.stringContaining('ľ'), isPartly: true });
  expect(sk?.known).toBeLessThan(0.8);
});
