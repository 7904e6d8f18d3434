import { expect, test } from 'vitest';
import { analyse, isMessageSource } from '../../../src/engines/detection/index.ts';
import { LIMITS } from '../../../src/engines/detection/limits.ts';
import { testTable } from '../../support/test-table.ts';

const LONG = 300_000;
const fill = (piece: string) => piece.repeat(Math.ceil(LONG / piece.length));
const many = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join(' ');

/** Each would take minutes if any step took more than linear time. */
const HOSTILE: Record<string, string> = {
  'nothing but <': fill('<'),
  'half a tag': fill('<a'),
  'elements inside elements': `<html>${fill('<div>')}`,
  'ends of elements that never began': `<html>${fill('<div>')}${fill('</x>')}`,
  'attributes without end': `<html><a ${fill('a=b ')}`,
  entities: `<html>${fill('&amp;')}`,
  'comments inside comments': `<html>${fill('<!--')}`,
  'a script that never ends': `<html><script>${fill('</scrip')}`,
  'ten thousand links': many(10_000, (i) => `http://h${i}.example.com/p`),
  'ten thousand anchors': `<html>${many(10_000, (i) => `<a href="http://h${i}.example.com/">www.example${i}.com</a>`)}`,
  'one endless link': `http://${fill('a.')}`,
  schemes: fill('http://'),
  'at signs': fill('a@'),
  'quotation marks': fill('> verify your account now\n'),
  'header lines': fill('From: a\n'),
  'empty lines': fill('\n  '),
  'beginnings of phrases': fill('verify your '),
  'numbers like telephone numbers': fill('+1 (2) '),
  'letters like wallet addresses': fill('bc1q'),
  'encoded addresses': `http://example.com/?u=${fill('QUFB')}`,
  'accents on one letter': `a${fill('\u0301')}`,
  'invisible characters': fill('a\u200b'),
  'lone surrogates': fill('\ud800\udc00\udc00'),
  NUL: fill('\0'),
  'letters with dots': fill('a.b.'),
  ideographs: fill('漢字'),
};

testTable(Object.entries(HOSTILE))('%s as body and as subject', (_, text) => {
  for (const email of [
    { subject: 'Hello', body: text },
    { subject: text, body: text.slice(0, 1000) },
  ]) {
    const analysis = analyse(email);
    expect(analysis.text.length).toBeLessThanOrEqual(LIMITS.text);
    expect(analysis.confidence).toBeGreaterThanOrEqual(0);
    expect(analysis.confidence).toBeLessThanOrEqual(100);
  }
  expect(isMessageSource(text)).toBe(false);
});

test('what is left out is named', () => {
  const { coverage, response } = analyse({ subject: 'Links', body: HOSTILE['ten thousand links'] ?? '' });
  expect(coverage.links).toBe(LIMITS.links);
  expect(response).toContain(`Only ${LIMITS.links} of `);
  expect(analyse({ subject: 'Long', body: fill('word ') }).response).toContain('Only the first 200,000');
});

test('a danger after the cut does not hide the danger before it', () => {
  const body = `http://www.paypal.com@203.0.113.7/login ${fill('word ')}`;
  expect(analyse({ subject: 'Hello', body }).verdict).toBe('dangerous');
});

test('thousands of addresses beside links, writers and contacts', () => {
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: '', address: `a@answers-${i}-firm.example` }));
  const links = many(LIMITS.links, (i) => `<a href="https://h${i}.example.com/">www.shown${i}.com</a>`);
  const quoted = many(LIMITS.correspondents, (i) => `<br>&gt; From: a${i}@writers-${i}-firm.example`);
  const { coverage } = analyse(
    {
      subject: 'Re: Hello',
      body: `<p>${links}${quoted}`,
      from: { name: 'Ada', address: 'ada@alder.example' },
      to: addresses(30_000),
      replyTo: addresses(20_000),
    },
    { contacts: Array.from({ length: 500 }, (_, i) => ({ name: '', address: `c@contact-${i}-firm.example` })) },
  );
  expect(coverage.notSeen).toContain(`Only ${LIMITS.recipients} of 30000 recipients were compared.`);
  expect(coverage.notSeen).toContain(`Only ${LIMITS.answers} of 20000 reply addresses were compared.`);
});

test('hostile header and attachment names', () => {
  const analysis = analyse(
    {
      subject: 'a',
      body: 'b',
      from: { name: fill('a@b.'), address: '@@' },
      replyTo: [{ name: '', address: '' }],
      headers: many(2_000, () => 'x')
        .split(' ')
        .map(() => ({ name: '\ud800', value: fill('dmarc=').slice(0, 5_000) })),
      attachments: many(2_000, () => '.')
        .split(' ')
        .map((filename) => ({ filename, mimeType: '', size: 0 })),
    },
    { authservId: '' },
  );
  expect(analysis.text).toBe('b');
});
