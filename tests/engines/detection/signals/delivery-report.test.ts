import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const OWN: Context = { ownDomains: ['larchmont.example'], recipient: 'maren@larchmont.example' };
const PAGE = 'https://queue.willow-host.example/release';
const SYSTEM = { name: 'Mail Delivery System', address: 'postmaster@larchmont.example' };
const analysed = (email: Partial<Email>, context: Context = OWN) =>
  analyse({ subject: 'Notice', body: '', from: SYSTEM, headers: [], attachments: [], ...email }, context);
const has = (...given: Parameters<typeof analysed>) =>
  analysed(...given).signals.some(({ id }) => id === 'fake-delivery-report');

describe('a report on undelivered emails in the name of the reader’s own mail server', () => {
  testTable<[string, Partial<Email>]>([
    ['its address', { subject: '5 undelivered messages', body: `Release them to your inbox: ${PAGE}` }],
    [
      'its name',
      {
        from: { name: 'larchmont.example Mail Server', address: 'no@elm-post.example' },
        subject: 'Delivery failure',
        body: PAGE,
      },
    ],
    [
      'the reader’s address',
      {
        from: { name: 'maren@larchmont.example', address: 'no@elm-post.example' },
        subject: 'Nicht zugestellte Nachrichten',
        body: PAGE,
      },
    ],
    [
      'its name and the stranger’s own site',
      {
        from: { name: 'larchmont.example Mail Server', address: 'no@willow-host.example' },
        subject: 'Delivery Status Notification (Failure)',
        body: PAGE,
      },
    ],
    ...['From: a@elm.example\nDate: Monday\nSubject: Payment', '-----Original Message-----', '------------'].map(
      (line): [string, Partial<Email>] => [
        `“${line}” above its button`,
        { subject: '5 undelivered messages', body: `On hold:\n${line}\nRelease them: ${PAGE}` },
      ],
    ),
    ...[
      { name: 'Content-Type', value: 'multipart/report' },
      { name: 'List-Id', value: '<queue.willow-host.example>' },
    ].map((field): [string, Partial<Email>] => [
      `the field ${field.name}`,
      { subject: '5 undelivered messages', body: `Release them: ${PAGE}`, headers: [field] },
    ]),
    ...['docs.google.com/forms/d/e/1FA/viewform', 'sites.google.com/view/mailq', 'storage.googleapis.com/q/r.html'].map(
      (page): [string, Partial<Email>] => [
        `a page at ${page}`,
        { subject: '5 undelivered messages', body: `Release them: https://${page}` },
      ],
    ),
    [
      'a quotation of nobody’s email',
      {
        subject: '5 undelivered messages',
        body: `Five messages for your mailbox are waiting on the server since yesterday evening.\n\nOn Monday, Mail Server <post@elm.example> wrote:\n> Release them: ${PAGE}`,
        headers: [{ name: 'In-Reply-To', value: '<plans.1@larchmont.example>' }],
      },
    ],
    [
      'an invented status part',
      {
        subject: '5 undelivered messages',
        body: `5.2.2 Your mailbox is full. Click here to release them: ${PAGE}`,
        headers: [{ name: 'Content-Type', value: 'multipart/report; report-type=delivery-status' }],
        attachments: [{ filename: 'status.txt', mimeType: 'message/delivery-status', size: 200 }],
      },
    ],
    ['French', { subject: 'Messages non remis', body: PAGE }],
    ['Spanish', { subject: 'Mensajes no entregados', body: PAGE }],
    ['Polish', { subject: 'Niedostarczone wiadomości', body: PAGE }],
    ['Russian', { subject: 'Недоставленные сообщения', body: PAGE }],
    ['Turkish', { subject: 'Teslim edilemeyen iletiler', body: PAGE }],
    ['Japanese', { subject: '保留中のメールがあります', body: PAGE }],
    ['Korean', { subject: '전달되지 않은 메일', body: PAGE }],
    ['Chinese', { subject: '未送达邮件通知', body: PAGE }],
    ['Arabic', { subject: 'تعذر تسليم الرسائل', body: PAGE }],
  ])('is dangerous where a link leads to a stranger: %s', (_, email) => {
    expect(has(email)).toBe(true);
    expect(rank(analysed(email).severity)).toBeGreaterThanOrEqual(rank('High'));
    expect(analysed(email).kind).toBe('credential-phishing');
  });

  testTable<[string, Partial<Email>]>([
    ['no link', { subject: 'Undelivered message', body: 'tom@elm.example: mailbox full (5.2.2).' }],
    [
      'the link of the email returned',
      {
        subject: 'Undelivered message',
        body: `Your email was not delivered to tom@elm.example, whose mailbox is full.\n\n----- Original message -----\nFrom: Maren <maren@larchmont.example>\nTo: Tom <tom@elm.example>\nSubject: Plans\n\nPlans: ${PAGE}`,
        headers: [{ name: 'In-Reply-To', value: '<plans.1@larchmont.example>' }],
      },
    ],
    ['its own page', { subject: 'Undelivered messages', body: 'See https://mail.larchmont.example/queue' }],
    [
      'the service that wrote it',
      { subject: 'Undelivered message', body: 'See https://support.google.com/mail/?p=NoSuchUser' },
    ],
    ['another subject', { subject: 'New printer', body: `The manual is here: ${PAGE}` }],
    [
      'another company’s name',
      { from: { name: 'Willow Parcels', address: 'no@elm-post.example' }, subject: 'Delivery failed', body: PAGE },
    ],
  ])('has none of it with %s', (_, email) => {
    expect(has(email)).toBe(false);
  });

  testTable<[string, Partial<Email>]>([
    [
      'of a mail server that names another’s page',
      {
        subject: 'Undelivered message',
        body: `tom@elm.example: 550 5.7.1 refused, see ${PAGE}`,
        headers: [{ name: 'Content-Type', value: 'multipart/report; report-type=delivery-status' }],
        attachments: [{ filename: 'status.txt', mimeType: 'message/delivery-status', size: 200 }],
      },
    ],
    [
      'of a filter that the organization uses',
      {
        from: { name: 'Quarantine', address: 'quarantine@larchmont.example' },
        subject: '5 messages were quarantined',
        body: 'See them: https://control.antispameurope.com/q',
      },
    ],
    [
      'of an order, by a shop with a similar name',
      {
        from: { name: 'Larchmont Alumni', address: 'news@alumni-larch.example' },
        subject: 'Delivery status of your order',
        body: 'Your hoodie was not delivered yet: https://alumni-larch.example/o',
      },
    ],
    [
      'of an order, in the reader’s name',
      {
        from: { name: 'maren@larchmont.example', address: 'info@jardin-plus.example' },
        subject: 'Votre commande est en attente',
        body: 'Suivez-la ici : https://www.jardin-plus.example/suivi',
      },
    ],
  ])('is none %s', (_, email) => {
    expect(has(email)).toBe(false);
  });

  test('may come from a verified service that links to its own pages', () => {
    const email = {
      from: { name: 'Spam report for maren@larchmont.example', address: 'report@willow-host.example' },
      subject: '5 messages were quarantined',
      body: PAGE,
      headers: [
        { name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=willow-host.example' },
      ],
    };
    expect(has(email, { ...OWN, authservId: 'mx.example.net' })).toBe(false);
    expect(has(email)).toBe(true);
  });

  test('may come from the organization’s own verified server', () => {
    const headers = [
      { name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=larchmont.example' },
    ];
    const email = { subject: '5 quarantined messages', body: PAGE, headers };
    expect(has(email, { ...OWN, authservId: 'mx.example.net' })).toBe(false);
    expect(has(email)).toBe(true);
  });
});
