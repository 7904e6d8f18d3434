import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser, findUserBySubject, type LinkedUser, linkIdentity, noteLogIn } from '../../src/server/users.ts';
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
  expect(await findUserBySubject(services, account)).toMatchObject(user as object);
});

test('an account is known by its subject when its address changes at the provider', async () => {
  const user = await createUser(services, { ...account, email: 'ada@example.com' });
  expect(await createUser(services, { ...account, email: 'ada.new@example.com' })).toBe('exists');
  expect(await findUserBySubject(services, account)).toMatchObject(user as object);
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

const found = async (given = account) => (await findUserBySubject(services, given)) as LinkedUser;

test('an address that changes at the provider is taken over, unless another account has it', async () => {
  await createUser(services, { ...account, email: 'ada@example.com' });
  await createUser(services, { ...account, subject: '5678', email: 'bob@example.com' });
  expect(await noteLogIn(services, await found(), 'Ada.New@example.com')).toMatchObject({
    email: 'ada.new@example.com',
  });
  expect(await noteLogIn(services, await found(), 'Bob@example.com')).toMatchObject({ email: 'ada.new@example.com' });
  expect(await found()).toMatchObject({ email: 'ada.new@example.com', identityEmail: 'bob@example.com' });
});

test('an identity linked later leaves the address of the account alone', async () => {
  const ada = await createUser(services, { ...account, email: 'ada@example.com' });
  if (typeof ada === 'string') throw new Error(ada);
  const work = { issuer: 'https://work.test', subject: '1', email: 'ada@work.example' };
  expect(await linkIdentity(services, services.db, { userId: ada.id, ...work })).toBe(true);
  expect(await noteLogIn(services, await found(work), 'ada.new@work.example')).toEqual(ada);
  expect(await found(work)).toMatchObject({ id: ada.id, identityEmail: 'ada.new@work.example' });
});

test('an identity belongs to one account', async () => {
  await createUser(services, { ...account, email: 'ada@example.com' });
  const bob = await createUser(services, { ...account, subject: '5678', email: 'bob@example.com' });
  if (typeof bob === 'string') throw new Error(bob);
  expect(await linkIdentity(services, services.db, { userId: bob.id, ...account, email: '' })).toBe(false);
  expect(await found()).toMatchObject({ email: 'ada@example.com' });
});
