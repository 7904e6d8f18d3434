import { expect, test } from 'vitest';
import type { Context, Email } from '../../../../src/engines/detection/index.ts';
import { domainSentTo } from '../../../../src/engines/detection/parse/own-domains.ts';
import { testTable } from '../../../support/test-table.ts';

const to = (...addresses: string[]): Partial<Email> => ({ to: addresses.map((address) => ({ name: '', address })) });
const sentTo = (more: Partial<Email>, context: Context = {}) =>
  domainSentTo({ email: { subject: '', body: '', ...more }, context });

testTable([
  ['the only recipient', to('tom@mail.alder.example'), 'alder.example'],
  ['several recipients', to('tom@alder.example', 'ada@elm.example'), null],
  ['a mailbox provider', to('tom@gmail.com'), null],
  [
    'where it was delivered, and not whom it names',
    { ...to('list@elm.example'), headers: [{ name: 'Delivered-To', value: '<tom@alder.example>' }] },
    'alder.example',
  ],
])('an email is sent to the domain of %s', (_, email, domain) => {
  expect(sentTo(email)).toBe(domain);
});

test('a reader whom the caller knows is believed before the email', () => {
  expect(sentTo(to('tom@alder.example'), { recipient: 'ada@gmail.com' })).toBeNull();
  expect(sentTo(to('tom@alder.example'), { ownDomains: ['elm.example'] })).toBeNull();
});
