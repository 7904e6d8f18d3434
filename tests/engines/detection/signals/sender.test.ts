import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { testTable } from '../../../support/test-table.ts';

const TRUSTED = 'mx.example.net';
const idsOf = (email: Partial<Email>, context: Context = {}) =>
  analyse({ subject: '', body: 'Hello', ...email }, context).signals.map(({ id }) => id);
/** The sum of the signals, in log-odds. */
const harmOf = ({ signals }: Analysis) => signals.reduce((sum, { weight }) => sum + weight, 0);
const from = (name: string, address: string): Partial<Email> => ({ from: { name, address } });
const headers = (fields: Record<string, string>): Partial<Email> => ({
  headers: Object.entries(fields).map(([name, value]) => ({ name, value })),
});

describe('an address in the sender’s name', () => {
  testTable([
    ['in full-width letters', 'billing＠paypal．com'],
    ['with invisible characters', 'billing\u200b@\u2060paypal.com'],
    ['via somebody', 'billing@paypal.com via Service'],
    ['as the company’s site', 'paypal.com [US]'],
  ])('is seen %s', (_, name) => {
    expect(idsOf(from(name, 'x@evil.test'))).toContain('address-in-display-name');
  });

  test('is seen in encoded words', async () => {
    const name = `=?utf-8?B?${btoa('billing@paypal.com')}?=`;
    const email = await readMessage(`From: ${name} <x@evil.test>\r\nSubject: Hello\r\n\r\nHello`);
    expect(idsOf(email)).toContain('address-in-display-name');
  });

  testTable([
    ['a list writes for its member', 'ada@paypal.com via The List', 'list@lists.test', { 'List-Id': '<a.lists.test>' }],
    ['a service writes for its user', 'ada@paypal.com (via Google Docs)', 'comments@docs.google.com', {}],
    ['an alias forwards an email', 'ada@paypal.com [via Relay]', 'x1@mozmail.com', {}],
    ['a name contains the sender’s own', 'ada@paypal.com', 'ada@mail.paypal.com', {}],
    ['a company writes from another of its domains', 'Amazon.com', 'ship@amazon.de', {}],
  ])('is innocent where %s', (_, name, address, fields) => {
    expect(idsOf({ ...from(name, address), ...headers(fields) })).not.toContain('address-in-display-name');
  });

  test('is a trick where the reader trusts it, and elsewhere a trait', () => {
    const moved = from('ada@old-firm.example', 'ada@new-firm.example');
    const trick = 'address-in-display-name';
    expect(idsOf(moved)).not.toContain(trick);
    expect(idsOf(moved)).toContain('other-address-in-name');
    expect(analyse({ subject: 'Lunch', body: 'Shall we have lunch?', ...moved }).severity).toBe('None');
    expect(idsOf(moved, { ownDomains: ['old-firm.example'] })).toContain(trick);
    expect(idsOf(moved, { recipient: 'tom@old-firm.example' })).toContain(trick);
    expect(idsOf(moved, { contacts: [{ name: 'Ada', address: 'ada@old-firm.example' }] })).toContain(trick);
  });
});

describe('a company’s name behind a preposition', () => {
  testTable(['Security at PayPal', 'Ada via PayPal'])('is not excused in “%s” from a stranger', (name) => {
    expect(idsOf(from(name, 'service@evil.test'))).toContain('brand-in-sender-name');
  });

  test('is a person’s on a list or through a mailing service', () => {
    const list = headers({ 'List-Id': '<paypal-users.lists.test>' });
    expect(idsOf({ ...from('Ada via PayPal-Users', 'users@lists.test'), ...list })).not.toContain(
      'brand-in-sender-name',
    );
    expect(idsOf({ ...from('Security via PayPal', 'users@lists.test'), ...list })).toContain('brand-in-sender-name');
    expect(idsOf(from('Ada at PayPal', 'ada@sendgrid.net'))).not.toContain('brand-in-sender-name');
  });
});

describe('an address is said to be somebody else’s', () => {
  testTable([
    ['N26', 'one of its own'],
    ['PayPal', 'one we know of'],
  ])('only where all of a company’s addresses are known: %s', (name, words) => {
    const { signals } = analyse({ subject: '', body: 'Hello', ...from(name, 'service@lobo.example') });
    expect(signals.find(({ id }) => id === 'brand-in-sender-name')?.sentence).toContain(words);
  });
});

describe('a company’s name on a private mailbox', () => {
  testTable(['PayPal', 'PayPal Security Team', 'Netflix Support', 'Bank of America Alerts'])('%s', (name) => {
    expect(idsOf(from(name, 'x4711@gmail.com'))).toContain('brand-in-sender-name');
  });

  testTable([
    ['a person who bears it', 'Maria Santander', 'maria@gmail.com'],
    ['the provider itself', 'Yahoo Mail', 'no-reply@yahoo.com'],
    ['somebody who writes through it', 'Ada via PayPal', 'service@paypal.com'],
  ])('not %s', (_, name, address) => {
    expect(idsOf(from(name, address))).not.toContain('brand-in-sender-name');
  });
});

describe('a failed check of the sender', () => {
  const failed = (more: Record<string, string> = {}) =>
    headers({ 'Authentication-Results': `${TRUSTED}; dmarc=fail${more.arc ?? ''}`, ...more });
  const ids = (address: string, more?: Record<string, string>, context: Context = {}) =>
    idsOf({ ...from('Ada', address), ...failed(more) }, { authservId: TRUSTED, ...context });

  test('of any domain counts, of a well-known one or the reader’s own is dangerous', () => {
    expect(ids('ada@willow.example')).toContain('sender-not-authenticated');
    expect(ids('ada@paypal.com')).toContain('known-domain-forged');
    expect(ids('ada@alder.example', {}, { ownDomains: ['alder.example'] })).toContain('own-domain-forged');
  });

  test('says nothing of a private mailbox’s provider', () => {
    expect(ids('ada@gmail.com')).not.toContain('known-domain-forged');
  });

  testTable([
    ['on a list', { 'List-Id': '<a.lists.example>' }],
    ['forwarded', { 'X-Forwarded-To': 'ada@example.com' }],
    ['behind a valid chain of seals', { arc: '; arc=pass' }],
  ])('is no finding in an email %s', (_, more) => {
    expect(ids('ada@willow.example', more)).not.toContain('sender-not-authenticated');
    expect(ids('ada@willow.example', more)).toContain('passed-on');
    expect(ids('ada@paypal.com', more)).not.toContain('known-domain-forged');
    expect(ids('ada@paypal.com', more)).toContain('sender-not-authenticated');
  });

  testTable([
    ['on a list', { 'List-Id': '<a.lists.example>' }],
    ['forwarded', { 'X-Forwarded-To': 'ada@example.com' }],
    ['behind a valid chain of seals', { arc: '; arc=pass' }],
  ])('of a domain worth forging still counts against an email %s', (_, more) => {
    const harm = (address: string) =>
      harmOf(
        analyse(
          { subject: '', body: 'Hello', ...from('Ada', address), ...failed(more) },
          { authservId: TRUSTED, ownDomains: ['alder.example'] },
        ),
      );
    expect(harm('ada@paypal.com')).toBeGreaterThan(harm('ada@willow.example') + 0.2);
    expect(harm('ada@alder.example')).toBeGreaterThan(harm('ada@willow.example') + 0.2);
  });
});

describe('somebody the reader knows', () => {
  const contacts = [
    { name: 'Ada Lovelace', address: 'ada@lovelace-engines.example' },
    { name: 'Tom Miller', address: 'tom.miller@gmail.com' },
  ];
  const ids = (name: string, address: string, body = 'Hello') => idsOf({ ...from(name, address), body }, { contacts });

  testTable([
    ['another ending letter', 'ada@lovelace-enginex.example'],
    ['a digit', 'ada@l0velace-engines.example'],
    ['the same mailbox at a misspelt provider', 'tom.miller@gmial.com'],
  ])('is imitated by %s', (_, address) => {
    expect(ids('Ada', address)).toContain('contact-look-alike');
  });

  test('is not imitated by a stranger at a provider or a firm that sounds alike', () => {
    expect(ids('Ada', 'other@gmial.com')).not.toContain('contact-look-alike');
    expect(ids('Ada', 'ada@loveland.example')).not.toContain('contact-look-alike');
  });

  describe('may have a second mailbox', () => {
    const answer = (body: string, known = contacts) =>
      analyse({ subject: '', body, ...from('Ada Lovelace', 'ada.l@gmail.com') } as Email, { contacts: known });
    const lunch =
      'It was lovely to see you all on Sunday. Shall we have lunch on Friday, as always at the café by the river?';
    const cards = 'Can you buy five gift cards for me? I am in a meeting.';

    test('which is no warning, but counts', () => {
      expect(answer(lunch).severity).toBe('None');
      for (const body of [lunch, cards]) {
        expect(harmOf(answer(body))).toBeGreaterThan(harmOf(answer(body, contacts.slice(1))));
      }
    });
  });
});

describe('a company’s name', () => {
  test('is recognised with its characters separated', () => {
    expect(idsOf(from('P a y P a l', 'x@alder.example'))).toContain('brand-in-sender-name');
    expect(idsOf(from('J R R Alder', 'x@alder.example'))).not.toContain('brand-in-sender-name');
  });

  testTable([
    ['a person who is called so', 'Otto', 'otto@alder.example'],
    ['a company that is called so', 'Gemini', 'hello@gemini-hotel.example'],
    ['more than the name', 'Gemini Hotel', 'hello@alder.example'],
  ])('is that of %s', (_, name, address) => {
    expect(idsOf(from(name, address))).not.toContain('everyday-brand-as-sender');
  });

  testTable([
    [
      'within the company that deals with it',
      { ...from('', 'paypal@alder.example'), to: [{ name: '', address: 'ada@alder.example' }] },
    ],
    ['of a program that nobody has given a sender', from('', 'wordpress@alder.example')],
    ['in the sender’s own domain', from('', 'google@google-friends.example')],
  ])('may be a mailbox’s %s', (_, email) => {
    expect(idsOf(email)).not.toContain('brand-in-sender-mailbox');
  });
});

test('a known company’s address with nothing but free pages needs no result to be doubted', () => {
  const email = { ...from('PayPal', 'service@paypal.com'), body: 'https://alder.pages.dev/' };
  expect(idsOf(email)).toContain('known-sender-links-elsewhere');
  expect(idsOf({ ...email, body: `${email.body} https://www.paypal.com/` })).not.toContain(
    'known-sender-links-elsewhere',
  );
});

testTable([
  ['a private mailbox', from('Ada', 'ada@gmail.com')],
  ['a list', { ...from('Ada', 'ada@alder.example'), ...headers({ 'List-Id': '<a.lists.test>' }) }],
])('only free pages are what %s may lead to', (_, email) => {
  expect(idsOf({ ...email, body: 'https://bit.ly/a' })).not.toContain('only-doubtful-links');
});

testTable([
  ['hr@alder-supplies-hr.com', true],
  ['pay@secure-alder-supplies.com', true],
  ['ada@alder-supplies-fanclub.com', false],
  ['ada@balder-supplies-hr.com', false],
  ['ada@alder-supplies.com', false],
])('an office’s word beside the name of one’s own organization: %s', (address, imitates) => {
  const ids = idsOf(from('Ada', address), { ownDomains: ['alder-supplies.com'] });
  expect(ids.includes('own-domain-look-alike')).toBe(imitates);
});

test('a brand’s name before the @, a lure and a link away from the sender each add suspicion', () => {
  const harm = (mailbox: string, words: string, host: string) =>
    harmOf(
      analyse({
        subject: 'Hello',
        ...from('Service', `${mailbox}@alder.example`),
        body: `${words}: https://${host}/a`,
      }),
    );
  const [lure, news] = ['Please click here now', 'The minutes of our meeting'];
  const all = harm('paypal.service', lure, 'www.willow.example');
  expect(all).toBeGreaterThan(harm('office.service', lure, 'www.willow.example'));
  expect(all).toBeGreaterThan(harm('paypal.service', news, 'www.willow.example'));
  expect(all).toBeGreaterThanOrEqual(harm('paypal.service', lure, 'alder.example'));
});

test('a comma in a sender’s name takes neither its address away nor makes two of it', async () => {
  const source = 'From: Weight Loss, <service@willow.example.>, <service@willow.example>\nSubject: News\n\nHello';
  const ids = idsOf(await readMessage(new TextEncoder().encode(source)));
  expect(ids).not.toContain('no-sender-address');
  expect(ids).not.toContain('several-senders');
  expect(idsOf(await readMessage(new TextEncoder().encode('From: Weight Loss <>\nSubject: News\n\nHello')))).toContain(
    'no-sender-address',
  );
});
