import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';

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

  test.each([
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
