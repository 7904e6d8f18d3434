import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const QUOTED = '“Your account has been suspended. Please verify your password within 24 hours”';
const warning = (more: string, subject = 'Security Weekly: the latest scam'): Email => ({
  subject,
  body: `Hello readers, this week we saw a letter that says ${QUOTED}. ${more} Stay safe.`,
  from: { name: 'Security Weekly', address: 'news@weekly.example' },
});

describe('a newsletter that quotes a fraud', () => {
  testTable([
    ['and names its address', 'It led to paypa1.com, which is not PayPal.'],
    ['and leads to its own site, as the mail server confirms', 'Read more: https://weekly.example/post/1'],
  ])('%s hardly counts as suspicious', (_, more) => {
    const headers = [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass' }];
    const { severity, conclusion } = analyse({ ...warning(more), headers }, { authservId: 'mx.example.net' });
    const said = conclusion.includes('seems to warn about a fraud') ? 'a warning' : conclusion;
    expect([
      ['None', said],
      ['Low', 'a warning'],
    ]).toContainEqual([severity, said]);
  });

  testTable([
    ['leads to the site of a sender that nothing confirms', 'Read more: https://weekly.example/post/1', undefined],
    ['has a number to call in what it quotes', 'And: “We have charged your account, call +1 202 555 0143”.', undefined],
    ['leads elsewhere', 'Read more: https://weekly-login.test/post/1', undefined],
    ['leads to the imitation itself', 'It led to https://paypa1.com/login', undefined],
    ['says so in its own words, too', 'Your account has been suspended. Please verify your password.', undefined],
    ['does not speak of a fraud', 'It is about paypa1.com.', 'Your account'],
  ])('is no excuse if the email %s', (_, more, subject) => {
    expect(analyse(warning(more, subject)).signals.map(({ id }) => id)).not.toContain('quotes-a-lure');
  });

  testTable<[string, Partial<Email>]>([
    ['a form', { html: `<p>${warning('').body}</p><form action="https://evil.test/"><input name="p"></form>` }],
    ['a file', { attachments: [{ filename: 'notes.txt', mimeType: 'text/plain', size: 2 }] }],
  ])('is no excuse beside %s', (_, more) => {
    expect(analyse({ ...warning(''), ...more }).signals.map(({ id }) => id)).not.toContain('quotes-a-lure');
  });
});

describe('what a newsletter quotes of frauds', () => {
  const SAID =
    'The usual one this month was “Your account has been suspended, verify your password within 24 hours or lose your files”. Another began: “Are you at your desk? Please make a bank transfer and keep this confidential.”';
  const REST =
    'Nobody at the town hall writes such emails. If one reaches you, show it to the desk on the ground floor, and tell your neighbours about it. The choir meets again on the second Sunday of Advent, with tea and cake in the hall afterwards.';
  const idsOf = (body: string) =>
    analyse(
      {
        subject: 'Two “Urgent: reply today” scams in our town',
        body,
        from: { name: 'Town Hall', address: 'news@townhall.example' },
        headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass' }],
      },
      { authservId: 'mx.example.net' },
    ).signals.map(({ id }) => id);
  const ASKED = [
    'availability-question',
    'deadline',
    'threat',
    'urgency',
    'secrecy',
    'payment-request',
    'secret-request',
  ];

  test('is nothing that the email itself asks', () => {
    const ids = idsOf(`${SAID}\n\n${REST}\n\nhttps://townhall.example/news`);
    expect(ids).toContain('quotes-a-lure');
    expect(ids.filter((id) => ASKED.includes(id))).toEqual([]);
  });

  test('is asked with a link beside it', () => {
    const ids = idsOf(`${SAID}\n\nhttps://townhall.example/news`);
    expect(ids).toEqual(expect.arrayContaining(['quotes-a-lure', 'secrecy', 'payment-request']));
  });

  test('does not cover what stands outside of the quotation marks', () => {
    const ids = idsOf(`${SAID}\n\n${REST} Please make a bank transfer within 24 hours and keep this confidential.`);
    expect(ids).toEqual(expect.arrayContaining(['quotes-a-lure', 'deadline', 'secrecy', 'payment-request']));
  });

  test('counts in an email that speaks of no fraud', () => {
    const { signals } = analyse({ subject: 'Town hall', body: `${SAID}\n\n${REST}` });
    expect(signals.map(({ id }) => id)).toEqual(expect.arrayContaining(['secrecy', 'payment-request']));
  });
});

describe('an email that asks for something itself', () => {
  const email = { subject: 'Request', from: { name: 'Boss', address: 'boss@firm.example' } };
  const quoting = (fraud: string) => `${fraud}\n\nP.S. Please report mails such as ${QUOTED} to me.`;

  test('is scored without what it quotes', () => {
    const body =
      'Are you available? I am in a meeting and cannot be called. I need you to make an urgent transfer for a client, keep it confidential.';
    const { severity, signals } = analyse({ ...email, body: quoting(body) });
    expect(signals.map(({ id }) => id)).toContain('quotes-a-lure');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank(analyse({ ...email, body }).severity));
  });

  test('is no warning if it asks for what warnings quote', () => {
    const body = 'I need you to buy gift cards for a client. Send me the codes of the cards.';
    const { signals } = analyse({ ...email, body: quoting(body) });
    expect(signals.map(({ id }) => id)).not.toContain('quotes-a-lure');
    expect(signals.find(({ id }) => id === 'gift-card-codes')?.weight).toBeGreaterThan(0);
  });
});

describe('a long newsletter about many things, one of them fraud', () => {
  const LURES =
    'Some emails say: “Your account has been suspended. Verify your account within 24 hours or it will be closed.” Others are after work mailboxes: “Your mailbox is full. Click here to confirm your password.” A third asks: “Send us the code that we just sent you.” None of these are real, and a bank never asks for a password by email.';
  const NEWS =
    'In other news, our museum opens again in December, and the choir sings on the second Sunday of Advent. The lecture by Professor Elm on the history of the harbour begins at seven, and there is cake and tea afterwards as in every year. Bring your friends and neighbours along, and tell those who moved here in summer. The library has new books on birds and boats, and the walk around the island starts at the old mill.';
  const from = { name: 'Harborline News', address: 'news@harborline.example' };
  const publication = (body: string, headers: Email['headers'] = [], context: Context = { contacts: [from] }) =>
    analyse(
      {
        subject: 'What phishing looks like this year, and the choir',
        body,
        from,
        attachments: [],
        headers: [
          { name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=harborline.example' },
          ...headers,
        ],
      },
      { ...context, authservId: 'mx.example.net' },
    );
  const LIST = [{ name: 'List-Unsubscribe', value: '<https://www.harborline.example/u>' }];
  const SOURCE = 'The report is at https://www.willow-consumer.example/report';
  const has = (...given: Parameters<typeof publication>) =>
    publication(...given).signals.some(({ id }) => id === 'quotes-a-lure');

  test('may link to its sources, and is less than Medium', () => {
    const body = `Dear readers,\n\n${LURES}\n\n${NEWS}\n\n${SOURCE}`;
    expect(has(body, LIST)).toBe(true);
    expect(rank(publication(body, LIST).severity)).toBeLessThan(rank('Medium'));
  });

  test('but not beside what it quotes, and not without the fields of a newsletter', () => {
    expect(has(`Dear readers,\n\n${LURES} ${SOURCE}\n\n${NEWS}`, LIST)).toBe(false);
    expect(has(`Dear readers,\n\n${LURES}\n\n${NEWS}\n\n${SOURCE}`)).toBe(false);
  });

  testTable([
    ['a page elsewhere', SOURCE],
    ['a number to call', 'To cancel the charge, call us at +1 (888) 555-0142.'],
    ['a wallet', 'Pay to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.'],
  ])('is no excuse for a stranger with a domain who names %s', (_, way) => {
    const body = `Dear readers,\n\n${LURES}\n\n${NEWS}\n\n${way}`;
    expect(has(body, LIST, {})).toBe(false);
  });

  test('is no cover for a fraud in quotation marks', () => {
    const body = `“I recorded you through your camera and hacked your device. Send 1200 USD in bitcoin within 48 hours or I send the video to all your contacts.”\n\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\n\n${NEWS} ${NEWS}`;
    expect(rank(publication(body, LIST, {}).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('says which of its links lead elsewhere', () => {
    const sentenceOf = (...given: Parameters<typeof publication>) =>
      publication(...given).signals.find(({ id }) => id === 'quotes-a-lure')?.sentence;
    expect(sentenceOf(`${LURES}\n\n${NEWS}\n\n${SOURCE}`, LIST)).toContain('no link beside them');
    expect(sentenceOf(`${LURES}\n\n${NEWS}`, LIST, {})).toContain('no link in it');
  });
});
