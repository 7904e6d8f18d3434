import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { senderOf } from '../../../../src/engines/detection/parse/senders.ts';
import { isQuoted, threadOf } from '../../../../src/engines/detection/parse/thread.ts';
import { testTable } from '../../../support/test-table.ts';

const quotedPart = (text: string, subject = 'Re: plans') =>
  threadOf(text, subject)
    .quoted.map(({ start, end }) => text.slice(start, end))
    .join('|');

describe('what somebody else wrote', () => {
  test('lines with a quotation mark', () => {
    expect(quotedPart('Yes.\n> Shall we?\n> Ada\nTom')).toBe('> Shall we?|> Ada');
  });

  testTable([
    ['English', 'On Mon, 2 Nov 2026 at 10:00, Ada <ada@example.com> wrote:'],
    ['German', 'Am 02.11.2026 um 10:00 schrieb Ada:'],
    ['French', 'Le lun. 2 nov. 2026, Ada a écrit :'],
    ['Polish', 'W dniu 2.11.2026 o 10:00, Ada Nowak pisze:'],
    ['Polish, as Gmail has it', 'pon., 2 lis 2026 o 10:00 Ada <ada@example.com> napisał(a):'],
    ['Outlook', '-----Original Message-----'],
    ['Outlook in Polish', '-----Wiadomość oryginalna-----'],
  ])('everything after an attribution in %s', (_, line) => {
    expect(quotedPart(`Yes.\n\n${line}\nShall we?`)).toBe(`${line}\nShall we?`);
  });

  test('everything from a row of header lines on', () => {
    const head = 'From: Ada\nSent: Monday\nTo: Tom\nSubject: Plans';
    expect(quotedPart(`Yes.\n\n${head}\n\nShall we?`)).toBe(`${head}\n\nShall we?`);
  });
});

test('a Polish header in a reply and in a forwarded email', () => {
  const head = 'Od: Ada <ada@example.com>\nWysłano: poniedziałek\nDo: Tom\nTemat: Plany';
  expect(quotedPart(`Tak.\n\n${head}\n\nKiedy?`, 'Odp: Plany')).toBe(`${head}\n\nKiedy?`);
  expect(quotedPart(`Zobacz.\n\n${head}\n\nKiedy?`, 'PD: Plany')).toBe('');
});

describe('what a reader is meant to read', () => {
  test('answers between the lines that are marked', () => {
    const text = 'On Mon, 2 Nov 2026, Ada <ada@example.com> wrote:\n\n> Shall we?\n\nYes.\n> When?\nAt noon.';
    expect(quotedPart(text)).toBe('On Mon, 2 Nov 2026, Ada <ada@example.com> wrote:|> Shall we?|> When?');
  });

  test('a forwarded email', () => {
    const text =
      'See below.\n\n---------- Forwarded message ----------\nFrom: Ada\nDate: Monday\nSubject: Plans\nTo: Tom\n\nHello';
    expect(quotedPart(text, 'Plans')).toBe('');
  });

  test('an email whose subject says that it is forwarded', () => {
    expect(quotedPart('Look!\n\nFrom: Ada\nSent: Monday\nTo: Tom\nSubject: Plans\n\nHello', 'Fwd: Plans')).toBe('');
  });

  test('a sentence that begins like an attribution', () => {
    expect(quotedPart('On Monday we meet:\nbring cake')).toBe('');
  });
});

test('a list of labels without a subject is not an email header', () => {
  expect(quotedPart('You have a voice message.\n\nFrom: +1 202 555 0143\nDate: Monday\nTo: you\nListen: now')).toBe('');
});

test('a folded header line counts as one', () => {
  const head = 'From: Ada\nTo: Tom <tom@example.com>;\n Eve <eve@example.com>\nDate: Monday\nSubject: Plans';
  expect(quotedPart(`Yes.\n\n${head}\n\nShall we?`)).toBe(`${head}\n\nShall we?`);
});

const DANGEROUS = ['High', 'Critical'];

describe('what is quoted counts', () => {
  const FRAUD =
    'Dear customer, your PayPal account has been suspended. Verify your account within 24 hours: http://www.paypal.com@203.0.113.7/';
  const quotations = [
    `-----Original Message-----\nFrom: IT\n\n${FRAUD}`,
    `On Mon, 2 Nov 2026, IT Desk <it@example.com> wrote:\n\n${FRAUD}`,
    `> ${FRAUD}`,
    `From: IT\nSent: Monday\nTo: you\nSubject: Account\n\n${FRAUD}`,
  ];
  const answering = { headers: [{ name: 'In-Reply-To', value: '<1@example.com>' }] };
  const severity = (email: Partial<Email>, context: Context = {}) =>
    analyse({ subject: 'Account', body: '', ...email }, context).severity;

  testTable(quotations)('where no header says that anything is answered: %s', (quotation) => {
    expect(DANGEROUS).toContain(severity({ headers: [], body: `Please see below and act.\n\n${quotation}` }));
  });

  testTable(quotations)('where a line only covers it, whatever the headers say: %s', (quotation) => {
    expect(DANGEROUS).toContain(severity({ ...answering, body: `Please see below and act.\n\n${quotation}` }));
  });

  const OWN = 'Hello, this came this morning and I did not do anything with it. Is it from you?';

  const NUMBER = 'http://203.0.113.7/';

  testTable(quotations)('not in an answer: %s', (quotation) => {
    const quoted = quotation.replace(/http:\S+/, NUMBER);
    expect(severity({ ...answering, body: `${OWN}\n\n${quoted}` })).toBe('None');
  });

  testTable(quotations)('in an answer by its own headers alone, where a link is never honest: %s', (quotation) => {
    expect(DANGEROUS).toContain(severity({ ...answering, body: `${OWN}\n\n${quotation}` }));
  });

  const from = { name: 'Ada', address: 'ada@alder.example' };
  const passed = { headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass' }], from };
  const authservId = 'mx.example.net';

  test('not from a confirmed correspondent or colleague', () => {
    const body = `What is this?\n\n${quotations[0]}`;
    expect(severity({ ...passed, body }, { authservId, contacts: [from] })).toBe('None');
    expect(severity({ ...passed, body }, { authservId, ownDomains: ['alder.example'] })).toBe('None');
    expect(DANGEROUS).toContain(severity({ ...passed, body }, { authservId }));
  });

  test('from a confirmed stranger who sends a copy to the own domain', () => {
    const to = [{ name: '', address: 'other@alder.example' }];
    const body = `Please see below and act.\n\n${quotations[0]}`;
    expect(DANGEROUS).toContain(severity({ ...passed, to, body }, { authservId }));
  });

  const seen = { emails: 3, written: 0, firstSeen: '2026-01-01', hours: [], replyTo: {}, linkDomains: {} };
  const sender = { ...seen, languages: {}, withAttachments: 0, aboutMoney: 0, lastDay: { date: '', emails: 0 } };
  const known = { emails: 90, knowsThread: true };

  describe.each(quotations)('although the reader wrote in the thread: %s', (quotation) => {
    const body = `Please see below.\n\n${quotation}`;
    const answer = { ...answering, body };

    test('from any sender, confirmed or not', () => {
      expect(DANGEROUS).toContain(severity(answer, { history: known }));
      expect(DANGEROUS).toContain(severity({ ...answer, ...passed }, { authservId, history: known }));
      expect(DANGEROUS).toContain(severity(answer, { authservId, history: { ...known, sender } }));
    });

    test('and from who is confirmed and familiar, where a link is never honest', () => {
      const context = { authservId, history: { ...known, sender } };
      expect(DANGEROUS).toContain(severity({ ...answer, ...passed }, context));
      const short = { ...passed, body: body.replace(/http:\S+/, NUMBER) };
      expect(severity(short, context)).toBe('None');
    });
  });
});

test('an offset is looked up among many ranges', () => {
  const text = Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? '> quoted' : 'own')).join('\n');
  const thread = threadOf(text, 'Re: x');
  expect(isQuoted(thread, text.lastIndexOf('> quoted'))).toBe(true);
  expect(isQuoted(thread, text.lastIndexOf('own'))).toBe(false);
  expect(thread.quoted).toHaveLength(500);
});

describe('the author of a forwarded email', () => {
  const passedOn = (line: string, subject = 'Fwd: x') => {
    const text = `Is this real?\n\n${line}\nSent: Monday\nTo: Tom\nSubject: x\n\nHello`;
    const from = { name: 'Tom', address: 'tom@example.com' };
    return { sender: senderOf({ email: { subject, body: text, from }, text, thread: threadOf(text, subject) }), text };
  };

  testTable([
    ['From: Service <x@evil.test>', 'Service', 'x@evil.test'],
    ['Von: "Service" [mailto:x@evil.test]', 'Service', 'x@evil.test'],
    ['De: x@evil.test', '', 'x@evil.test'],
    ['> *From:* Service <x@evil.test>', 'Service', 'x@evil.test'],
  ])('is found in “%s”', (line, name, address) => {
    const { sender, text } = passedOn(line);
    expect(sender).toMatchObject({ name, address });
    expect(text.slice(sender?.place?.start, sender?.place?.end)).toContain(address);
  });

  testTable([
    ['without an address', passedOn('From: Service')],
    ['in an answer', passedOn('From: Service <x@evil.test>', 'Re: x')],
  ])('is not known %s', (_, { sender }) => {
    expect(sender).toEqual({ name: 'Tom', address: 'tom@example.com' });
  });

  test('is judged as a sender is', () => {
    const { text } = passedOn('From: PayPal <x@evil.test>');
    const { signals } = analyse({ subject: 'Fwd: x', body: text, from: { name: 'Tom', address: 'tom@example.com' } });
    const found = signals.find(({ id }) => id === 'brand-in-sender-name');
    expect(found?.evidence[0]).toMatchObject({ where: 'body', quote: 'From: PayPal <x@evil.test' });
  });
});

describe('the person who forwards an email', () => {
  const HEAD = 'From: Ada <a@friendly.org>\nSent: Monday\nTo: you\nSubject: hi';
  const PAYPAL = { name: 'PayPal', address: 'service@paypa1.com' };
  const ids = (email: Partial<Email>, context: Context = {}) =>
    analyse({ subject: 'Hello', body: `${HEAD}\n\nHello Tom, see you on Monday.`, ...email }, context).signals.map(
      ({ id }) => id,
    );

  test('is judged as well, no matter whom the header lines name', () => {
    expect(ids({ from: PAYPAL })).toEqual(expect.arrayContaining(['sender-look-alike', 'brand-in-sender-name']));
    expect(ids({ from: { name: 'Help Desk', address: 'desk.mail@gmail.com' } })).toContain('notice-from-freemail');
  });

  test('is excused only as a contact or a colleague', () => {
    const from = { name: 'Tom', address: 'tom@alder.example' };
    expect(ids({ from })).not.toContain('forwarded-email');
    expect(ids({ from }, { contacts: [from] })).toContain('forwarded-email');
    expect(ids({ from }, { ownDomains: ['alder.example'] })).toContain('forwarded-email');
    expect(ids({ from, to: [{ name: '', address: 'ada@alder.example' }] })).toContain('forwarded-email');
    const headers = [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail' }];
    expect(ids({ from, headers }, { contacts: [from], authservId: 'mx.example.net' })).not.toContain('forwarded-email');
  });
});
