import { expect, test } from 'vitest';
import { isMbox, splitMbox } from '../../../../src/engines/detection/mime/mbox.ts';

const SEPARATOR = 'From bo@home.example Sat Nov 21 18:00:00 2026\n';

async function split(text: string): Promise<string[]> {
  const file = new Blob([text]);
  const emails = splitMbox(file, new Uint8Array(await file.arrayBuffer()));
  return Promise.all(emails.map((email) => email.text()));
}

test('a file that begins with a separator is an mbox', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isMbox(bytes(`${SEPARATOR}Subject: One\n\nHello`))).toBe(true);
  expect(isMbox(bytes('From: bo@home.example\n\nHello'))).toBe(false);
  expect(isMbox(bytes('From here on it is easy.'))).toBe(false);
  expect(isMbox(bytes(''))).toBe(false);
});

test('splits at each separator that follows an empty line, and removes the separators', async () => {
  expect(await split(`${SEPARATOR}Subject: One\n\nHello\n\n${SEPARATOR}Subject: Two\r\n\r\nBye\r\n\r\n`)).toEqual([
    'Subject: One\n\nHello\n\n',
    'Subject: Two\r\n\r\nBye\r\n\r\n',
  ]);
});

test('does not split at a sentence that begins with From', async () => {
  const email = 'Subject: One\n\nFrom here on it is easy.\n\nFrom me\n';
  expect(await split(SEPARATOR + email)).toEqual([email]);
});

test('removes one > from each quoted separator', async () => {
  expect(await split(`${SEPARATOR}Subject: One\n\n>From here\n>>From there\n> From me`)).toEqual([
    'Subject: One\n\nFrom here\n>From there\n> From me',
  ]);
});
