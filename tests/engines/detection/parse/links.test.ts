import { describe, expect, test } from 'vitest';
import { hostShownBy, linksInText, parseLink } from '../../../../src/engines/detection/parse/links.ts';
import { toUnicode } from '../../../../src/engines/detection/parse/punycode.ts';
import { testTable } from '../../../support/test-table.ts';

const link = (href: string, text = '') => parseLink({ href, start: 0, end: text.length, image: false }, text);

test('the part of an address before the @ is no link', () => {
  expect(linksInText('Write to service.desk.nl@alder.example or see alder.nl')).toMatchObject([
    { href: 'http://alder.nl' },
  ]);
});

describe('a link taken apart', () => {
  testTable([
    ['a plain one', 'https://www.shop.example.co.uk/a?b', 'www.shop.example.co.uk', 'example.co.uk'],
    ['one without a scheme', 'www.example.com/a', 'www.example.com', 'example.com'],
    ['decimal numbers', 'http://3221226219/', '192.0.2.235', '192.0.2.235'],
    ['octal and hexadecimal numbers', 'http://0300.0x0.2.235/', '192.0.2.235', '192.0.2.235'],
    ['a user name that looks like a host', 'https://www.bank.example@evil.test/', 'evil.test', 'evil.test'],
    ['line breaks inside', 'https://exam\nple.com/', 'example.com', 'example.com'],
  ])('%s', (_, href, host, domain) => {
    expect(link(href)).toMatchObject({ host, domain });
  });

  testTable(['mailto:ada@example.com', 'javascript:alert(1)', 'cid:1', '#top', '', '/path', 'http://', 'http://[::'])(
    '%s has no host, and is no error',
    (href) => {
      expect(link(href).host).toBe('');
    },
  );

  testTable([
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05', 'example.com'],
    ['https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-2Db&d=x', 'example.com'],
    ['https://urldefense.com/v3/__https://example.com/a__;!!x', 'example.com'],
    ['https://www.google.com/url?q=https://example.com/&sa=D', 'example.com'],
    ['https://google.de/url?url=https://example.com/', 'example.com'],
    ['https://www.google.com/search?q=https://example.com/', 'www.google.com'],
    ['https://google.ab.top/url?q=https://example.com/', 'google.ab.top'],
    ['https://www.google.evil.test/url?q=https://example.com/', 'www.google.evil.test'],
  ])('links wrapped by a checking service lead where they led before: %s', (href, host) => {
    expect(link(href).host).toBe(host);
  });
});

describe('links in a text', () => {
  const found = (text: string) => linksInText(text).map(({ start, end }) => text.slice(start, end));

  test('with a scheme, with www, and bare', () => {
    expect(found('See https://example.com/a, www.example.org or example.net/b.')).toEqual([
      'https://example.com/a',
      'www.example.org',
      'example.net/b',
    ]);
  });

  test('file names, versions and addresses are none', () => {
    expect(found('Change voters.md and run.py for 4.1.0.5, then write to ada@example.com')).toEqual([]);
  });
});

describe('a text that is an address as a whole', () => {
  testTable([
    ['https://www.example.com/a', 'www.example.com'],
    [' <http://example.com> ', 'example.com'],
    ['“example.com”', 'example.com'],
  ])('%s', (text, host) => {
    expect(hostShownBy(text)).toBe(host);
  });

  testTable(['Visit example.com today', 'Sign in', 'ada@example.com', 'README.md', ''])('not: %s', (text) => {
    expect(hostShownBy(text)).toBeNull();
  });
});

testTable([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['xn--pypal-4ve.example', 'pаypal.example'],
  ['xn--80ak6aa92e.example', 'аррӏе.example'],
  ['xn--!!.example', 'xn--!!.example'],
  ['xn--.example', '.example'],
])('Punycode %s', (host, shown) => {
  expect(toUnicode(host)).toBe(shown);
});
