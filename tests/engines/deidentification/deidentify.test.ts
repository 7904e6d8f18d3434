import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deidentify } from '../../../src/engines/deidentification/index.ts';
import { HARMLESS, PLANTED } from './planted.ts';

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

const ENCODINGS: Record<string, (text: string) => string> = {
  plain: (text) => text,
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 in lines': (text) =>
    Buffer.from(`${'This is a long letter with nothing in it. '.repeat(3)}\n${text}\nGoodbye.`)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n'),
  'quoted-printable': (text) => {
    const encoded = [...Buffer.from(text)].map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9 \n]/.test(character) ? character : `=${hex(byte)}`;
    });
    return softBreaks(encoded);
  },
  'URL-encoded': (text) => encodeURIComponent(text),
  'a form': (text) => new URLSearchParams({ text }).toString(),
};

/** Parts the lines after 20 pieces, in the middle of whatever stands there. */
function softBreaks(pieces: string[]): string {
  let column = 0;
  return pieces
    .map((piece) => {
      column = piece === '\n' ? 0 : column + 1;
      return column > 0 && column % 20 === 0 ? `${piece}=\r\n` : piece;
    })
    .join('')
    .replace(/=\r\n$/, '');
}

/** The text and all that a reader who knows the encodings can make of it. */
function everyReading(text: string, depth = 3): string {
  if (depth === 0) return text;
  const readings = [text, text.replace(/=\r?\n/g, ''), text.replace(/\s+/g, '')].flatMap((variant) => [
    variant,
    variant.replace(/%([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    variant.replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ...(variant.match(/[A-Za-z0-9+/_-]{6,}/g) ?? []).map((run) => Buffer.from(run, 'base64').toString()),
  ]);
  const fresh = [...new Set(readings)].filter((reading) => reading !== text);
  return [
    text,
    ...fresh.map((reading) => (reading.length < text.length * 2 ? everyReading(reading, depth - 2) : reading)),
  ].join('\n');
}

describe.each(Object.entries(ENCODINGS))('in %s', (_, encode) => {
  test.each(PLANTED)('$kind: $text', ({ text, secrets }) => {
    const hidden = deidentify(encode(text));
    const readings = everyReading(hidden);
    expect(secrets.filter((secret) => readings.includes(secret))).toEqual([]);
  });

  test('its own output goes through unchanged', () => {
    for (const { text } of PLANTED) {
      const hidden = deidentify(encode(text));
      expect(deidentify(hidden)).toBe(hidden);
    }
  });
});

test('the corpus is large enough', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(120);
  expect(new Set(PLANTED.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
});

test.each(HARMLESS)('leaves readable: %s', (text) => {
  expect(deidentify(text)).toBe(text);
});

test('keeps domains', () => {
  const hidden = deidentify(
    'From: Maren Vogel <maren@northwind.example>\n\nOpen https://a:b@evil.example:8443/x?t=1234567#k=9',
  );
  expect(hidden).toContain('[name] <[address]@northwind.example>');
  expect(hidden).toContain('https://[secret]@evil.example:8443/x?t=[id]#k=9');
});

test('finds what lies in several encodings at once', () => {
  const inBase64 = Buffer.from('Write to maren.vogel@northwind.example').toString('base64');
  const inLink = `https://x.example/go?to=${encodeURIComponent(`maren.vogel@northwind.example ${inBase64}`)}`;
  const twice = Buffer.from(`text: ${inBase64} ${inLink}`).toString('base64');
  const readings = everyReading(deidentify(`${inBase64.replaceAll('=', '=3D')}\n${inLink}\n${twice}`), 5);
  expect(readings).not.toContain('maren.vogel');
});

test('a recipient’s name is found wherever it stands, encoded or not', () => {
  const body = Buffer.from('Good news, Maren: your order is on its way.').toString('base64');
  const letter = `To: maren.vogel@northwind.example\nSubject: For maren.vogel\n\nMaren, VOGEL\n\n${body}\nATTENDEE;CN=Ada Nowak:x`;
  expect(everyReading(deidentify(letter))).not.toMatch(/maren|vogel|Ada|Nowak/i);
});

test('removes attachments that nobody can look into', () => {
  const picture = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256)).toString('base64');
  const wrapped = picture.replace(/.{76}/g, '$&\r\n');
  expect(deidentify(`Content-Transfer-Encoding: base64\r\n\r\n${wrapped}\r\n\r\n--end`)).toMatch(
    /base64\s+\[data\]\s+--end/,
  );
});

describe('takes linear time', () => {
  const pieces = [
    '@',
    'a',
    'a.',
    '=',
    '=4',
    '=40',
    '%',
    '%4',
    '%40',
    '+',
    '1 ',
    '1',
    '(',
    'A ',
    'Dear ',
    'Dear A',
    'To: a,\n ',
    'http://',
    'a/',
    '?a=',
    '&',
    ':',
    'f:',
    '::',
    '"',
    '<',
    '[',
    '=?utf-8?B?',
    '\n',
    ' \n',
    'QUJD',
    'Aa1',
    'Hans ',
    '1 Main ',
    'password: ',
    '-',
    'a=b+',
    'DE12 ',
    '\u00e9',
    '\ud800',
  ];
  // With quadratic time each would take minutes, and fail by the test's time limit.
  test.each(pieces)('for many times %j', (piece) => {
    expect(deidentify(piece.repeat(Math.ceil(500_000 / piece.length)))).toBeTypeOf('string');
  });
});

const LETTERS = new URL('../../../src/features/demo-provider/letters/', import.meta.url);

test.each(readdirSync(LETTERS))('%s names its recipient nowhere any more', (file) => {
  const hidden = deidentify(readFileSync(new URL(file, LETTERS), 'utf8'));
  expect(everyReading(hidden, 2)).not.toMatch(/maren|vogel|jonas|\blind\b/i);
  expect(deidentify(hidden)).toBe(hidden);
});
