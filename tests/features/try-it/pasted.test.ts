import { expect, test } from 'vitest';
import { analyse } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { fromPasted } from '../../../src/features/try-it/pasted.ts';
import { SAMPLE } from '../../../src/features/try-it/texts.ts';

async function sourceIn(pasted: string): Promise<string> {
  const sent = fromPasted(pasted);
  return 'source' in sent ? sent.source.text() : '';
}

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

test('a text with its sender above is a source, as it was pasted, so that the sender is checked', async () => {
  const pasted = 'From: Zoë Bank <a@b.example>\nSent: Monday\nTo: me\nSubject: Grüße\n\nPlease pay.\nZoë';
  const source = await sourceIn(`\n${pasted.replaceAll('\n', '\r\n')}`);
  expect(source).toBe(pasted);
  expect(await readMessage(source)).toMatchObject({
    from: { name: 'Zoë Bank', address: 'a@b.example' },
    subject: 'Grüße',
    body: expect.stringContaining('Please pay.\nZoë'),
  });
});

test('a text right below its sender is still a text', async () => {
  expect(await readMessage(await sourceIn('From: a@b.example\nDate: 12 Nov 2026\nPlease pay.'))).toMatchObject({
    headers: [{ name: 'From' }, { name: 'Date' }],
    body: expect.stringContaining('Please pay.'),
  });
});

test('a source without a Received line keeps all its headers', () => {
  const source = 'From: a@b.example\nTo: c@d.example\nSubject: Hi\nX-Mailer: Foo\nReply-To: recover@e.example\n\nText';
  expect(fromPasted(source)).toEqual({ Subject: '', Body: source });
});

test('the lines above a text may be all there is', async () => {
  expect(await sourceIn('From: a@b.example\nSubject: Only this')).toContain('Subject: Only this\n');
  expect(fromPasted('Subject: Only this')).toEqual({ Subject: 'Only this', Body: '' });
});

test('the sample is dangerous', async () => {
  const { verdict } = analyse(await readMessage(await sourceIn(SAMPLE)));
  expect(verdict).toBe('dangerous');
});
