import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodingBudget, deidentify } from '../../../src/engines/deidentification/index.ts';
import { testTable } from '../../support/test-table.ts';
import { HARMLESS, PARTED_BY_MARKUP, PLANTED } from './planted.ts';
import { everyReading } from './readings.ts';

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

const quotedPrintable = (text: string) =>
  softBreaks(
    [...Buffer.from(text)].map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9 \n]/.test(character) ? character : `=${hex(byte)}`;
    }),
  );
const base64Lines = (text: string, width: number) =>
  Buffer.from(`${'This is a long letter with nothing in it. '.repeat(3)}\n${text}\nGoodbye.`)
    .toString('base64')
    .replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');
/** HTML in which links and a stray `=` keep anybody from saying that it is all quoted-printable. */
const besideLinks = (text: string) =>
  `<a href=3D"https://evil.example/?u=3Dabc">x</a> =ZZ a=b.\n${quotedPrintable(text)}`;

const ENCODINGS: Record<string, (text: string) => string> = {
  plain: (text) => text,
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 in lines': (text) => base64Lines(text, 76),
  'base64 in narrow lines': (text) => base64Lines(text, 16),
  'base64 in a path': (text) => `see /open/${Buffer.from(text).toString('base64url')}`,
  'base64 of Latin-1': (text) =>
    Buffer.from(`${'A letter of old. '.repeat(4)}\u00e9t\u00e9\n${text}`, 'latin1').toString('base64'),
  'quoted-printable': quotedPrintable,
  'quoted-printable beside links': besideLinks,
  'quoted-printable beside links, in base64': (text) => Buffer.from(besideLinks(text)).toString('base64'),
  'URL-encoded': (text) => encodeURIComponent(text),
  'a form': (text) => new URLSearchParams({ text }).toString(),
  'character references': (text) => text.replace(/[^\n<>&"'a-z0-9=]/giu, (found) => `&#${found.codePointAt(0)};`),
  'hexadecimal references': (text) => text.replace(/[.:@+ -]/g, (found) => `&#x${hex(found.charCodeAt(0))};`),
};

/** Latin-1 has no other letters of the alphabet. */
const CAN_HOLD: Record<string, (text: string) => boolean> = {
  'base64 of Latin-1': (text) => /^[\0-\xff]*$/.test(text),
};

/** Breaks the lines after 20 pieces, wherever that is. */
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

const planted = Object.entries(ENCODINGS).flatMap(([encoding, encode]) =>
  PLANTED.filter(({ text }) => CAN_HOLD[encoding]?.(text) ?? true).map((one) => ({ ...one, encoding, encode })),
);

testTable(planted)('in $encoding is hidden $kind: $text', ({ text, secrets, encode }) => {
  // Otherwise what follows could not fail.
  const found = everyReading(encode(text));
  expect(secrets.filter((secret) => !found.includes(secret))).toEqual([]);
  const readings = everyReading(deidentify(encode(text)));
  expect(secrets.filter((secret) => readings.includes(secret))).toEqual([]);
});

testTable(planted)('its own output goes through unchanged, in $encoding: $text', ({ text, encode }) => {
  const hidden = deidentify(encode(text));
  expect(deidentify(hidden)).toBe(hidden);
});

test('the corpus is large enough', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(120);
  expect(new Set(PLANTED.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
});

testTable(HARMLESS)('leaves readable: %s', (text) => {
  expect(deidentify(text)).toBe(text);
});

testTable(PARTED_BY_MARKUP)('parted by markup, is hidden $kind: $text', ({ text, secrets }) => {
  const hidden = deidentify(text);
  expect(secrets.filter((secret) => hidden.includes(secret))).toEqual([]);
  expect(deidentify(hidden)).toBe(hidden);
});

test('what looks encoded beside something personal stays as it is', () => {
  expect(deidentify('To: a@x.example\nContent-Type: multipart/mixed; boundary=BB\n\nHi Maren, x=20 &amp; y.')).toBe(
    'To: [address]@x.example\nContent-Type: multipart/mixed; boundary=BB\n\nHi [name], x=20 &amp; y.',
  );
  expect(deidentify('X-Originating-IP: [192.0.2.146]')).toBe('X-Originating-IP: [ip]');
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

test('a recipient’s name is found wherever it occurs, encoded or not', () => {
  const body = Buffer.from('Good news, Maren: your order is on its way.').toString('base64');
  const email = `To: maren.vogel@northwind.example\nSubject: For maren.vogel\n\nMaren, VOGEL\n\n${body}\nATTENDEE;CN=Ada Nowak:x`;
  expect(everyReading(deidentify(email))).not.toMatch(/maren|vogel|Ada|Nowak/i);
});

test('removes attachments that cannot be read', () => {
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
    'Regards,<br>',
    'Kind regards ',
    'Dear <b>A</b> ',
    '<b>',
    '&nbsp;',
    'order no. ',
    'order no. 1A ',
    'number of ',
    'A-1',
    '1A',
    'plate a ',
    'born in May ',
    'Telegram: a.',
    'a#1234',
    'a-',
    'https://a.example/a-',
    'Ab-Cd.',
  ];
  const many = (piece: string) => piece.repeat(Math.ceil(500_000 / piece.length));
  // With quadratic time each would take minutes, and fail by the test's time limit.
  testTable(pieces)('for many times %j', (piece) => {
    expect(deidentify(many(piece))).toBeTypeOf('string');
  });

  testTable(['a', '1', 'a.', '-'])('for many times %j behind a tag', (piece) => {
    expect(deidentify(`<b>${many(piece)}`)).toBeTypeOf('string');
  });

  const fields = Array.from({ length: 40 }, (_, index) => `Name${'abcdefghij'[index % 10]}${index}`);
  testTable([
    'a=+%252541 ',
    `a=${'+%25252541'.repeat(50_000)}`,
    `To: ${fields.map((name) => `A${name.slice(0, 5)} <a@x.example>`).join(', ')}\n\n${many('t=Dear+Maren%2C ')}`,
    'a=3D%253Db+&#61;c ',
    `${Buffer.from('t=Dear+Maren%2C=20 &nbsp;').toString('base64')}\n`,
    '<b>1</b>&#49;=31%31 ',
  ])('and decodes no more than its share of %j', (piece) => {
    const text = many(piece);
    const work = decodingBudget(text);
    deidentify(text, work);
    // What exceeds it is counted and not done.
    expect(work.done).toBeLessThanOrEqual(2 * text.length + 64 * 1024);
  });

  test('what is beyond its share goes as a whole', () => {
    const hidden = deidentify(many(`${encodeURIComponent(encodeURIComponent('tom@northwind.example'))} `));
    expect(hidden).toMatch(/^\[address\]@northwind\.example /);
    expect(hidden).toMatch(/\[data\] $/);
    expect(everyReading(hidden.slice(-2000))).not.toContain('tom');
  });

  test('and what lies too deep', () => {
    let text = 'Write to tom@northwind.example';
    for (let depth = 0; depth < 9; depth += 1) text = Buffer.from(text).toString('base64');
    expect(everyReading(deidentify(text), 9)).not.toContain('tom');
  });
});

const EMAILS = new URL('../../../src/features/demo-provider/emails/', import.meta.url);

testTable(readdirSync(EMAILS))('%s names its recipient nowhere any more', (file) => {
  const hidden = deidentify(readFileSync(new URL(file, EMAILS), 'utf8'));
  expect(everyReading(hidden, 2)).not.toMatch(/maren|vogel|jonas|\blind\b/i);
  expect(deidentify(hidden)).toBe(hidden);
});
