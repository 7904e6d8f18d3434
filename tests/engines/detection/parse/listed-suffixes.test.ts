import { describe, expect, test } from 'vitest';
import { analyse, type KeyList, suffixKey } from '../../../../src/engines/detection/index.ts';
import { keyOf } from '../../../../src/engines/detection/key-list.ts';
import { registrableDomain } from '../../../../src/engines/detection/parse/domains.ts';
import { withSuffixes } from '../../../../src/engines/detection/parse/listed-suffixes.ts';
import { testTable } from '../../../support/test-table.ts';

const listOf = (...rules: string[]): KeyList => ({
  name: 'public-suffixes',
  hours: 1,
  keys: Float64Array.from(rules.map(keyOf)).sort(),
});
const LIST = listOf('com', 'test', 'pages.alder.test', '*.elm.test', '!www2.elm.test', 'oak.co.uk');

describe('with a newer list of public suffixes, the owner of a host', () => {
  testTable([
    ['a customer’s host', 'shop.pages.alder.test', 'shop.pages.alder.test'],
    ['a host below it', 'a.b.shop.pages.alder.test', 'shop.pages.alder.test'],
    ['capitals', 'SHOP.Pages.Alder.Test', 'shop.pages.alder.test'],
    ['the service itself', 'pages.alder.test', 'alder.test'],
    ['the service’s own site', 'www.pages.alder.test', 'alder.test'],
    ['a wildcard', 'a.b.c.elm.test', 'b.c.elm.test'],
    ['an exception to it', 'a.www2.elm.test', 'elm.test'],
    ['a suffix under one built in', 'a.b.oak.co.uk', 'b.oak.co.uk'],
    ['a suffix built in that the list lacks', 'a.b.github.io', 'b.github.io'],
    ['any other host', 'a.b.example.com', 'example.com'],
  ])('is known: %s', (_, host, owner) => {
    expect(withSuffixes(LIST, () => registrableDomain(host as string))).toBe(owner);
  });

  test('is forgotten afterwards, whatever was known before', () => {
    const host = 'shop.pages.alder.test';
    expect(registrableDomain(host)).toBe('alder.test');
    expect(withSuffixes(LIST, () => registrableDomain(host))).toBe(host);
    expect(registrableDomain(host)).toBe('alder.test');
  });
});

test('another customer’s address is not the sender’s own', () => {
  const email = {
    from: { name: 'Ada', address: 'ada@one.pages.alder.test' },
    replyTo: [{ name: '', address: 'ada@two.pages.alder.test' }],
    subject: 'Your account',
    body: 'Please send the invoice today.',
    headers: [],
  };
  const ids = (publicSuffixes?: KeyList) =>
    analyse(email, publicSuffixes && { publicSuffixes }).signals.map(({ id }) => id);
  expect(ids()).not.toContain('reply-to-elsewhere');
  expect(ids(LIST)).toContain('reply-to-elsewhere');
});

testTable([
  ['pages.dev', true],
  ['*.elm.test', true],
  ['!www.elm.test', true],
  ['paypal.com', false],
  ['a b', false],
  ['*', false],
  ['.elm.test', false],
  ['ELM.test', false],
])('%s is a rule: %s', (rule, isRule) => {
  expect(suffixKey(rule as string) !== null).toBe(isRule);
});
