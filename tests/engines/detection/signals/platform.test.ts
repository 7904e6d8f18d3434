import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email, type Mailbox } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const SERVER = 'mx.harbour.example';

interface Sent {
  from: Mailbox;
  body: string;
  subject?: string;
  replyTo?: Mailbox;
}

function analysed({ from, body, subject = 'Note', replyTo }: Sent, context: Context = {}) {
  const domain = from.address.split('@')[1];
  const email: Email = {
    subject,
    body,
    from,
    headers: [{ name: 'Authentication-Results', value: `${SERVER}; dmarc=pass header.from=${domain}` }],
    ...(replyTo && { replyTo: [replyTo] }),
  };
  return analyse(email, { authservId: SERVER, ...context });
}

/** What counted: neither context nor covered. */
const countedIn = (sent: Sent, context?: Context) =>
  analysed(sent, context)
    .signals.filter(({ weight }) => weight !== 0)
    .map(({ id }) => id);

const DOCUSIGN = 'dse@docusign.net';
const SIGN = 'Please review and sign: https://na4.docusign.net/Signing/a';
const REASSURING = ['known-company-confirmed', 'link-known-companies', 'links-to-own-domain'];

describe('a service that sends a user’s words', () => {
  test('is no reason to trust the user', () => {
    const counted = countedIn({
      from: { name: 'Norton Billing via Docusign', address: DOCUSIGN },
      replyTo: { name: 'Norton Billing', address: 'nrt.billing@gmail.com' },
      body: SIGN,
    });
    expect(counted).toContain('brand-in-sender-name');
    for (const id of [...REASSURING, 'platform-plain-use']) expect(counted).not.toContain(id);
  });

  test('reassures where the user claims nothing', () => {
    const sent = {
      from: { name: 'Rowan Ashby via Docusign', address: DOCUSIGN },
      replyTo: { name: 'Rowan Ashby', address: 'rowan@ashby.example' },
      body: SIGN,
    };
    expect(countedIn(sent)).toContain('platform-plain-use');
    expect(analysed(sent).severity).toBe('None');
  });

  test('doesn’t take a reply address that its user can set for a colleague’s', () => {
    const sent = {
      from: { name: 'Human Resources via Docusign', address: DOCUSIGN },
      replyTo: { name: 'Human Resources', address: 'hr@harbour.example' },
      body: SIGN,
    };
    expect(countedIn(sent, { ownDomains: ['harbour.example'] })).not.toContain('known-company-confirmed');
  });

  test('reassures in full in its own notices', () => {
    const sent = { from: { name: 'Dropbox', address: 'no-reply@dropbox.com' }, body: 'See https://www.dropbox.com/a' };
    expect(countedIn(sent)).toContain('known-company-confirmed');
  });

  test('has users with look-alike domains', () => {
    const { severity, signals } = analysed({
      from: { name: 'PayPal via Docusign', address: DOCUSIGN },
      replyTo: { name: 'PayPal', address: 'service@paypa1.com' },
      body: SIGN,
    });
    expect(signals.map(({ id }) => id)).toContain('sender-look-alike');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('High'));
  });

  test('has users with the name of a contact, and contacts', () => {
    const contacts = [{ name: 'Ada Lovelace', address: 'ada@alder.example' }];
    const from = { name: 'Ada Lovelace', address: 'no-reply@sharepointonline.com' };
    const sent = (address: string) => ({
      from,
      replyTo: { name: '', address },
      body: 'See https://a.sharepoint.com/b',
    });
    expect(countedIn(sent('ada.l@gmail.com'), { contacts })).toContain('contact-name-elsewhere');
    expect(countedIn(sent('ada@alder.example'), { contacts })).not.toContain('contact-name-elsewhere');
  });

  test('names its user as the reply address, whose mailbox may be private', () => {
    const from = { name: 'Alder Tree Care', address: 'quickbooks@notification.intuit.com' };
    const sent = (address: string) => ({
      from,
      replyTo: { name: '', address },
      body: 'Invoice 7 is due: please pay it',
    });
    expect(countedIn(sent('aldertreecare@gmail.com'))).not.toContain('reply-to-freemail');
    expect(countedIn(sent('office7731@gmail.com'))).toContain('reply-to-freemail');
  });
});

describe('a number to undo a charge', () => {
  const from = { name: 'service@paypal.com', address: 'service@paypal.com' };
  const invoice = (note: string) => ({
    from,
    subject: 'Invoice from Alder Desk (0042)',
    body: `Alder Desk sent you an invoice\n\nView and pay https://www.paypal.com/invoice/a\n\n${note}`,
  });
  testTable([
    ['English', '$599.99 was charged. If you did not authorize this, call +1 (888) 555-0148 to cancel.'],
    ['German', '749,00 € wurden abgebucht. Waren Sie das nicht, rufen Sie +49 30 5550 1477 an und stornieren Sie.'],
    ['Turkish', '4.990 TL çekildi. Siz değilseniz iptal için +90 212 555 01 44 numarayı arayın.'],
    ['Korean', '890,000원이 결제되었습니다. 본인이 아닌 경우 070-5550-1422로 전화하여 취소하세요.'],
  ])('is found in %s', (_, note) => {
    const { severity, kind, actions } = analysed(invoice(note));
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('callback-scam');
    expect(actions[0]).toMatch(/call the number/);
  });

  testTable([
    ['for questions', 'Two chairs, $240.00, as agreed. Questions? Call me on +1 (503) 555-0170.'],
    ['of an order', '$240.00. Order 5550 1477 22, not to be paid in cash.'],
  ])('is not a number %s', (_, note) => {
    expect(analysed(invoice(note)).signals.map(({ id }) => id)).not.toContain('platform-callback');
  });

  test('is given by hosts, too, who say how to cancel', () => {
    const body = 'If you can’t come, call +41 41 555 01 22 to cancel. Otherwise CHF 180 is charged.';
    const sent = { from: { name: 'Hotel Elm', address: '1-a@property.booking.com' }, body };
    expect(countedIn(sent)).not.toContain('platform-callback');
  });
});

describe('a call-back lure with links', () => {
  const LURE = 'Your subscription was renewed for $399.00. To cancel call our support team at +1 (202) 555-0143.';
  const from = { name: 'Tom Alder', address: 'tom@alder.example' };
  testTable([
    ['a calendar’s', 'https://calendar.google.com/calendar/event?action=VIEW', true],
    ['a meeting’s', 'https://meet.google.com/abc-defg-hij', true],
    ['a page’s', 'https://alder.example/account', false],
    ['a look-alike of a calendar’s', 'https://calendar.google.com.alder.example/a', false],
  ])('is one although there is %s', (_, link, isLure) => {
    const counted = countedIn({ from, body: `${LURE} ${link}` });
    expect(counted.includes('callback-lure') || counted.includes('invitation-callback')).toBe(isLure);
  });
});

describe('a host who leads away from the service', () => {
  const from = { name: 'Hotel Elm via Booking.com', address: '1-a@property.booking.com' };
  test('wants the card on another page', () => {
    const body = 'We could not verify your card. Confirm it here: https://elm.guest-desk.example/p';
    const { severity, actions } = analysed({ from, body });
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(actions[0]).toMatch(/outside the service/);
  });

  test('may link to the service, to a map and to a page of their own', () => {
    const body = 'Breakfast is at 7. The way: https://www.google.com/maps/a. Reply: https://www.booking.com/b';
    expect(countedIn({ from, body })).not.toContain('platform-details-elsewhere');
  });
});
