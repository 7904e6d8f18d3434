import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import {
  analyse,
  type Context,
  type Correspondence,
  type Email,
  type History,
  lookedUpVariantsOf,
  updateHistory,
  variantsOf,
} from '../../../../src/engines/detection/index.ts';
import { bankAccountsIn, fingerprintOf } from '../../../../src/engines/detection/parse/bank-accounts.ts';
import { nameKey } from '../../../../src/engines/detection/parse/name-key.ts';
import { correspondentsOf, threadOf } from '../../../../src/engines/detection/parse/thread.ts';
import { isCousin } from '../../../../src/engines/detection/signals/similar-names.ts';
import { testTable } from '../../../support/test-table.ts';

const TALK = 'Hello Maren, see you on Monday at the mill, and bring the plans.';
const STRANGER: Correspondence = { toSender: 0, knowsDomain: false, similar: [], nameElsewhere: false };
const email = (address: string, more: Partial<Email> = {}): Email => ({
  ...{ subject: 'Re: Order', body: TALK, from: { name: 'Ada Lovelace', address } },
  ...more,
});
const signalsOf = (one: Email, context: Context = {}) => analyse(one, context).signals;
const idsOf = (...given: Parameters<typeof signalsOf>) => signalsOf(...given).map(({ id }) => id);

describe('the reader’s own domain, known by the address alone', () => {
  const recipient = 'maren@northwind.com';

  testTable([
    ['own-domain-look-alike', 'ada@northwlnd.com'],
    ['own-domain-look-alike', 'ada@exec-northwind.com'],
    ['own-domain-look-alike', 'ada@northwind-hr.com'],
    ['own-domain-look-alike', 'ada@northwindpayroll.com'],
    ['own-domain-look-alike', 'ada@northwind.com.staff-portal.net'],
    ['own-name-other-domain', 'ada@northwind.co'],
    ['own-name-other-domain', 'ada@northwind.de'],
    ['own-name-other-domain', 'ada@northwind-delivery.com'],
    ['own-name-other-domain', 'ada@northwind.intranet-pages.net'],
    ['own-domain-look-alike', 'ada@northwind-portal.com'],
    ['own-domain-look-alike', 'ada@login-northwind.com'],
  ])('%s: %s', (id, address) => {
    expect(idsOf(email(address), { recipient })).toContain(id);
  });

  testTable([
    'ada@northwind.com',
    'ada@mail.northwind.com',
    'ada@northwind-sailing.com',
    'ada@northwindsor.com',
    'ada@northwind.zendesk.com',
    'ada@gmail.com',
  ])('nothing is made of %s', (address) => {
    const ids = idsOf(email(address), { recipient });
    expect(ids).not.toContain('own-domain-look-alike');
    expect(ids).not.toContain('own-name-other-domain');
  });

  testTable(['ada@northwind-delivery.com', 'ada@northwindstore.com', 'ada@northwind-bank.com', 'ada@northwind.co'])(
    'is not imitated by a name that shops, clubs and carriers have: %s',
    (address) => {
      expect(idsOf(email(address), { recipient })).not.toContain('own-domain-look-alike');
    },
  );

  testTable(['ada@reed-cloud.com', 'ada@reed-mail.com', 'ada@reed-shop.com', 'ada@reedsupport.com'])(
    'if short, is not imitated by what contains it: %s',
    (address) => {
      const ids = idsOf(email(address), { recipient: 'maren@reed.com' });
      expect(ids).not.toContain('own-domain-look-alike');
      expect(ids).not.toContain('own-name-other-domain');
    },
  );

  test('is not that of a free provider, and not imitated by a domain that the reader writes to', () => {
    expect(idsOf(email('ada@gmail-hr.com'), { recipient: 'maren@gmail.com' })).not.toContain('own-domain-look-alike');
    const correspondence = { ...STRANGER, knowsDomain: true };
    expect(idsOf(email('ada@northwind-hr.com'), { recipient, correspondence })).not.toContain('own-domain-look-alike');
  });
});

const HEADS = {
  English: ['From', 'Sent', 'To', 'Cc', 'Subject'],
  German: ['Von', 'Gesendet', 'An', 'Cc', 'Betreff'],
  French: ['De ', 'Envoyé ', 'À ', 'Cc ', 'Objet '],
  Spanish: ['De', 'Enviado', 'Para', 'CC', 'Asunto'],
  Portuguese: ['De', 'Enviado', 'Para', 'Cc', 'Assunto'],
  Italian: ['Da', 'Inviato', 'A', 'Cc', 'Oggetto'],
  Dutch: ['Van', 'Verzonden', 'Aan', 'CC', 'Onderwerp'],
  Polish: ['Od', 'Wysłano', 'Do', 'DW', 'Temat'],
  Swedish: ['Från', 'Skickat', 'Till', 'Kopia', 'Ämne'],
  Danish: ['Fra', 'Sendt', 'Til', 'Cc', 'Emne'],
  Finnish: ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Kopio', 'Aihe'],
  Czech: ['Od', 'Odesláno', 'Komu', 'Kopie', 'Předmět'],
  Turkish: ['Kimden', 'Tarih', 'Kime', 'Bilgi', 'Konu'],
  Russian: ['От', 'Дата', 'Кому', 'Копия', 'Тема'],
  Japanese: ['差出人', '送信日時', '宛先', 'CC', '件名'],
  Chinese: ['发件人', '发送时间', '收件人', '抄送', '主题'],
  Korean: ['보낸 사람', '보낸 날짜', '받는 사람', '참조', '제목'],
};
const headIn = ([from, sent, to, , subject]: readonly string[], recipient: string) =>
  `${from}: Maren Vogel <maren@northwind.example>\n${sent}: 20.11.2026\n${to}: Ada Lovelace <${recipient}>\n${subject}: Order\n\nThanks.`;

describe('a recipient in a quoted header', () => {
  testTable(Object.entries(HEADS))('is read in %s, and imitated by another', (_, labels) => {
    const body = `${TALK}\n\n${headIn(labels, 'ada@halvorsen.example')}`;
    const known = correspondentsOf(body, threadOf(body, 'Re: Order'));
    expect(known).toMatchObject([
      { address: 'maren@northwind.example', isWriter: true },
      { name: 'Ada Lovelace', address: 'ada@halvorsen.example', isWriter: false },
    ]);
    expect(idsOf(email('ada@halvorsens.example', { body }))).toContain('correspondent-look-alike');
    expect(idsOf(email('ada@halvorsen.example', { body }))).not.toContain('correspondent-look-alike');
  });

  testTable([
    ['Den 20 nov. 2026 skrev Ada <ada@halvorsen.example>:', 'Swedish'],
    ['ma 20. marrask. 2026 klo 10.00 Ada (ada@halvorsen.example) kirjoitti:', 'Finnish'],
    ['Ada <ada@halvorsen.example> 于2026年11月20日周五 10:00写道：', 'Chinese'],
    ['2026年11月20日(金) 10:00 Ada <ada@halvorsen.example>:', 'Japanese'],
    ['Ada <ada@halvorsen.example>, 20 Kas 2026 Cum tarihinde şunu yazdı:', 'Turkish'],
    ['пт, 20 нояб. 2026 г. в 10:00, Ada <ada@halvorsen.example> пишет:', 'Russian'],
  ])('as its writer is in the line above: %s', (line) => {
    const body = `${TALK}\n\n${line}\n> Thanks.`;
    expect(idsOf(email('ada@halvorsens.example', { body }))).toContain('correspondent-look-alike');
  });

  test('with a short name is no evidence, because many are copied in', () => {
    const body = `${TALK}\n\n${headIn(HEADS.English, 'ada@alder.example')}`;
    expect(idsOf(email('ada@alter.example', { body }))).not.toContain('correspondent-look-alike');
  });
});

describe('a thread known by its Message-IDs', () => {
  const headers = [{ name: 'References', value: '<1.2@halvorsen.example> <3@northwind.example>' }];

  test('is imitated by a domain one character away', () => {
    const found = signalsOf(email('ada@halvorsens.example', { headers }));
    const signal = found.find(({ id }) => id === 'correspondent-look-alike');
    expect(signal?.sentence).toContain('halvorsen.example');
    expect(signal?.evidence[1]).toEqual({ where: 'header', quote: '<1.2@halvorsen.example>' });
  });

  testTable(['ada@halvorsen.example', 'ada@mail.halvorsen.example', 'ada@willow.example'])('not by %s', (address) => {
    expect(idsOf(email(address, { headers }))).not.toContain('correspondent-look-alike');
  });
});

describe('somebody the reader writes to', () => {
  const similar = ['halvorsen.example'];
  const at = (address: string, more: Partial<Correspondence> = {}) =>
    idsOf(email(address), { correspondence: { ...STRANGER, ...more } });

  test('is imitated by a look-alike or a cousin of the domain, unless that is known as well', () => {
    expect(at('ada@halvorsens.example', { similar })).toContain('contact-look-alike');
    expect(at('ada@halvorsen-billing.example', { similar })).toContain('known-domain-cousin');
    expect(at('ada@halvorsen.test', { similar })).toContain('known-domain-cousin');
    for (const address of ['ada@halvorsens.example', 'ada@halvorsen-billing.example']) {
      const ids = at(address, { similar, knowsDomain: true });
      expect(ids).not.toContain('contact-look-alike');
      expect(ids).not.toContain('known-domain-cousin');
    }
  });

  test('at a free provider is imitated by the same mailbox only', () => {
    expect(at('ada@gmai1.com', { similar: ['ada@gmail.com'] })).toContain('contact-look-alike');
    expect(at('tom@gmai1.com', { similar: ['ada@gmail.com'] })).not.toContain('contact-look-alike');
  });

  test('may write from a new address, which is noticed and no verdict', () => {
    const context = { correspondence: { ...STRANGER, nameElsewhere: true } };
    const asking = email('ada@willow.example', { body: `${TALK} Will you bring the keys, too?` });
    expect(idsOf(asking, context)).toContain('contact-name-elsewhere');
    expect(rank(analyse(asking, context).severity)).toBeLessThan(rank('Medium'));
  });

  test('is not excused at a mailbox provider by a header that claims a list', () => {
    const context = { authservId: 'mx.example.net', contacts: [{ name: 'Ada Alder', address: 'ada@alder.example' }] };
    const value = 'mx.example.net; dmarc=pass header.from=gmail.com';
    const asking: Email = {
      subject: 'Hello',
      body: 'Please use our new bank account for the invoice, and call me.',
      from: { name: 'Ada Alder', address: 'ada.alder.77@gmail.com' },
      headers: [
        { name: 'Authentication-Results', value },
        { name: 'List-Id', value: 'x' },
      ],
    };
    expect(idsOf(asking, context)).toContain('contact-name-elsewhere');
  });

  test('may say so from there, and ask for nothing', () => {
    const context = { correspondence: { ...STRANGER, nameElsewhere: true } };
    const elsewhere = { replyTo: [{ name: '', address: 'ada@alder.example' }] };
    expect(idsOf(email('ada@willow.example'), context)).not.toContain('contact-name-elsewhere');
    expect(idsOf(email('ada@willow.example', elsewhere), context)).toContain('contact-name-elsewhere');
  });

  test('is reassuring once the server confirms the address, from the second email on', () => {
    const headers = [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass' }];
    const known = (toSender: number) =>
      idsOf(email('ada@alder.example', { headers }), {
        authservId: 'mx.example.net',
        correspondence: { ...STRANGER, toSender },
      });
    expect(known(1)).not.toContain('known-correspondent');
    expect(known(2)).toContain('known-correspondent');
  });
});

test('how long a sender is known is said in words', () => {
  const sender = {
    ...{ firstSeen: '2026-03-31', emails: 41, hours: [], replyTo: {}, linkDomains: {}, languages: {} },
    ...{ withAttachments: 0, aboutMoney: 0, lastDay: { date: '2026-11-20', emails: 1 } },
  };
  const known = signalsOf(email('ada@alder.example'), { history: { emails: 90, sender } });
  expect(known.find(({ id }) => id === 'known-since')).toMatchObject({
    tier: 'context',
    weight: 0,
    sentence: 'You’ve known this sender since March 2026, 41 emails.',
  });
  const first = signalsOf(email('ada@alder.example'), { history: { emails: 90 } });
  expect(first.map(({ id }) => id)).toContain('first-contact');
});

describe('a bank account', () => {
  const DE = 'DE89 3704 0044 0532 0130 00';
  const GB = 'GB29 NWBK 6016 1331 9268 19';

  test('is found by its check digits, with or without words after it', () => {
    expect(bankAccountsIn(`IBAN: ${DE} thanks, or ${GB.replaceAll(' ', '')}.`).map(({ iban }) => iban)).toEqual([
      'DE89370400440532013000',
      'GB29NWBK60161331926819',
    ]);
    expect(bankAccountsIn(`${DE.replace('89', '88')} and AB12 and order DE2026 1120`)).toEqual([]);
  });

  test('is remembered by a fingerprint, and another one is noticed', () => {
    const invoice = (iban: string) =>
      email('ada@alder.example', { subject: 'Invoice', body: `${TALK} The account is ${iban}.`, attachments: [] });
    let history: History = { emails: 30 };
    for (let month = 0; month < 3; month += 1) {
      history = updateHistory(history, invoice(DE), analyse(invoice(DE), { history }));
    }
    expect(history.sender?.accounts).toEqual({ [fingerprintOf('DE89370400440532013000')]: 3 });
    expect(JSON.stringify(history)).not.toContain('0532');
    expect(idsOf(invoice(GB), { history })).toContain('new-bank-account');
    expect(idsOf(invoice(DE), { history })).not.toContain('new-bank-account');
    const quoted = email('ada@alder.example', { body: `${TALK}\n\nOn Monday, Maren <m@x.example> wrote:\n> ${GB}` });
    expect(idsOf(quoted, { history })).not.toContain('new-bank-account');
  });
});

describe('similar names', () => {
  testTable([
    ['northwind.example', 'northwnd.example'],
    ['northwind.example', 'northwinds.test'],
    ['northwind.example', 'norhtwind.example'],
    ['northwind.example', 'nortwhind.example'],
    ['northwind.example', 'n0rthwind.example'],
    ['north-wind.example', 'northwind.example'],
    ['northwind.example', 'exec-northwind.example'],
    ['northwind.example', 'northwindpayroll.example'],
  ])('%s and %s share a variant', (known, other) => {
    const variants = new Set(variantsOf(known));
    expect(lookedUpVariantsOf(other).some((one) => variants.has(one))).toBe(true);
  });

  test('a short name has none, and a long label few', () => {
    expect(variantsOf('alder.example')).toEqual([]);
    expect(variantsOf(`${'ab'.repeat(31)}.example`).length).toBeLessThanOrEqual(63);
  });

  testTable([
    ['ada@northwind-sailing.example', 'northwind.example'],
    ['ada@gmail.com', 'gmail.com'],
    ['ada@mail.northwind.example', 'northwind.example'],
    ['ada@northwindows.example', 'northwind.example'],
  ])('%s is no cousin of %s', (address, known) => {
    expect(isCousin(address, known)).toBe(false);
  });

  test('a name is the same in any order, and a single word is none', () => {
    expect(nameKey('Lovelace, Ada')).toBe(nameKey('Ada Lovelace'));
    expect(nameKey('Ada')).toBeNull();
  });
});

describe('a reply address that imitates the sender’s', () => {
  const id = 'reply-to-look-alike';
  const answered = (from: string, reply: string, more: Partial<Email> = {}) =>
    analyse({
      ...email(from, { body: 'Hello Maren, can you pay the invoice today?', ...more }),
      replyTo: [{ name: '', address: reply }],
    });
  const has = (...given: Parameters<typeof answered>) => answered(...given).signals.some((one) => one.id === id);

  testTable([
    ['ada@northwind.com', 'ada@northwlnd.com'],
    ['ada@northwind.com', 'ada@northwinds.co'],
    ['ada@northwind.com', 'ada@nortwhind.com'],
    ['ada@northwind.com', 'ada@northwind.com.mails.example'],
    ['ada@maple-post.com', 'ada@maple-p0st.com'],
    ['ada@maple-post.com', 'ada@maple-posts.com'],
  ])('%s, %s', (from, reply) => {
    expect(has(from, reply)).toBe(true);
    expect(rank(answered(from, reply).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  testTable([
    ['ada@northwind.com', 'ada@northwind.de'],
    ['ada@northwind.com', 'ada@north-wind.com'],
    ['ada@northwind.com', 'ada@mail.northwind.com'],
    ['ada@northwind.com', 'ada@larch.com'],
    ['ada@gmail.com', 'ada@gmai.com'],
    ['ada@mailjet.com', 'ada@mailjets.com'],
    ['ada@stadtwerke-kiel.example', 'ada@stadtwerke-koeln.example'],
    ['ada@volkshochschule-ost.example', 'ada@volkshochschule-west.example'],
    ['ada@alpin-hotel.example', 'ada@alpina-hotel.example'],
    ['ada@kunstforum.example', 'ada@kunstforen.example'],
    ['ada@alder.example', 'ada@alter.example'],
  ])('%s, %s is none', (from, reply) => {
    expect(has(from, reply)).toBe(false);
  });

  test('counts where the email may want something, whatever list it claims to come from', () => {
    const pair = ['ada@northwind.com', 'ada@northwlnd.com'] as const;
    expect(has(...pair, { subject: 'Mill', body: 'Hello Maren, see you on Monday at the mill.' })).toBe(false);
    expect(has(...pair, { headers: [{ name: 'List-Id', value: '<a.northwind.com>' }] })).toBe(true);
    expect(has(...pair, { headers: [{ name: 'X-Forwarded-To', value: 'maren@larch.example' }] })).toBe(true);
  });
});
