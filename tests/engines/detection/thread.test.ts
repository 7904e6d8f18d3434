import { describe, expect, test } from 'vitest';
import { isQuoted, threadOf } from '../../../src/engines/detection/thread.ts';

const quotedPart = (text: string, subject = 'Re: plans') =>
  threadOf(text, subject)
    .quoted.map(({ start, end }) => text.slice(start, end))
    .join('|');

describe('what somebody else wrote', () => {
  test('lines with a quotation mark', () => {
    expect(quotedPart('Yes.\n> Shall we?\n> Ada\nTom')).toBe('> Shall we?|> Ada');
  });

  test.each([
    ['English', 'On Mon, 2 Nov 2026 at 10:00, Ada <ada@example.com> wrote:'],
    ['German', 'Am 02.11.2026 um 10:00 schrieb Ada:'],
    ['French', 'Le lun. 2 nov. 2026, Ada a écrit :'],
    ['Outlook', '-----Original Message-----'],
  ])('everything after an attribution in %s', (_, line) => {
    expect(quotedPart(`Yes.\n\n${line}\nShall we?`)).toBe(`${line}\nShall we?`);
  });

  test('everything from a row of header lines on', () => {
    const head = 'From: Ada\nSent: Monday\nTo: Tom\nSubject: Plans';
    expect(quotedPart(`Yes.\n\n${head}\n\nShall we?`)).toBe(`${head}\n\nShall we?`);
  });
});

describe('what a reader is meant to read', () => {
  test('a forwarded letter', () => {
    const text =
      'See below.\n\n---------- Forwarded message ----------\nFrom: Ada\nDate: Monday\nSubject: Plans\nTo: Tom\n\nHello';
    expect(quotedPart(text, 'Plans')).toBe('');
  });

  test('a letter whose subject says that it is forwarded', () => {
    expect(quotedPart('Look!\n\nFrom: Ada\nSent: Monday\nTo: Tom\nSubject: Plans\n\nHello', 'Fwd: Plans')).toBe('');
  });

  test('a sentence that begins like an attribution', () => {
    expect(quotedPart('On Monday we meet:\nbring cake')).toBe('');
  });
});

test('an offset is looked up among many ranges', () => {
  const text = Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? '> quoted' : 'own')).join('\n');
  const thread = threadOf(text, 'Re: x');
  expect(isQuoted(thread, text.lastIndexOf('> quoted'))).toBe(true);
  expect(isQuoted(thread, text.lastIndexOf('own'))).toBe(false);
  expect(thread.quoted).toHaveLength(500);
});
