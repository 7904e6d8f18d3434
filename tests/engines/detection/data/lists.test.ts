import { getDomain, getPublicSuffix } from 'tldts-icann';
import { expect, test } from 'vitest';
import { DEFAULT_DOMAINS } from '../../../../src/engines/detection/data/default-domains.ts';
import { FREE_HOSTS } from '../../../../src/engines/detection/data/free-hosts.ts';
import { INVITERS } from '../../../../src/engines/detection/data/inviters.ts';
import { LINK_CHECKERS } from '../../../../src/engines/detection/data/link-checkers.ts';
import { DISPOSABLE_MAIL, FREEMAIL } from '../../../../src/engines/detection/data/mailboxes.ts';
import { CLICK_TRACKERS } from '../../../../src/engines/detection/data/mailing-services.ts';
import { PROXIES } from '../../../../src/engines/detection/data/proxies.ts';
import { SHARED_SUFFIXES } from '../../../../src/engines/detection/data/shared-suffixes.ts';
import { SHORTENERS } from '../../../../src/engines/detection/data/shorteners.ts';
import { MARKET_SUFFIXES, MISTYPED_COM, SUSPICIOUS_TLDS } from '../../../../src/engines/detection/data/suffixes.ts';
import {
  isClickTracker,
  isDisposable,
  isFreeHost,
  isFreemail,
  isShortener,
} from '../../../../src/engines/detection/parse/domains.ts';
import { testTable } from '../../../support/test-table.ts';

const LISTS = {
  PROXIES,
  SHORTENERS,
  SHARED_SUFFIXES,
  FREE_HOSTS,
  FREEMAIL,
  DISPOSABLE_MAIL,
  CLICK_TRACKERS,
  DEFAULT_DOMAINS,
  LINK_CHECKERS,
  INVITERS,
};

testTable(Object.entries(LISTS))('%s contains only possible host names, in lower case', (_, list) => {
  for (const host of list) {
    expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
    // A label alone covers it under any ending.
    if (host.includes('.')) expect(getDomain(host) ?? getPublicSuffix(host), host).toBeTruthy();
  }
});

test('a mailbox is either lasting or made for minutes', () => {
  expect([...FREEMAIL].filter((domain) => DISPOSABLE_MAIL.has(domain))).toEqual([]);
});

test('endings are public suffixes that exist', () => {
  for (const tld of [...SUSPICIOUS_TLDS, ...MARKET_SUFFIXES, ...MISTYPED_COM])
    expect(getPublicSuffix(`example.${tld}`, { detectIp: false }), tld).toBe(tld);
});

testTable([
  ['a sub-domain of a shortener', isShortener('www.bit.ly'), true],
  ['a name that only ends like one', isShortener('orbit.ly'), false],
  ['a page on a free host', isFreeHost('somebody.pages.dev'), true],
  ['a bucket of a region', isFreeHost('alder.s3.eu-west-1.amazonaws.com'), true],
  ['another service of that cloud', isFreeHost('email.eu-west-1.amazonaws.com'), false],
  ['a free host’s namesake', isFreeHost('pages.example'), false],
  ['a provider under a country’s ending', isFreemail('yahoo.co.uk'), true],
  ['a company’s mail', isFreemail('example.com'), false],
  ['a throw-away mailbox', isDisposable('mail.mailinator.com'), true],
  ['a lasting one', isDisposable('gmail.com'), false],
  ['a counting host', isClickTracker('u123.ct.sendgrid.net'), true],
  ['any other host', isClickTracker('click.example.com'), false],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});
