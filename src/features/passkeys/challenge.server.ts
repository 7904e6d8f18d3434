import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { hashOf } from '../../server/session/sessions.ts';

const LIFE_MS = 10 * 60 * 1000;
const RANDOM_BYTES = 24;
const TIME_BYTES = 8;

/**
 * Random bytes and their expiry, signed, so that asking for one stores nothing.
 * @param purpose what it may be used for, and who by
 */
export function newChallenge(services: Services, purpose: string, lifeMs = LIFE_MS): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(TIME_BYTES);
  expiry.writeBigUInt64BE(BigInt(services.now() + lifeMs));
  const content = Buffer.concat([randomBytes(RANDOM_BYTES), expiry]);
  return new Uint8Array(Buffer.concat([content, sign(services, purpose, content)]));
}

/** @param challenge in base64url, as browsers return it */
export function isOurChallenge(services: Services, purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const content = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const signature = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
  const expected = sign(services, purpose, content);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return content.readBigUInt64BE(RANDOM_BYTES) > BigInt(services.now());
}

/** @returns false if it has been used before */
export async function spendChallenge(services: Services, trx: Kysely<Schema>, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_challenges')
    .values({ challenge: hashOf(challenge), expires_at: services.now() + LIFE_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** They are refused by their own expiry then. */
export async function dropExpiredChallenges({ db, now }: Services): Promise<void> {
  await db.deleteFrom('used_challenges').where('expires_at', '<=', now()).execute();
}

function sign({ keys }: Services, purpose: string, content: Uint8Array): Buffer {
  return createHmac('sha256', keys.passkeyChallenge).update(`${purpose}\n`).update(content).digest();
}
