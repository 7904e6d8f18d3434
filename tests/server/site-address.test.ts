import { describe, expect, test } from 'vitest';
import { isOtherName, isSiteOrigin, openHostCheck } from '../../src/server/site-address.ts';
import { testTable } from '../support/test-table.ts';

const LOCAL = { siteUrl: 'http://localhost:4321', port: 4321 };
const PUBLIC = { siteUrl: 'https://letterlock.example', port: 4321 };

describe('on this machine', () => {
  testTable(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST:4321'])(
    'the host %s is the site’s',
    (host) => {
      expect(openHostCheck(LOCAL)(host)).toBe(true);
    },
  );

  testTable([
    'attacker.example:4321',
    'localhost.attacker.example:4321',
    'localhost.:4321',
    '127.0.0.1.attacker.example:4321',
    'localhost',
    'localhost:4322',
    'localhost:04321',
    '192.168.0.5:4321',
    '[::2]:4321',
    ':4321',
    '',
  ])('the host %j is not', (host) => {
    expect(openHostCheck(LOCAL)(host)).toBe(false);
  });

  test('behind a mapped port, or as the backend of a page, both ports are', () => {
    const isOwn = openHostCheck({ siteUrl: 'http://localhost', port: 4321 });
    expect(['localhost', '127.0.0.1:4321', 'localhost:8080'].map(isOwn)).toEqual([true, true, false]);
  });

  testTable(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321'])('the origin %s is', (origin) => {
    expect(isSiteOrigin(origin, LOCAL)).toBe(true);
  });

  testTable([
    'https://127.0.0.1:4321',
    'http://127.0.0.1:4322',
    'http://attacker.example:4321',
    'http://127.0.0.1:4321/',
    'null',
    '',
  ])('the origin %j is not', (origin) => {
    expect(isSiteOrigin(origin, LOCAL)).toBe(false);
  });

  test('another name than SITE_URL’s has cookies of its own, another port has not', () => {
    const asked = (host: string) => isOtherName(new Request('http://x/', { headers: { host } }), LOCAL);
    expect(['127.0.0.1:4321', '[::1]:4321', 'localhost:4321', 'localhost:9'].map(asked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isOtherName(new Request('http://x/'), LOCAL)).toBe(false);
  });
});

test('behind a public address, hosts are the proxy’s to check, and one origin is the site’s', () => {
  expect(openHostCheck(PUBLIC)('anything.example')).toBe(true);
  expect(isSiteOrigin('https://letterlock.example', PUBLIC)).toBe(true);
  expect(isSiteOrigin('http://localhost:4321', PUBLIC)).toBe(false);
  const headers = { host: '127.0.0.1:4321' };
  expect(isOtherName(new Request('http://x/', { headers }), PUBLIC)).toBe(false);
});
