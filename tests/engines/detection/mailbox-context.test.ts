import { expect, test } from 'vitest';
import { analyse, mailboxContext } from '../../../src/engines/detection/index.ts';

test('names the organization of the reader', () => {
  expect(mailboxContext({ owner: 'ada@mail.northwind.example' })).toMatchObject({ ownDomains: ['northwind.example'] });
});

test.each(['ada@gmail.com', 'ada@web.de', 'ada'])('%s has none', (address) => {
  expect(mailboxContext({ owner: address })).not.toHaveProperty('ownDomains');
});

test('so that a neighbour of the own domain is seen', () => {
  const email = {
    subject: 'Hello',
    body: 'Do you have a minute?',
    from: { name: 'Ada', address: 'ada@n0rthwind.example' },
  };
  const ids = analyse(email, mailboxContext({ owner: 'tom@northwind.example' })).signals.map(({ id }) => id);
  expect(ids).toContain('own-domain-look-alike');
});

test('believes in results of authentication only where the mailbox is known to write them', () => {
  expect(mailboxContext({ owner: 'ada@gmail.com', authservId: 'mx.google.com' })).toMatchObject({
    authservId: 'mx.google.com',
  });
  expect(mailboxContext({ owner: 'ada@northwind.example' })).not.toHaveProperty('authservId');
});
