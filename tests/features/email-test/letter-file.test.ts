import { describe, expect, test } from 'vitest';
import { readLetterFile } from '../../../src/features/email-test/letter-file.ts';

const SOURCE = [
  'From: Alder Supplies <billing@alder-supplies.example>',
  'Subject: =?utf-8?Q?Rechnung_f=C3=BCr_Oktober?=',
  'Message-ID: <1@alder-supplies.example>',
  '',
  'Guten Tag,',
].join('\r\n');

describe('a letter file', () => {
  test('gives its decoded subject and its whole source', async () => {
    expect(await readLetterFile(new Blob([SOURCE]))).toEqual({
      ok: true,
      letter: { subject: 'Rechnung für Oktober', body: SOURCE },
    });
  });

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['nothing', ''],
    ['a note', 'Dear diary: today\n\nnothing.'],
  ])('that is %s is refused', async (_, content) => {
    expect(await readLetterFile(new Blob([content]))).toEqual({ ok: false, reason: 'This file is not a saved email.' });
  });

  test('that is too large is refused unread', async () => {
    const file = { size: 4 * 1024 * 1024 } as Blob;
    expect(await readLetterFile(file)).toMatchObject({ ok: false, reason: expect.stringContaining('too large') });
  });
});
