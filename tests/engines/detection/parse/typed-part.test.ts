import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';
import { typedPartOf } from '../../../../src/engines/detection/parse/typed-part.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.harbour.example';
const CONTEXT: Context = { authservId: SERVER, recipient: 'ines@harbour.example', ownDomains: ['harbour.example'] };

function sent(address: string, subject: string, body: string, more: Partial<Email> = {}): Email {
  const value = `${SERVER}; dmarc=pass header.from=${address.split('@')[1]}`;
  return {
    ...{ subject, body, from: { name: 'Alder Desk', address }, attachments: [] },
    headers: [{ name: 'Authentication-Results', value }],
    to: [{ name: '', address: 'ines@harbour.example' }],
    ...more,
  };
}

const typedIn = (email: Email, context = CONTEXT) => typedPartOf(parse(email, context));
const severityOf = (email: Email) => rank(analyse(email, CONTEXT).severity);
const invoice = (note: string) =>
  sent(
    'service@paypal.com',
    'Invoice from Alder Desk (0042)',
    `Alder Desk sent you an invoice for $240.00 USD\n\nView and Pay Invoice https://www.paypal.com/invoice/a\n\n${note}`,
  );

describe('what a user of a service typed', () => {
  test('is what is left without the service’s sentences and addresses, in its place', () => {
    const email = invoice('Seller note to customer:\nTwo chairs, as agreed.');
    const { text, links } = typedIn(email) ?? {};
    expect(text?.replace(/\s+/g, ' ')).toBe('Alder Desk $240.00 USD : Two chairs, as agreed.');
    expect(text?.indexOf('Two chairs')).toBe(email.body.indexOf('Two chairs'));
    expect(links).toEqual([]);
  });

  test('is the whole of what is not known to be the service’s', () => {
    const note = 'Note to customer\nThis invoice is protected by our buyer guarantee.';
    expect(typedIn(invoice(note))?.text).toContain('protected by our buyer guarantee');
  });

  test('has its writer as the sender, without the service’s checks, and a language of its own', () => {
    const email = sent(
      'no-reply@sharepointonline.com',
      'Alder Desk shared "a.pdf" with you',
      'Alder Desk shared a file with you\n\n您好，这是十二月的报价单，数量已按您的要求修改。',
      {
        replyTo: [{ name: '', address: 'li@alder.example' }],
      },
    );
    const typed = typedIn(email);
    expect(typed?.email.from).toEqual({ name: 'Alder Desk', address: 'li@alder.example' });
    expect(typed?.email.headers).toBeUndefined();
    expect(typed?.senseLanguage).toBe('zh');
  });

  testTable([
    ['a colleague wrote it', 'ines.b@harbour.example', 'no-reply@sharepointonline.com'],
    ['it is a discussion', 'li@alder.example', 'notifications@github.com'],
    ['nobody wrote it for a service', 'li@alder.example', 'news@alder.example'],
  ])('is told from nothing where %s', (_, reply, address) => {
    expect(typedIn(sent(address, 'Note', 'Hello', { replyTo: [{ name: '', address: reply }] }))).toBeNull();
  });

  test('isn’t markup, even where it looks like it', () => {
    const email = invoice('<b>Two</b> chairs');
    expect(typedIn(email)?.text.length).toBe(email.body.length);
  });
});

describe('a service that names no user', () => {
  const from = { name: 'service@paypal.com', address: 'service@paypal.com' };
  const of = (body: string) => sent(from.address, 'You added a new address', body, { from });
  testTable([
    ['a number', 'It ships to: If this was not you call +1 (888) 555-0122, Miami'],
    ['another site', 'It ships to: https://pages.example/a'],
  ])('carries somebody’s words where it has %s', (_, body) => {
    expect(typedIn(of(body))).not.toBeNull();
  });

  test('otherwise writes for itself', () => {
    expect(typedIn(of('It ships to: 14 Harbour Road, Leith. https://www.paypal.com/settings'))).toBeNull();
  });
});

describe('what is typed into a template', () => {
  testTable([
    ['a note', 'Seller note to customer: This $240.00 order is not yours? Reach our desk at 1 (888) 555-0136.'],
    ['the small print', 'Don’t know this seller? If you did not order this, 1 (888) 555-0136 will cancel it.'],
    ['an item', '1 x Bitcoin was charged to your account, to stop it dial 1 (888) 555-0136'],
    ['another language', 'Note to customer: 身に覚えのない場合は 050-5550-1488 までお電話ください。'],
  ])('is a stranger’s as %s', (_, note) => {
    expect(severityOf(invoice(note))).toBeGreaterThanOrEqual(rank('Medium'));
  });

  testTable([
    ['a number for questions', 'Note to customer: Two chairs, as agreed. Questions? Call 1 (888) 555-0136.'],
    ['a thank-you', 'Note to customer: Thanks for your business!'],
  ])('is harmless as %s', (_, note) => {
    expect(analyse(invoice(note), CONTEXT).severity).toBe('None');
  });

  test('reassures by none of its words', () => {
    const note = 'Note to customer: This was sent because you requested it. If it was not you, you can ignore it.';
    const { signals } = analyse(invoice(note), CONTEXT);
    const reassuring = signals.filter(({ weight }) => weight < 0).map(({ id }) => id);
    for (const id of ['can-be-ignored', 'was-requested', 'wording-honest']) expect(reassuring).not.toContain(id);
  });
});

describe('a service’s own notice', () => {
  const IF_NOT_YOU = 'If you didn’t authorize this payment, call us at';
  const own = (name: string, address: string, body: string) => ({
    ...sent(address, 'Receipt', body),
    from: { name, address },
  });

  testTable([
    ['PayPal', 'service@paypal.com', `You sent $24.00 USD to Alder Books. ${IF_NOT_YOU} 1-888-221-1161.`],
    ['Venmo', 'venmo@venmo.com', `You paid Lena Brandt $20.00. ${IF_NOT_YOU} (855) 812-4430.`],
    ['Apple', 'no_reply@email.apple.com', `iCloud+ 200 GB $2.99. ${IF_NOT_YOU} 1-800-275-2273.`],
  ])('names its own number without suspicion: %s', (name, address, body) => {
    expect(analyse(own(name, address, body), CONTEXT).severity).toBe('None');
  });

  test('is not taken for one where somebody’s number is beside another company’s name', () => {
    const typed = `You added an address. Norton LifeLock 1098.95$. ${IF_NOT_YOU} +1 (888) 555-0146.`;
    expect(severityOf(own('PayPal', 'service@paypal.com', typed))).toBeGreaterThanOrEqual(rank('Medium'));
  });
});

describe('the reader’s own organization', () => {
  const note = 'Norton invoice $849.99. If you did not authorize this payment call +1 (808) 555-0142';

  testTable([
    [
      'a display name',
      { from: { name: 'hr@harbour.example via Docusign', address: 'dse@eumail.docusign.net' } },
      'docusign.net',
    ],
    ['a reply address', { replyTo: [{ name: '', address: 'billing@harbour.example' }] }, 'paypal.com'],
  ])('is not who wrote because the user typed so: %s', (_, more, domain) => {
    const email = sent(`service@${domain}`, 'Invoice', note, more);
    expect(severityOf(email)).toBeGreaterThanOrEqual(rank('Medium'));
  });
});
