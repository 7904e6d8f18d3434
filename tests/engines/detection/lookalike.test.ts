import { describe, expect, test } from 'vitest';
import { isOneEditAway, lookAlikeOf } from '../../../src/engines/detection/lookalike.ts';

describe('a host made to look like a brand’s', () => {
  test.each([
    ['paypa1.com', 'PayPal', 'homograph'],
    ['pаypal.com', 'PayPal', 'homograph'],
    ['rnicrosoft.com', 'Microsoft', 'homograph'],
    ['netfllix.com', 'Netflix', 'misspelt'],
    ['paypla.com', 'PayPal', 'misspelt'],
    ['paypal.com.example.net', 'PayPal', 'buried'],
    ['paypal-login.example', 'PayPal', 'hyphenated'],
    ['secure.paypal.account.example', 'PayPal', 'buried'],
    ['paypal.top', 'PayPal', 'other-ending'],
  ])('%s', (host, name, how) => {
    expect(lookAlikeOf(host)).toMatchObject({ brand: { name }, how });
  });

  test.each([
    'paypal.com',
    'www.paypal.co.uk',
    'email.amazon.de',
    'login.microsoftonline.com',
    'example.com',
    'cooking.com',
    'bookings.com',
    'my-company.sharepoint.com',
    'google-fan.example',
    'localhost',
    '',
  ])('%s is none', (host) => {
    expect(lookAlikeOf(host)).toBeNull();
  });
});

test.each([
  ['abc', 'abd', true],
  ['abc', 'abcd', true],
  ['abc', 'acb', true],
  ['abc', 'abc', false],
  ['abc', 'bca', false],
  ['abc', 'abcde', false],
])('%s and %s are one edit apart: %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected);
});
