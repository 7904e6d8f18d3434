import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { isMbox, messagesOf } from '../../../src/commands/analyse/mbox.ts';

const messagesIn = async (mailbox: string | Uint8Array) => {
  const messages = await Array.fromAsync(messagesOf(Readable.from([Buffer.from(mailbox)])));
  return messages.map((source) => Buffer.from(source));
};

const ONE = 'From ada@example.com Sat Nov 21 09:00:00 2026\nSubject: one\n\nfirst\n';
const TWO = 'From bob@example.com Sat Nov 21 09:01:00 2026\nSubject: two\n\nsecond\n';

test('messages are told apart by their first line after an empty one', async () => {
  const messages = await messagesIn(`${ONE}\n${TWO}`);
  expect(messages.map(String)).toEqual(['Subject: one\r\n\r\nfirst\r\n\r\n', 'Subject: two\r\n\r\nsecond\r\n']);
});

test('a line of the text that begins alike ends no message, and what was quoted for that is unquoted', async () => {
  const [message, ...others] = await messagesIn(`${ONE}From here on it rains.\n\n>From now on\n>>From then on\n`);
  expect(others).toEqual([]);
  expect(String(message)).toContain('first\r\nFrom here on it rains.\r\n\r\nFrom now on\r\n>From then on');
});

test('bytes of any charset stay as they are', async () => {
  const [message] = await messagesIn(Buffer.concat([Buffer.from(ONE), Buffer.from([0xe9, 0xff, 0x80, 0x0a])]));
  expect(message?.subarray(-5)).toEqual(Buffer.from([0xe9, 0xff, 0x80, 0x0d, 0x0a]));
});

test('line ends of Windows make no difference', async () => {
  const windows = `${ONE}\n${TWO}`.replaceAll('\n', '\r\n');
  expect((await messagesIn(windows)).map(String)).toEqual((await messagesIn(`${ONE}\n${TWO}`)).map(String));
});

test.each([
  ['nothing', ''],
  ['a message alone', 'Subject: one\n\nfirst\n'],
])('%s is no mailbox', async (_, text) => {
  expect(isMbox(Buffer.from(text))).toBe(false);
  expect(await messagesIn(text)).toEqual([]);
});
