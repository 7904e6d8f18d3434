import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/features/password/hash.server.ts';
import { cheapHash } from './site.ts';

const PASSWORD = 'a walk in the park';

test('a hash names its cost, which is what OWASP asks for, and is never the same twice', async () => {
  const [first, second] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(PASSWORD, first)).toBe(true);
  expect(await verifyPassword(PASSWORD, second)).toBe(true);
  expect(await verifyPassword(`${PASSWORD}.`, first)).toBe(false);
});

test('one of another cost is still good', async () => {
  const stored = cheapHash(PASSWORD);
  expect(await verifyPassword(PASSWORD, stored)).toBe(true);
  expect(await verifyPassword('another one', stored)).toBe(false);
});

test('without a stored hash no password is right, and a damaged hash is an error', async () => {
  expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
  await expect(verifyPassword(PASSWORD, '$argon2id$v=19$m=19456,t=2,p=1$')).rejects.toThrow('is malformed');
});
