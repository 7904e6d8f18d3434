import { expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { domainOf, registrableDomain } from '../../../../src/engines/detection/parse/domains.ts';
import { parsedUrl } from '../../../../src/engines/detection/parse/parsed-url.ts';

const LONG = `${'a.'.repeat(2000)}example.com`;
const HYPHENS = `${'a-'.repeat(8000)}x.com`;

test('a host longer than any can be is none', () => {
  expect(parsedUrl(`https://${LONG}/`)).toBeNull();
  expect(parsedUrl(`https://${'a.'.repeat(100)}example.com/`)?.hostname).toContain('example.com');
  expect(registrableDomain(LONG)).toBeNull();
  expect(domainOf(`ada@${LONG}`)).toBe('');
});

test('links and senders of such hosts are analysed like those that lead nowhere', () => {
  const links = Array.from(
    { length: 250 },
    (_, at) => `<a href="https://${LONG.replace('example', `x${at}`)}">Log in</a>`,
  );
  const { links: counted } = analyse({ subject: 'Hello', body: '', html: links.join(' ') }).coverage;
  expect(counted).toBeGreaterThan(0);
  for (const domain of [LONG, HYPHENS]) {
    expect(() => analyse({ subject: 'Hello', body: 'Hi', from: { name: 'a', address: `a@${domain}` } })).not.toThrow();
  }
});
