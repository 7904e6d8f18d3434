import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/features/password/hash.server.ts';

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
  const nonce = Buffer.alloc(16, 7);
  const parameters = { message: PASSWORD, nonce, parallelism: 1, tagLength: 32, memory: 8 * 1024, passes: 3 };
  const [salt, hash] = [nonce, argon2Sync('argon2id', parameters)].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  );
  const stored = `$argon2id$v=19$m=8192,t=3,p=1$${salt}$${hash}`;
  expect(await verifyPassword(PASSWORD, stored)).toBe(true);
  expect(await verifyPassword('another one', stored)).toBe(false);
});

test('nothing is the password of nobody, and one that is damaged is no password at all', async () => {
  expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
  await expect(verifyPassword(PASSWORD, '$argon2id$v=19$m=19456,t=2,p=1$')).rejects.toThrow('is damaged');
});
