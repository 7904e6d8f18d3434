import { expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { isMessageSource } from '../../../src/engines/detection/mime/message-source.ts';
import { fromPasted } from '../../../src/features/try-it/pasted.ts';
import { SAMPLE } from '../../../src/features/try-it/texts.ts';

test('a source is sent as it is', () => {
  const source = 'Received: from a\r\nFrom: a@b.example\r\nSubject: Hello\r\nMessage-ID: <1@b>\r\n\r\nText';
  expect(fromPasted(source)).toEqual({ Subject: '', Body: source });
});

test('a plain text is the body', () => {
  const text = 'Hi Maren,\n\nSubject: none of this is a header';
  expect(fromPasted(text)).toEqual({ Subject: '', Body: text });
});

test('a subject above a text is its subject', () => {
  const text = '\nDate: 12 Nov 2026\nSubject: Invoice 7\n\nPlease pay.\n';
  expect(fromPasted(text)).toEqual({ Subject: 'Invoice 7', Body: 'Please pay.\n' });
});

test('a text with its sender above becomes a message, so that the sender is checked', async () => {
  const pasted = 'From: Zoë Bank <a@b.example>\r\nSent: Monday\r\nTo: me\r\nSubject: Grüße\r\n\r\nPlease pay.\r\nZoë';
  const { Subject, Body } = fromPasted(pasted);
  expect(Subject).toBe('');
  expect(isMessageSource(Body)).toBe(true);
  expect(await readMessage(new TextEncoder().encode(Body))).toMatchObject({
    from: { name: 'Zoë Bank', address: 'a@b.example' },
    subject: 'Grüße',
    body: expect.stringContaining('Please pay.\nZoë'),
  });
});

test('the recipient above a text is sent along: the email may name them', () => {
  const { Body } = fromPasted('From: a@b.example\nTo: Zoë Bank <zoe@c.example>\nSubject: Hi\n\nText');
  expect(Body).toContain('\nTo: Zoë Bank <zoe@c.example>\n');
});

test('the lines above a text may be all there is', () => {
  expect(isMessageSource(fromPasted('From: a@b.example\nSubject: Only this').Body)).toBe(true);
  expect(fromPasted('Subject: Only this')).toEqual({ Subject: 'Only this', Body: '' });
});

test('the sample is dangerous', async () => {
  const { verdict } = analyse(await readMessage(fromPasted(SAMPLE).Body));
  expect(verdict).toBe('dangerous');
});
