import { describe, expect, test } from 'vitest';
import { type Email, isMessageSource } from '../../src/engines/detection/index.ts';
import { readMessage } from '../../src/engines/detection/mime/message.ts';
import { compose } from '../../src/extension/compose.ts';
import { subjectOf } from '../../src/features/feedback/draft.ts';

const EMAIL: Email = {
  subject: 'Größe: 4 – “naïve”',
  body: '',
  html: '<p>Zażółć <a href="https://keep-login.example/v">https://portal.northwind.example</a></p>',
  from: { name: 'Ödön, of "Northwind"', address: 'notice@account-desk.example' },
  to: [{ name: 'me', address: 'maren.vogel@northwind.example' }],
  attachments: [{ filename: 'Rechnung für Mai.pdf', mimeType: 'application/pdf', size: 0 }],
};

describe('what was read of an email, written as a message', () => {
  test('is read again as the same', async () => {
    const source = compose(EMAIL);
    expect(isMessageSource(source)).toBe(true);
    expect(subjectOf(source)).toBe(EMAIL.subject);
    const read = await readMessage(source);
    expect(read.subject).toBe(EMAIL.subject);
    expect(read.html?.trim()).toBe(EMAIL.html);
    expect(read.from).toEqual({ name: 'Ödön, of Northwind', address: 'notice@account-desk.example' });
    expect(read.to?.[0]?.address).toBe('maren.vogel@northwind.example');
    expect(read.attachments?.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Rechnung für Mai.pdf', 'application/pdf'],
    ]);
  });

  test('of plain text is plain text', async () => {
    const read = await readMessage(compose({ subject: 'Lunch', body: 'On Thursday?' }));
    expect(read.body.trim()).toBe('On Thursday?');
    expect(read.html).toBeUndefined();
  });

  test('has no header but its own, whatever is in a subject, a name or a file name', async () => {
    const break_ = '\r\nBcc: everybody@northwind.example\r\n\r\nAnother body';
    const source = compose({
      subject: `A${break_}`,
      body: 'The body',
      from: { name: `B${break_}`, address: `b@northwind.example${break_}` },
      attachments: [{ filename: `c${break_}.pdf`, mimeType: `text/plain${break_}`, size: 0 }],
    });
    const { headers, body } = await readMessage(source);
    expect(headers?.map(({ name }) => name.toLowerCase())).toEqual(['from', 'subject', 'mime-version', 'content-type']);
    expect(body.trim()).toBe('The body');
  });

  test('is not cut where the body has the line that parts it', async () => {
    const body = `one\r\n--letterlock\r\ntwo\r\n--letterlock${'-'.repeat(300_000)}\r\nthree`;
    const read = await readMessage(
      compose({ subject: 'S', body, attachments: [{ filename: 'a.txt', mimeType: '', size: 0 }] }),
    );
    expect(read.body.replaceAll('\r\n', '\n').trim()).toBe(body.replaceAll('\r\n', '\n'));
  });
});
