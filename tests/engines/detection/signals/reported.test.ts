import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const PAGE = 'https://harbourpapers.example/1';
const FILLING =
  'The ferry to the island runs again from Monday, and the harbour gets a new crane. The museum shows drawings of the old town until March. Rain is expected in the north, and the first snow fell on the hills above the valley last night.';
const idsOf = (sentence: string, more: Partial<Email> = {}) =>
  analyse({
    subject: 'Weekend',
    body: `${FILLING}\n\n${sentence}\n\n${PAGE}`,
    from: { name: 'Harbour Papers', address: 'news@harbourpapers.example' },
    ...more,
  }).signals.map(({ id }) => id);

/**
 * A signal, a newsletter's sentence about others, and the most similar sentence that asks or promises the reader
 * something.
 */
const TOLD = [
  [
    'payment-request',
    'The court ordered the exchange to release the funds.',
    'Please ask your bank to release the funds.',
  ],
  [
    'crypto-lure',
    'Bitcoin mining took over an old factory in the town of Ekibastuz.',
    'Bitcoin mining pays you every day from now on.',
  ],
  [
    'credential-request',
    'Password reset takes less time, and account verification works on phones.',
    'Password reset takes less time once you verify your account today.',
  ],
  [
    'gift-cards',
    'A retired teacher was told by a stranger to buy gift cards for him.',
    'Could you go and buy gift cards for me this afternoon please?',
  ],
  [
    'refund-lure',
    'The office sends the tax refund to two million families.',
    'The office sends the tax refund to you.',
  ],
  [
    'account-problem',
    'A judge found that the account was suspended without a reason in May.',
    'We are sorry to say that your account was suspended without a reason.',
  ],
] as const;

describe('what a newsletter tells of others', () => {
  testTable(TOLD.map(([id, told]) => [id, told]))('is no %s: %s', (id, sentence) => {
    expect(idsOf(sentence)).not.toContain(id);
  });

  testTable(TOLD.map(([id, , said]) => [id, said]))('but this may be, %s: %s', (id, sentence) => {
    expect(idsOf(sentence)).toContain(id);
  });

  test('is no more in its headline', () => {
    const sentence = 'Bitcoin mining took over an old factory in the town of Ekibastuz.';
    expect(idsOf(sentence, { subject: 'Bitcoin mining in Ekibastuz' })).not.toContain('crypto-lure');
    expect(idsOf('Rain is expected in the south, too.', { subject: 'Bitcoin mining' })).toContain('crypto-lure');
  });

  testTable<[string, Partial<Email>]>([
    ['a short email', { body: `The court ordered the exchange to release the funds.\n\n${PAGE}` }],
    ['a private mailbox', { from: { name: 'Ada', address: 'ada.lovelace@gmail.com' } }],
    [
      'a sender who failed the check',
      {
        headers: [
          { name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail header.from=harbourpapers.example' },
        ],
      },
    ],
    ['an email without a link', { body: `${FILLING}\n\nThe court ordered the exchange to release the funds.` }],
  ])('counts in %s', (_, more) => {
    expect(idsOf('The court ordered the exchange to release the funds.', more)).toContain('payment-request');
  });

  testTable([
    'Transfer the sum to release the funds of the estate at last.',
    'All users must complete the account verification before the end of the week.',
    'Release the funds to the account of the estate at the bank today',
    'The account verification of all mailboxes is at https://willow.example/v until noon.',
  ])('is not an order or a label: %s', (sentence) => {
    const ids = idsOf(sentence);
    expect(ids.includes('payment-request') || ids.includes('credential-request')).toBe(true);
  });
});

describe('what a newsletter has its readers change', () => {
  const asks = (body: string) => idsOf(body).includes('credential-request');

  testTable([
    'You can update your email address here. Click here to unsubscribe.',
    'This was sent to ines@reader.example. Not the best address? Update your information here, or unsubscribe.',
    'Newsletter abbestellen | Aktualisieren Sie Ihre Daten',
  ])('is no request: %s', (line) => {
    expect(asks(line)).toBe(false);
  });

  testTable([
    'Update your account information today. Click here to unsubscribe.',
    'Verify your email address today. Click here to unsubscribe.',
    'Update your billing information or unsubscribe.',
  ])('but this is: %s', (line) => {
    expect(asks(line)).toBe(true);
  });

  test('and a login page is one only where its link is', () => {
    const has = (html: string) =>
      analyse({ subject: 'News', body: '', html }).signals.some(({ id }) => id === 'sign-in-request');
    const link = `<a href="${PAGE}">Changelog</a>`;
    expect(has(`<p>Upload a logo for the login page.</p><p>${'It fits all screens. '.repeat(4)}</p>${link}`)).toBe(
      false,
    );
    expect(has(`<p>Your files are ready.</p><a href="${PAGE}">Login page</a>`)).toBe(true);
  });
});
