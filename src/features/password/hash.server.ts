import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Cost {
  /** In KiB. */
  memory: number;
  passes: number;
}

/** OWASP's minimum configuration for Argon2id, so that many log-ins can run at once. */
const COST: Cost = { memory: 19 * 1024, passes: 2 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(argon2);

/** @returns a PHC string; it carries its own cost, so stored hashes stay valid when the cost is raised */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashWith(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${encode(salt)}$${encode(hash)}`;
}

export function isOutdated(stored: string): boolean {
  const { memory, passes } = parse(stored).cost;
  return memory !== COST.memory || passes !== COST.passes;
}

/** Without a stored hash, it takes the same time and returns false. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, hash, cost } = stored === undefined ? randomHash() : parse(stored);
  return timingSafeEqual(await hashWith(password, salt, cost), hash);
}

/** NFKC makes a password the same on every keyboard (NIST SP 800-63B, 3.1.1.2). */
function hashWith(password: string, nonce: Uint8Array, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { ...cost, message, nonce, parallelism: 1, tagLength: HASH_BYTES });
}

function randomHash() {
  return { salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES), cost: COST };
}

function parse(stored: string) {
  const [, memory, passes, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]{43})$/.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is malformed.');
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes) },
  };
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '');
}
