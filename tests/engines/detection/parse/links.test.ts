import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { hostShownBy, linksInText, parseLink } from '../../../../src/engines/detection/parse/links.ts';
import { toUnicode } from '../../../../src/engines/detection/parse/punycode.ts';
import { testTable } from '../../../support/test-table.ts';

const link = (href: string, text = '') => parseLink({ href, start: 0, end: text.length, image: false }, text);

test('the part of an address before the @ is no link', () => {
  expect(linksInText('Write to service.desk.nl@alder.example or see alder.nl')).toMatchObject([
    { href: 'http://alder.nl' },
  ]);
});

describe('a full stop without a space behind it', () => {
  testTable([
    'Confirme a sua conta.Se você quiser, escreva.',
    'You can see it today.IT’S in the garden.',
    'We opened the Account.Is that all right?',
    'Muito obrigado.Com os melhores cumprimentos',
  ])('makes no link: %s', (text) => {
    expect(linksInText(text)).toEqual([]);
  });

  testTable([
    'fernwood.it',
    'Fernwood.it',
    'FERNWOOD.IT',
    'Fernwood.Com',
    'fernwood.COM',
    'paypalverify.Ru',
    'lily-pad.Se',
    'www.fernwood.Se',
    'https://fernwood.Se',
    'fernwood.Se/a',
  ])('is not seen in a host: %s', (text) => {
    expect(linksInText(`See ${text} for more`)).toHaveLength(1);
  });
});

describe('an address in a text without spaces', () => {
  testTable([
    ['Japanese', 'パスワードをlogin-kakunin.comに入力してください。', 'login-kakunin.com'],
    ['Japanese with a path', '詳細はhttps://kakunin.test/a?b=1にアクセス', 'https://kakunin.test/a?b=1'],
    ['Chinese', '请在yanzheng.com输入您的密码', 'yanzheng.com'],
    ['Thai', 'เข้าyuenyan.comเพื่อยืนยัน', 'yuenyan.com'],
    ['a name in the same script', '例え.jp をご覧', '例え.jp'],
  ])('is found: %s', (_, text, written) => {
    expect(linksInText(text).map(({ start, end }) => text.slice(start, end))).toEqual([written]);
  });

  test('is found beside another', () => {
    const text = '例え.jp、evil.comに、https://kakunin.test/';
    expect(linksInText(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '例え.jp',
      'evil.com',
      'https://kakunin.test/',
    ]);
  });

  test('is not made of a number or an abbreviation', () => {
    expect(linksInText('価格は1,200.50円、約3.5倍、No.1です。')).toEqual([]);
  });
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

test('a host of dots alone ends', () => {
  const html = '<p>Hello Ada, see you on Monday at the mill.</p>';
  const body = 'Hello Ada, https://www.google.com/url?q=http%3A%2F%2Fwww..%2Fa see you';
  expect(analyse({ subject: '', body, html }).verdict).toBeDefined();
});
