import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const STRANGER = { name: 'Nora Hale', address: 'nora@fernbrook.example' };
const SERVER = 'mx.reader.example';

function email(body: string, about: Partial<Email> = {}): Email {
  return { subject: 'Hello', body, from: STRANGER, headers: [], attachments: [], ...about };
}
function idsOf(one: Email, context: Context = {}): string[] {
  return analyse(one, context).signals.map(({ id }) => id);
}
const LINK = 'https://login-desk.example/open';
const file = (filename: string, text: string) => {
  const content = new TextEncoder().encode(text);
  return { filename, mimeType: 'application/octet-stream', size: content.length, content };
};

/** What hides a phrase where an email leads nowhere, by the signal that the phrase is for. */
const EXCUSED: [string, string, string, string][] = [
  ['an office’s name', 'account-problem', 'Hello', 'Your account has been suspended team. Nora'],
  ['an office’s name', 'password-expiry-lure', 'Your password expires team', 'Hello Tom, it is about this. Nora'],
  ['a From line', 'account-problem', 'Hello', 'Hello\nFrom: Your account has been suspended\n\nNora'],
  ['a delivery report', 'mailbox-lure', 'Hello', 'Your mailbox is full: 552 5.2.2 mailbox is over its quota. Nora'],
  ['a delivery report', 'account-problem', 'Hello', 'Your account is locked. 554 5.7.1 mailer-daemon. Nora'],
  ['a voicemail that was left', 'voicemail-lure', 'Hello', 'Nora left you a new voice message at nine.'],
  ['a package of money', 'parcel-lure', 'Hello', 'Your relief package is on hold. Nora'],
  [
    'a reason for getting it',
    'account-problem',
    'Hello',
    'Someone has accessed your account, so you are receiving this notice. Nora',
  ],
  ['a code', 'password-expiry-lure', 'Hello', 'Security code: your password expires today. Nora'],
];

describe('words that make others harmless', () => {
  testTable(EXCUSED)('hide nothing in an email with a link to a stranger: %s, %s', (_, id, subject, body) => {
    expect(idsOf(email(body, { subject }))).not.toContain(id);
    expect(idsOf(email(`${body}\n${LINK}`, { subject }))).toContain(id);
  });

  testTable<[string, Partial<Email>]>([
    ['a web page', { attachments: [file('open.html', '<html><p>Hello</p></html>')] }],
    ['a document', { attachments: [file('open.docx', 'PK\x03\x04')] }],
    ['a form', { html: '<p>Nora left you a new voice message at nine.</p><form action="https://a.example"></form>' }],
    [
      'a link in a quotation',
      {
        subject: 'Re: Hello',
        headers: [{ name: 'In-Reply-To', value: '<1@a.example>' }],
        body: `Nora left you a new voice message at nine.\n\nOn Monday, Ada <ada@elm.example> wrote:\n> See ${LINK}`,
      },
    ],
  ])('hide nothing beside %s', (_, about) => {
    expect(idsOf(email('Nora left you a new voice message at nine.', about))).toContain('voicemail-lure');
  });

  testTable<[string, Partial<Email>, Context]>([
    [
      'to a well-known company’s own page',
      { body: 'Nora left you a new voice message at nine. https://www.paypal.com/' },
      {},
    ],
    [
      'to a contact’s own site',
      { body: 'Nora left you a new voice message at nine. https://fernbrook.example/' },
      { contacts: [STRANGER] },
    ],
    ['to write to', { body: 'Nora left you a new voice message at nine. nora@fernbrook.example' }, {}],
  ])('still mean what they say beside a link %s', (_, about, context) => {
    expect(idsOf(email('', about), context)).not.toContain('voicemail-lure');
  });

  test('don’t make a package of one with a refundable deposit', () => {
    const body = 'Your package is on hold. Pay the refundable customs deposit to have it delivered. Nora';
    expect(idsOf(email(body, { subject: 'Your package is on hold' }))).toContain('parcel-lure');
  });

  test('a secure link is a document where it leads to a stranger', () => {
    const body = `You have received a secure document. View the secure document by this secure link: ${LINK}`;
    expect(idsOf(email(body, { subject: 'Secure document for you' }))).toContain('document-lure');
  });

  test('what expires is a reset link where the words themselves say so', () => {
    expect(idsOf(email(`Your password reset link will expire in 24 hours: ${LINK}`))).not.toContain(
      'password-expiry-lure',
    );
    expect(idsOf(email(`Use the link below, your password expires today: ${LINK}`))).toContain('password-expiry-lure');
  });

  test('a condition doesn’t make a request for the reader’s number an offer', () => {
    expect(idsOf(email('Send me your cell number if you are not busy. Nora'))).toContain('contact-details-request');
    expect(idsOf(email('Text me if you cannot come on Saturday. Nora'))).not.toContain('contact-details-request');
  });

  test('pay in another sentence, or beside an invoice, doesn’t make a changed account the reader’s', () => {
    const footer = `${LINK}\n\nAsk us about your payroll.`;
    for (const body of [
      `Please note the new bank details: DE89370400440532013000. ${footer}`,
      `Please note the new bank details. ${footer}`,
      `Please note the new bank details for your payroll and our invoice. ${LINK}`,
    ])
      expect(idsOf(email(body))).toContain('bank-change');
    expect(idsOf(email(`The new bank details for your payroll are saved. ${LINK}`))).not.toContain('bank-change');
  });

  test('a stranger is no mail system', () => {
    const from = { name: 'Mail System', address: 'mailer-daemon@gmail.com' };
    expect(idsOf(email('Delivery failed.', { from }))).not.toContain('sender-freemail');
    expect(idsOf(email(`Delivery failed. ${LINK}`, { from }))).toContain('sender-freemail');
  });
});

describe('the header fields and last lines of lists', () => {
  const opener = 'Are you available at the moment? I need a quick favour from you. Nora';
  const list = [
    { name: 'List-Unsubscribe', value: '<https://fernbrook.example/leave>' },
    { name: 'List-Id', value: '<news.fernbrook.example>' },
  ];

  test('don’t make a stranger’s question one to many', () => {
    expect(idsOf(email(opener, { headers: list }))).toContain('availability-question');
    expect(idsOf(email(`${opener}\nTo be removed from this mailing list, reply "remove".`))).toContain(
      'availability-question',
    );
  });

  test('do where the reader knows the sender', () => {
    expect(idsOf(email(opener, { headers: list }), { contacts: [STRANGER] })).not.toContain('availability-question');
  });
});

describe('a share that is praised', () => {
  const tip = 'Symbol: QXRT\nCurrent price: $0.42. Strong buy, it is set to explode this week. Get in now.';

  test('is found behind other symbols, and far down', () => {
    const decoys = 'NYSE: IBM closed unchanged, says the exchange. '.repeat(200);
    expect(idsOf(email(`${decoys}\n\n${'The weather stays dry. '.repeat(40)}\n\n${tip}`))).toContain('stock-promotion');
  });

  test('is not one that is only listed', () => {
    const listed = 'NYSE: IBM closed unchanged at $131.20, says the exchange. The weather stays dry. '.repeat(20);
    expect(idsOf(email(listed))).not.toContain('stock-promotion');
  });

  testTable([
    ['with its check digit', 'US0378331005', true],
    ['with letters in it', 'DE000A0D9PT0', true],
    ['with a wrong check digit', 'US0378331006', false],
  ])('by its ISIN %s', (_, isin, isFound) => {
    const ids = idsOf(email(`ISIN: ${isin}\nCurrent price: $0.42. Strong buy, it is set to explode this week.`));
    expect(ids.includes('stock-promotion')).toBe(isFound);
  });

  testTable([
    ['in brackets', 'Our pick is Tarvine Lithium (OTC: TRVL). Trading at $0.38, our analysts see $2.10 within weeks.'],
    ['behind a misspelt label', 'Sea.rch for: TRVL\nCurrent: $0.70\n1 Day Target price: $1.5'],
    ['by its WKN', 'Nordsilber AG (WKN A2X4TZ). Kurs aktuell 0,42 Euro, Kursziel 1,90 Euro.'],
    ['in French', 'Nordargent (NARG). Cours 0,42 €, objectif de cours 1,90 €.'],
  ])('is one whose price is to jump, %s', (_, body) => {
    expect(idsOf(email(body))).toContain('stock-promotion');
  });

  testTable([
    ['a usual target', 'Nordsilber AG (WKN A2X4TZ). Kurs aktuell 42,00 Euro, Kursziel 48,00 Euro.'],
    ['a target below', 'Alder Foods (NYSE: ALDF) trades at $42.10; we see $18 after the warning.'],
    ['a price without a target', 'Alder Foods (ALDF) closed at $42.10. Earnings per share were $0.31.'],
    ['a target of something else', 'The target is 500 signatures; we have 120. A badge costs $2.50.'],
  ])('but not %s', (_, body) => {
    expect(idsOf(email(body))).not.toContain('stock-promotion');
  });

  test('is not one of many thousand symbols', () => {
    expect(idsOf(email('NYSE: IBM '.repeat(19_000)))).not.toContain('stock-promotion');
  });
});

describe('a name with a number', () => {
  const from = (name: string, address: string) => email('Hello, the list is ready.', { from: { name, address } });

  test('isn’t the number alone', () => {
    expect(idsOf(from('Suite 365', 'info@365-lanternbay.example'))).toContain('sender-foreign-name');
    expect(idsOf(from('K1 Magazin', 'info@k1-lanternbay.example'))).not.toContain('sender-foreign-name');
  });
});

test('a password that a stranger asks for is asked for beside unrelated words', () => {
  const context = { authservId: SERVER };
  for (const body of [
    `Log in with your email address and password to see the new list: ${LINK}`,
    `Do not wait, log in with your email address and password: ${LINK}`,
    `Don’t forget to log in with your email address and password: ${LINK}`,
    `You can’t see the list without a login by email address and password: ${LINK}`,
    `Sign-in notice for all members of the club who were there last week on Sunday: log in with your password at ${LINK}`,
    `${'The garden is open from nine to five. '.repeat(400)} Log in with your email address and password: ${LINK}`,
    `Old members, please log in with your email address and password: ${LINK}`,
  ]) {
    expect(idsOf(email(body), context)).toContain('password-asked-by-stranger');
  }
  for (const body of [
    `Nobody at the club asks you to log in with your password. ${LINK}`,
    `Do not log in with your password there. ${LINK}`,
    `Don’t log in with your password there. ${LINK}`,
    `Log in and choose a new password. ${LINK}`,
    `Log in and change your password once a year. ${LINK}`,
  ]) {
    expect(idsOf(email(body), context)).not.toContain('password-asked-by-stranger');
  }
});
