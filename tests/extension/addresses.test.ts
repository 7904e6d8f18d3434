import { describe, expect, test } from 'vitest';
import { emailTestAddress, feedbackAddress } from '../../src/extension/addresses.ts';
import { fromBase64, toBase64 } from '../../src/extension/base64.ts';
import { manifestOf } from '../../src/extension/manifest.ts';
import { matchOf, originOf } from '../../src/extension/site-origin.ts';
import { testTable } from '../support/test-table.ts';

const ORIGIN = 'https://letterlock.example';

describe('the address of a report', () => {
  test('has the email behind #, and gives it back unchanged', () => {
    const content = 'Subject: 100% & more=#?\r\n\r\nZażółć 😀';
    const { origin, pathname, search, hash } = new URL(feedbackAddress(ORIGIN, content) ?? '');
    expect([origin, pathname, search]).toEqual([ORIGIN, '/feedback', '']);
    expect(new URLSearchParams(hash.slice(1)).get('content')).toBe(content);
  });

  test('is none where the page, or a browser, would not take it', () => {
    expect(feedbackAddress(ORIGIN, 'x'.repeat(512 * 1024))).toBeDefined();
    expect(feedbackAddress(ORIGIN, 'x'.repeat(512 * 1024 + 1))).toBeUndefined();
    expect(feedbackAddress(ORIGIN, 'ż'.repeat(300_000))).toBeUndefined();
  });
});

test('a message goes to the test page byte by byte', () => {
  const source = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const { pathname, hash } = new URL(emailTestAddress(ORIGIN, source) ?? '');
  expect(pathname).toBe('/email-test');
  expect(fromBase64(new URLSearchParams(hash.slice(1)).get('message') ?? '')).toEqual(source);
  expect(toBase64(new Uint8Array())).toBe('');
  expect(emailTestAddress(ORIGIN, new Uint8Array(900_000))).toBeUndefined();
});

testTable([
  ['https://letterlock.example/feedback?x', 'https://letterlock.example'],
  [' http://localhost:4321 ', 'http://localhost:4321'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://letterlock.example', undefined],
  ['http://localhost.example', undefined],
  ['javascript:alert(1)', undefined],
  ['letterlock.example', undefined],
])('the site at %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

test('the permission for the site names its host and no other', () => {
  expect(matchOf('http://localhost:4321', '/feedback*')).toBe('http://localhost/feedback*');
  for (const browser of ['chromium', 'firefox'] as const) {
    const { optional_host_permissions } = manifestOf({ browser, version: '1.0.0', origin: ORIGIN });
    expect(optional_host_permissions).toContain('https://letterlock.example/*');
    // For self-hosted servers; access to each is requested separately.
    expect(optional_host_permissions.filter((pattern) => !/^https:\/\/[\w.]+\/\*$/.test(pattern))).toEqual([
      'https://*/*',
      'http://localhost/*',
      'http://127.0.0.1/*',
    ]);
  }
});

test('stores take the description: 132 characters at most', () => {
  expect(manifestOf({ browser: 'chromium', version: '1.0.0', origin: ORIGIN }).description.length).toBeLessThanOrEqual(
    132,
  );
});
