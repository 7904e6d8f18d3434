import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const idsOf = (href: string, text: string, email: Partial<Email> = {}) => {
  const body = `<html><body><p>Hello Tom, this is new.</p><p><a href="${href}">${text}</a></p></body></html>`;
  return analyse({ subject: 'News', body, ...email }).signals.map(({ id }) => id);
};
const from = (address: string): Partial<Email> => ({ from: { name: 'Ada', address } });
const TRACKED = 'https://u1.ct.sendgrid.net/1';

describe('an address among the words of a link', () => {
  test('is what the reader believes', () => {
    expect(idsOf('https://evil.test/', 'Open https://www.paypal.com/signin now')).toContain(
      'link-to-known-name-mismatch',
    );
    expect(idsOf('https://evil.test/', 'Open https://www.alder.example/a now')).toContain('link-name-mismatch');
  });

  testTable([
    ['is where it leads', 'https://www.paypal.com/a', {}],
    ['is named in a newsletter that counts clicks', TRACKED, from('ada@alder.example')],
    ['is named by a site of the sender’s own', 'https://go.alder.example/1', from('ada@alder.example')],
  ])('%s', (_, href, email) => {
    expect(idsOf(href, 'Find us on www.paypal.com/a', email)).not.toContain('link-to-known-name-mismatch');
  });
});

describe('the sender’s own address through a service that counts clicks', () => {
  test('is a newsletter’s, even where no server has confirmed the sender', () => {
    const ids = idsOf(TRACKED, 'https://www.alder.example/news', from('ada@alder.example'));
    expect(ids).toContain('link-name-mismatch');
    expect(ids).not.toContain('link-text-mismatch');
  });

  test('is none’s where it is the reader’s, or leads to no such service', () => {
    const to = [{ name: 'Tom', address: 'tom@alder.example' }];
    const shown = 'https://www.alder.example/news';
    expect(idsOf(TRACKED, shown, { ...from('ada@alder.example'), to })).toContain('link-text-mismatch');
    expect(idsOf('https://evil.test/', shown, from('ada@alder.example'))).toContain('link-text-mismatch');
  });
});

describe('a link that a mail system rewrote', () => {
  const REPLY = { headers: [{ name: 'In-Reply-To', value: '<1@alder.example>' }], ...from('ada@alder.example') };
  const quoted = (href: string, text: string) => ({
    ...REPLY,
    subject: 'Re: build',
    body: '',
    html: `<p>Thanks, that was it. I tried it on two machines and both are fine now.</p><blockquote type="cite">On Tue, Tom wrote:<br>see <a href="${href}">${text}</a></blockquote>`,
  });
  const namesIn = (email: Email) => analyse(email).signals.map(({ id }) => id);

  testTable([
    ['Microsoft', 'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fgithub.com%2Fa%2Fb&data=05'],
    ['Proofpoint', 'https://urldefense.com/v3/__https://github.com/a/b__;!!x$'],
    ['Mimecast', 'https://protect-eu.mimecast.com/s/Ab1?domain=github.com'],
    ['Barracuda', 'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fgithub.com%2fa&c=E,1'],
  ])('by %s keeps its text, in a quotation and outside', (_, href) => {
    expect(namesIn(quoted(href, 'https://github.com/a/b'))).not.toContain('link-to-known-name-mismatch');
    expect(idsOf(href, 'https://github.com/a/b')).not.toContain('link-to-known-name-mismatch');
  });

  test('is a trick where its target is another', () => {
    const href = 'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.test%2F';
    expect(namesIn(quoted(href, 'https://github.com/a/b'))).toContain('link-to-known-name-mismatch');
    const found = analyse({ subject: '', body: `<p><a href="${href}">https://github.com/a/b</a></p>` }).signals.find(
      ({ id }) => id === 'link-to-known-name-mismatch',
    );
    expect(found?.sentence).toContain('goes to evil.test');
    expect(found?.evidence[0]).toMatchObject({
      href: 'https://evil.test/',
      through: 'eur02.safelinks.protection.outlook.com',
    });
  });

  test('is a trick where its service names another domain', () => {
    expect(idsOf('https://protect-eu.mimecast.com/s/Ab1?domain=evil.test', 'https://github.com/a')).toContain(
      'link-to-known-name-mismatch',
    );
  });
});

describe('a known company’s redirector', () => {
  const through = (email: Partial<Email>) =>
    idsOf('https://www.linkedin.com/safety/go?url=https%3A%2F%2Falder.example%2F', 'Read on', email);

  test('hides a link, except in that company’s own emails', () => {
    expect(through(from('ada@elm.example'))).toContain('link-through-known-site');
    expect(through(from('notice@linkedin.com'))).not.toContain('link-through-known-site');
  });
});
