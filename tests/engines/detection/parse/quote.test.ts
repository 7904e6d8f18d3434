import { describe, expect } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { quotedRange } from '../../../../src/engines/detection/parse/quote.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

function quoted(text: string, phrase: string): string {
  const words = wordsOf(text, false);
  const at = text.indexOf(phrase);
  const from = words.findIndex(({ end }) => end > at);
  const to = words.findLastIndex(({ start }) => start < at + phrase.length) + 1;
  const { start, end } = quotedRange(text, words, from, to);
  return text.slice(start, end);
}

describe('a quotation is extended to a natural end', () => {
  testTable([
    ['a number has its unit', 'The link expires in 24 hours.', 'expires in 24', 'expires in 24 hours'],
    ['a date has its month', 'The offer expires on 6 November', 'expires on 6', 'expires on 6 November'],
    ['a compound', 'Unusual sign-in activity', 'Unusual sign', 'Unusual sign-in'],
    ['a sum and its bracket', 'US$18,500,000.00 (eighteen million dollars), now', '500', 'US$18,500,000.00'],
    [
      'a bracket',
      'a sum (eighteen million five hundred), now',
      'sum (eighteen million',
      'sum (eighteen million five hundred)',
    ],
    [
      'a word that leans on the next',
      'It will be permanently closed',
      'will be permanently',
      'will be permanently closed',
    ],
    ['percent', 'It is at 98% of its size', '98', '98%'],
  ])('%s', (_, text, phrase, expected) => {
    expect(quoted(text, phrase)).toBe(expected);
  });

  testTable([
    ['a full stop', 'Pay in 24. Hours later', 'in 24', 'in 24'],
    ['a comma', 'Keep this for us, the team', 'this for us', 'this for us'],
    ['what is no unit', 'expires in 24 boxes', 'in 24', 'in 24'],
    ['a bracket without end', 'a sum (eighteen million dollars', 'sum (eighteen', 'sum (eighteen'],
  ])('but not past %s', (_, text, phrase, expected) => {
    expect(quoted(text, phrase)).toBe(expected);
  });
});

describe('words that do not say what the signal says', () => {
  testTable([
    ['was-requested', 'You will be asked for your current password.'],
    ['unreachable', 'See you on Monday. Sent from my phone'],
    ['unreachable', 'To answer, reply to this email.'],
    ['generic-greeting', 'Good day Maren, here is the plan for the stand.'],
    ['payroll', 'Please do not pay to the old account.'],
    ['threat', 'The container line to Hamburg lost two days to the storm.'],
    ['prize-lure', 'You are eligible to receive a tax refund.'],
    ['hard-sell', 'Take the tram and get off at the harbour, you are free to walk from there.'],
    ['payment-request', 'You find our bank details in the contract.'],
    ['bank-change', 'Update your account information in the settings.'],
    ['sign-in-request', 'There was a new sign-in to your account. See https://example.com/activity'],
  ])('%s: %s', (id, body) => {
    expect(analyse({ subject: 'Hello', body }).signals.map((signal) => signal.id)).not.toContain(id);
  });
});
