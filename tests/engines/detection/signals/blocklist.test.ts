import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Blocklist, blocklistKey, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

function listOf(entries: readonly string[], hours = 5): Blocklist {
  const keys = entries.map((entry) => blocklistKey(entry) ?? Number.NaN).sort((a, b) => a - b);
  return { name: 'urlhaus', hours, keys: Float64Array.from(keys) };
}

const LIST = listOf([
  'https://alder-shop.example/wp-content/update.exe',
  'bad-host.example',
  'http://192.0.2.7:8080/i',
  'https://docs.google.com/forms/d/stolen',
  'google.com',
  'customer.github.io',
  'phish.sharepoint.com',
  'sharepoint.com',
  'evil.myshopify.com',
  'evil.zendesk.com',
  'zendesk.com',
  'app.slack.com',
  'm.facebook.com',
  'blob.core.windows.net',
  'https://elm-shop.example//a/%7Eb%2fc?d=%65',
]);

function found(body: string, list = LIST, more: Partial<Email> = {}) {
  const { signals, severity } = analyse({ subject: 'Photos', body, ...more }, { blocklists: [list] });
  return { severity, signal: signals.find(({ id }) => id === 'link-listed') };
}

describe('a link on a blocklist', () => {
  testTable([
    ['the page', 'https://alder-shop.example/wp-content/update.exe'],
    ['the page under the other scheme', 'http://www.alder-shop.example/wp-content/update.exe'],
    ['the page with a query that the list hasn’t', 'https://alder-shop.example/wp-content/update.exe?id=7'],
    ['a host', 'https://bad-host.example/any/page'],
    ['a host below it', 'https://login.bad-host.example/'],
    ['an address with a port', 'http://192.0.2.7:8080/i'],
    ['a page of a large site', 'https://docs.google.com/forms/d/stolen'],
    ['a customer’s own host', 'https://customer.github.io/login'],
    ['a tenant of a large company', 'https://phish.sharepoint.com/sites/a'],
    ['a shop', 'https://evil.myshopify.com/'],
    ['a help desk', 'https://www.evil.zendesk.com/a'],
    ['a host with a final dot', 'https://bad-host.example./a'],
    ['behind a redirector', 'https://www.google.com/url?q=https%3A%2F%2Fbad-host.example%2Fa'],
  ])('is found: %s', (_, url) => {
    const { signal, severity } = found(`Here are the photos: ${url}`);
    expect(signal?.sentence).toMatch(/is on the blocklist “urlhaus”, as of 5 hours ago\.$/);
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('High'));
  });

  testTable([
    'http://192.0.2.7.:8080/i',
    'https://www.elm-shop.example./a//~b%2Fc/?d=e',
    'https://elm-shop.example//a/%7eb%2fc?d=e',
  ])('is found in another spelling: %s', (url) => {
    expect(found('', LIST, { html: `<a href="${url}">Photos</a>` }).signal).toBeDefined();
  });

  testTable([
    ['another page of a site with one bad page', 'https://alder-shop.example/spring'],
    ['a site whose name ends alike', 'https://notbad-host.example/'],
    ['a large company’s other pages, even if a list has the company', 'https://docs.google.com/document/d/minutes'],
    ['another tenant, even if a list has the company', 'https://alder.sharepoint.com/sites/a'],
    ['another help desk, even if a list has the service', 'https://alder.zendesk.com/a'],
    ['a service’s own host, even if a list has it', 'https://app.slack.com/client/T1'],
    ['a host with all users’ pages, even if a list has it', 'https://m.facebook.com/alder'],
    ['another customer’s storage, even if a list has the service', 'https://alder.blob.core.windows.net/a'],
    ['an escape that has a meaning', 'https://elm-shop.example/a/~b/c?d=e'],
    ['another customer of a hosting service', 'https://neighbour.github.io/'],
    ['another port', 'http://192.0.2.7/i'],
    ['a mere mention of the host', 'bad-host.example'],
  ])('is not: %s', (_, url) => {
    expect(found(`Here are the photos: ${url}`).signal).toBeUndefined();
  });

  test('is found in a quoted email, and without lists there is no such signal', () => {
    const headers = [{ name: 'In-Reply-To', value: '<1@example.com>' }];
    const body = 'See below.\n\nOn 12 Nov 2026, Ada <ada@alder.example> wrote:\n> https://bad-host.example/a';
    expect(found(body, LIST, { subject: 'Re: Photos', headers }).signal).toBeDefined();
    expect(analyse({ subject: '', body }).signals.map(({ id }) => id)).not.toContain('link-listed');
  });

  test('tells the age of the list', () => {
    const age = (hours: number) =>
      found('https://bad-host.example/a', listOf(['bad-host.example'], hours)).signal?.sentence;
    expect(age(0.2)).toContain('as of an hour ago');
    expect(age(30)).toContain('as of 30 hours ago');
    expect(age(80)).toContain('as of 3 days ago');
  });
});

testTable([
  '',
  'localhost',
  'localhost.',
  'a.*.example',
  'https://*.alder.example/a',
  'not a host',
  'mailto:ada@alder.example',
  'javascript:alert(1)',
])('“%s” is no entry', (entry) => {
  expect(blocklistKey(entry as string)).toBeNull();
});

testTable([
  ['*.alder.example', 'alder.example'],
  ['.alder.example', 'alder.example'],
  ['https://alder.example.//', 'alder.example'],
  ['http://www.alder.example.:8080/a', 'alder.example:8080/a/'],
])('%s is the same entry as %s', (one, other) => {
  expect(blocklistKey(one as string)).toBe(blocklistKey(other as string));
});

test('a million entries have a million keys', () => {
  const keys = new Set(Array.from({ length: 1_000_000 }, (_, at) => blocklistKey(`h${at}.example`)));
  expect(keys.size).toBe(1_000_000);
});
