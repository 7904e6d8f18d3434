import { expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { isKnownHost, isOwnHost, ownerOf } from '../../../../src/engines/detection/parse/brand-hosts.ts';
import {
  domainOf,
  organizationDomain,
  registrableDomain,
  registrableLabel,
  sameOrganisation,
} from '../../../../src/engines/detection/parse/domains.ts';
import { testTable } from '../../../support/test-table.ts';

testTable([
  ['mail.example.com', 'example.com'],
  ['www.firm.co.uk', 'firm.co.uk'],
  ['mail.firm.uk.com', 'firm.uk.com'],
  ['uk.com', 'uk.com'],
  ['firm.onmicrosoft.com', 'firm.onmicrosoft.com'],
  ['a.somebody.github.io', 'somebody.github.io'],
  ['a.account.blob.core.windows.net', 'account.blob.core.windows.net'],
  ['login.windows.net', 'windows.net'],
  ['203.0.113.7', null],
  ['localhost', null],
])('%s belongs to %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

test('a malformed address has the domain of its host', () => {
  expect(domainOf('info@https://alder.example/a1b2')).toBe('alder.example');
  expect(domainOf('info@alder.example?x')).toBe('alder.example');
});

test('customers of one ending are not one organization', () => {
  expect(organizationDomain('bob@firm.uk.com')).toBe('firm.uk.com');
  expect(sameOrganisation('bob@firm.uk.com', 'evil.uk.com')).toBe(false);
  expect(registrableLabel('mail.firm.uk.com')).toBe('firm');
});

test('a page that a service gives to anybody is not the service’s own', () => {
  const github = ownerOf('github.com');
  expect(github && isOwnHost(github, 'bank.github.io')).toBe(false);
  expect(isKnownHost('bank.github.io')).toBe(false);
  expect(isKnownHost('paypal.uk.com')).toBe(false);
});

test('a link that shows one customer’s page and leads to another’s misleads', () => {
  const html = '<p>See <a href="https://evil.github.io/x">https://bank.github.io/x</a></p>';
  const { signals } = analyse({ subject: 'Page', body: '', html, from: { name: 'A', address: 'a@firm.example' } });
  expect(signals.map(({ id }) => id)).toContain('link-text-mismatch');
});

test('the reader’s own domain is his own however it is written', () => {
  const from = { name: 'Ada', address: 'ada@Alder-Supplies.com' };
  for (const own of ['Alder-Supplies.com', 'mail.alder-supplies.com', ' alder-supplies.com']) {
    const context = { ownDomains: [own], authservId: 'mx.example.net' };
    const headers = [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=fail' }];
    const noticed = (more: Partial<Email> = {}) =>
      analyse({ subject: 'Hello', body: 'See you at noon.', from, ...more }, context)
        .signals.filter(({ group }) => group === 'sender')
        .map(({ id }) => id);
    expect(noticed()).toEqual([]);
    expect(noticed({ headers })).toContain('own-domain-forged');
  }
});
