import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id with the least memory that OWASP's password storage cheat sheet allows: many logins fit beside each other. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** @returns a PHC string */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${encode(salt)}$${encode(await hashWith(password, salt))}`;
}

/** Says whether this is the password. Without a stored one it takes the same time, and it never is. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = stored?.startsWith(PREFIX) ? stored.slice(PREFIX.length).split('$') : [];
  const expected = stored === undefined ? randomBytes(HASH_BYTES) : Buffer.from(hash, 'base64');
  const derived = await hashWith(
    password,
    stored === undefined ? randomBytes(SALT_BYTES) : Buffer.from(salt, 'base64'),
  );
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** What looks alike is the same password on every keyboard (NIST SP 800-63B, 3.1.1.2). */
function hashWith(password: string, nonce: Uint8Array): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', {
    message,
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: 1,
    tagLength: HASH_BYTES,
  });
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
