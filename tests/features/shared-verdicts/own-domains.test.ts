import { describe, expect, test } from 'vitest';
import { hideDomains, ownDomains } from '../../../src/features/shared-verdicts/own-domains.server.ts';

const none = { owners: [], headers: '', from: '' };

describe('the recipient’s domains are', () => {
  test('those of the account and of the mailbox, unless anyone can have an address there', () => {
    const owners = ['ada@mail.northwind.example', 'ada@gmail.com', ''];
    expect(ownDomains({ ...none, owners })).toEqual(['northwind.example']);
  });

  test('that of the address it was delivered to, else those it is addressed to', () => {
    const headers = 'To: a@foxglove.example,\r\n "B, C" <b@plum.example>\r\nSubject: to: x@y.example';
    expect(ownDomains({ ...none, headers })).toEqual(['foxglove.example', 'plum.example']);
    const delivered = `Delivered-To: ada@northwind.example\r\nDelivered-To: x@bank.example\r\n${headers}`;
    expect(ownDomains({ ...none, headers: delivered })).toEqual(['northwind.example']);
  });

  test('not the sender’s, whose mass emails are addressed to itself', () => {
    const headers = 'To: news@shop.example';
    expect(ownDomains({ ...none, headers, from: 'Shop <news@shop.example>' })).toEqual([]);
  });
});

describe('a domain is replaced', () => {
  test.each([
    ['The domain imitates northwind.example.', 'The domain imitates [recipient domain].'],
    ['[address]@Mail.NORTHWIND.example', '[address]@[recipient domain]'],
    ['https://northwind.example.pay-now.example/x', 'https://[recipient domain].pay-now.example/x'],
    ['?to=%40northwind.example&x', '?to=%40[recipient domain]&x'],
    ['secure-northwind.example', 'secure-[recipient domain]'],
    ['https://xnorthwind.example.northwind.example/a', 'https://[recipient domain]/a'],
    ['northwind.example2.northwind.example', '[recipient domain]'],
  ])('in %s', (text, hidden) => {
    expect(hideDomains(text, ['northwind.example'])).toBe(hidden);
  });

  test('in Unicode and in Punycode', () => {
    expect(hideDomains('bücher.example and xn--bcher-kva.example', ['bücher.example'])).toBe(
      '[recipient domain] and [recipient domain]',
    );
  });

  test.each(['northwlnd.example', 'mynorthwind.example', 'northwind.example2', 'northwindXexample'])(
    'but not in %s, which is another',
    (text) => {
      expect(hideDomains(text, ['northwind.example'])).toBe(text);
    },
  );
});
