import { expect, test } from 'vitest';
import { rebuilt } from '../../../../src/commands/bench/peers/rebuild.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';

const RECORD = { id: 'x-1', source: 'x', label: 'ham' } as const;

test('a rebuilt message reads as its record', async () => {
  const message = await rebuilt({
    ...RECORD,
    subject: 'Grüße, und noch ein Satz, der länger ist als eine Zeile sein darf, damit er gefaltet wird',
    body: 'Guten Tag',
    html: '<p>Guten Tag ✓</p>',
    from: 'Jana Müller, Büro <jana@example.com>',
    reply_to: 'Post <post@example.org>',
    headers: {
      date: 'Tue, 17 Nov 2026 09:00:00 +0100',
      'message-id': '<17@example.com>',
      'authentication-results': 'mx.example.org; spf=pass smtp.mailfrom=example.com',
      'list-id': '<news.example.com>',
    },
    attachments: [{ filename: 'plan.pdf', type: 'application/pdf', size: 900 }],
  });
  const email = await readMessage(message);
  const header = (name: string) => email.headers?.find((each) => each.name.toLowerCase() === name)?.value;
  expect(email.subject).toContain('Grüße, und noch ein Satz');
  expect(email.body.trim()).toBe('Guten Tag');
  expect(email.html?.trim()).toBe('<p>Guten Tag ✓</p>');
  expect(email.from?.address).toBe('jana@example.com');
  expect(email.replyTo?.[0]?.address).toBe('post@example.org');
  expect(header('date')).toBe('Tue, 17 Nov 2026 09:00:00 +0100');
  expect(header('message-id')).toBe('<17@example.com>');
  expect(header('authentication-results')).toContain('spf=pass');
  expect(header('list-id')).toBe('<news.example.com>');
  expect(email.attachments?.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['plan.pdf', 'application/pdf'],
  ]);
});

test('what a record lacks is the same in every run', async () => {
  const [first, second] = await Promise.all([
    rebuilt({ ...RECORD, html: '<p>a</p>' }),
    rebuilt({ ...RECORD, html: '<p>a</p>' }),
  ]);
  expect(first).toEqual(second);
});

test('a body cannot end the headers, nor a header bring in others', async () => {
  const email = await readMessage(await rebuilt({ ...RECORD, subject: 'a\r\nX-Other: b', body: 'text' }));
  expect(email.headers?.some(({ name }) => name.toLowerCase() === 'x-other')).toBe(false);
});
