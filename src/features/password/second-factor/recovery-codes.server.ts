import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/db/schema.ts';
import { writeNotice } from '../../../server/mail/notice.ts';
import type { Services } from '../../../server/services.ts';
import type { User } from '../../../server/users.ts';
import { hashPassword, verifyPassword } from '../hash.server.ts';
import { RECOVERY_CODES } from './contract.ts';
import { SECOND_FACTOR_NOTICES } from './texts.ts';

/** No characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;

/** @returns codes such as `K7QMX-2HJ9P`, of 50 random bits */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

/** Slow hashes, because codes that people type are short. */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashPassword(plain(code))));
}

export async function storeRecoveryCodes(
  trx: Kysely<Schema>,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ id: randomUUID(), user_id: userId, hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** @returns whether it was an unused code */
export async function redeemRecoveryCode(services: Services, user: User, code: string): Promise<boolean> {
  const { db } = services;
  const rows = await db.selectFrom('recovery_codes').select(['id', 'hash']).where('user_id', '=', user.id).execute();
  const matches = await Promise.all(rows.map(({ hash }) => verifyPassword(plain(code), hash)));
  const { id } = rows[matches.indexOf(true)] ?? {};
  if (id === undefined) return false;
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('recovery_codes').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await writeNotice(services, trx, user.email, SECOND_FACTOR_NOTICES.recoveryCodeUsed(rows.length - 1));
    return true;
  });
}

/** Normalises a code as people type it. */
export function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
