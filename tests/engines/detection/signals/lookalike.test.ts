import { describe, expect, test } from 'vitest';
import { ownerOf } from '../../../../src/engines/detection/parse/brand-hosts.ts';
import { isOneEditAway, lookAlikeOf, ownerByCapital } from '../../../../src/engines/detection/signals/lookalike.ts';
import { testTable } from '../../../support/test-table.ts';

describe('a host made to look like a brand’s', () => {
  testTable([
    ['paypa1.com', 'PayPal', 'homograph'],
    ['pаypal.com', 'PayPal', 'homograph'],
    ['rnicrosoft.com', 'Microsoft', 'homograph'],
    ['netfllix.com', 'Netflix', 'misspelt'],
    ['paypla.com', 'PayPal', 'misspelt'],
    ['paypal.com.example.net', 'PayPal', 'buried'],
    ['paypal-login.example', 'PayPal', 'claimed'],
    ['paypallogin.com', 'PayPal', 'claimed'],
    ['securepaypal.com', 'PayPal', 'claimed'],
    ['login-paypal.example', 'PayPal', 'claimed'],
    ['paypal-sicherheit.com', 'PayPal', 'claimed'],
    ['netflix-paiement.com', 'Netflix', 'claimed'],
    ['apple-id-verify.com', 'Apple', 'claimed'],
    ['paypal.com-verify.net', 'PayPal', 'buried'],
    ['www.netflix.com-account.example', 'Netflix', 'buried'],
    ['microsoft-login365.com', 'Microsoft', 'claimed'],
    ['office365-login.example', 'Microsoft', 'claimed'],
    ['googledrive-verify.example', 'Google', 'claimed'],
    ['sparkasse-push.example', 'Sparkasse', 'claimed'],
    ['royalmail-fee.co.uk', 'Royal Mail', 'claimed'],
    ['ledger-verif.xyz', 'Ledger', 'claimed'],
    ['lnstagram.com', 'Instagram', 'homograph'],
    ['app1e.com', 'Apple', 'homograph'],
    ['amaz0n-refund.net', 'Amazon', 'claimed'],
    ['pay-pal-login.com', 'PayPal', 'claimed'],
    ['postbank-tan.de', 'Postbank', 'claimed'],
    ['paypal.verify-id.app', 'PayPal', 'buried'],
    ['steamcommunnity.com', 'Steam', 'misspelt'],
    ['paypal.cm', 'PayPal', 'other-ending'],
    ['paypal.top', 'PayPal', 'other-ending'],
    ['paypa1-secure.harmless-site.top', 'PayPal', 'homograph'],
    ['micros0ft.harmless-site.example', 'Microsoft', 'homograph'],
  ])('%s', (host, name, how) => {
    expect(lookAlikeOf(host)).toMatchObject({ brand: { name }, how, certain: true });
  });

  testTable([
    ['secure.paypal.account.example', 'PayPal', 'buried'],
    ['salesforce-login.example.org', 'Salesforce', 'buried'],
    ['dhl-parcel.com', 'DHL', 'claimed'],
    ['usps-tracking.com', 'USPS', 'claimed'],
    ['wordpress-support.example', 'WordPress', 'claimed'],
    ['office365-mail.example', 'Microsoft', 'claimed'],
    ['chasebank-alerts.example', 'Chase', 'claimed'],
  ])('%s may be, and may be a customer’s', (host, name, how) => {
    expect(lookAlikeOf(host)).toMatchObject({ brand: { name }, how, certain: false });
  });

  testTable([
    'paypal.com',
    'www.paypal.co.uk',
    'email.amazon.de',
    'login.microsoftonline.com',
    'example.com',
    'cooking.com',
    'bookings.com',
    'my-company.sharepoint.com',
    'google-fan.example',
    'admin-portal.example.org',
    'login.admin.example.com',
    'canada-store.com',
    'canada.service.example.com',
    'octopus-store.com',
    'blockchain-center.org',
    'steam-service.de',
    'brooking.com',
    'outlooksecure.com',
    'macro-check.com',
    'chasebank.example',
    'orange-files.example',
    'www.example.com-pages.example',
    'login365.example',
    'teams.microsoft.com.mcas.ms',
    'google.com.ezproxy.lib.example.edu',
    'localhost',
    '',
  ])('%s is none', (host) => {
    expect(lookAlikeOf(host)).toBeNull();
  });
});

test('a gateway’s name makes no gateway', () => {
  expect(lookAlikeOf('google.com.ezproxy.evil.test')).toMatchObject({ certain: true });
});

testTable([
  ['paypal.de', 'PayPal'],
  ['amazon.com.mx', 'Amazon'],
  ['paypal.cm', undefined],
  ['netflix.om', undefined],
])('a name alone is its owner’s only where the brand does business: %s', (host, name) => {
  expect(ownerOf(host)?.name).toBe(name);
});

testTable([
  ['abc', 'abd', true],
  ['abc', 'abcd', true],
  ['abc', 'acb', true],
  ['abc', 'abc', false],
  ['abc', 'bca', false],
  ['abc', 'abcde', false],
])('%s and %s are one edit apart: %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected);
});

testTable([
  ['https://dhI.com/x', 'DHL'],
  ['https://www.dhI.com', 'DHL'],
  ['https://dhi.com/x', undefined],
  ['https://DHI.com/x', undefined],
  ['https://dhl.com/I', undefined],
])('a capital I that passes for an l: %s', (address, name) => {
  expect(ownerByCapital(address)?.name).toBe(name);
});

testTable(['apples.com', 'appie.example', 'support-id.example', 'alder.verify-id.app', 'tan-alder.de'])(
  '%s imitates no brand',
  (host) => {
    expect(lookAlikeOf(host)).toBeNull();
  },
);
