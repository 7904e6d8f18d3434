import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser, findUserBySubject, updateEmail } from '../../src/server/users.ts';
import { openTestServices, type TestServices } from '../support/services.ts';

const account = { issuer: 'https://issuer.test', subject: '1234' };
let services: TestServices;
beforeEach(async () => {
  services = await openTestServices();
});
afterEach(() => services.close());

test('a new account is found by what the provider calls it, its address in one spelling', async () => {
  const user = await createUser(services, { ...account, email: ' Ada@Example.COM ' });
  expect(user).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), email: 'ada@example.com' });
  expect(await findUserBySubject(services, account)).toEqual(user);
});

test('an account is known by its subject when its address changes at the provider', async () => {
  const user = await createUser(services, { ...account, email: 'ada@example.com' });
  expect(await createUser(services, { ...account, email: 'ada.new@example.com' })).toBe('exists');
  expect(await findUserBySubject(services, account)).toEqual(user);
});

test('an address belongs to one account', async () => {
  await createUser(services, { ...account, email: 'ada@example.com' });
  const other = { ...account, subject: '5678' };
  expect(await createUser(services, { ...other, email: 'Ada@example.com' })).toBe('email-taken');
  expect(await findUserBySubject(services, other)).toBeUndefined();
});

test('the same subject at another provider is somebody else', async () => {
  await createUser(services, { ...account, email: 'ada@example.com' });
  expect(await findUserBySubject(services, { ...account, issuer: 'https://other.test' })).toBeUndefined();
});

test('of ten registrations at once one succeeds', async () => {
  const attempts = Array.from({ length: 10 }, () => createUser(services, { ...account, email: 'ada@example.com' }));
  const results = await Promise.all(attempts);
  expect(results.filter((result) => result !== 'exists')).toHaveLength(1);
});

test('an address that changes at the provider is taken over, unless another account has it', async () => {
  const ada = await createUser(services, { ...account, email: 'ada@example.com' });
  await createUser(services, { ...account, subject: '5678', email: 'bob@example.com' });
  if (typeof ada === 'string') throw new Error(ada);
  expect(await updateEmail(services, ada, 'Bob@example.com')).toEqual(ada);
  expect(await updateEmail(services, ada, 'Ada.New@example.com')).toEqual({ ...ada, email: 'ada.new@example.com' });
  expect(await findUserBySubject(services, account)).toEqual({ ...ada, email: 'ada.new@example.com' });
});
