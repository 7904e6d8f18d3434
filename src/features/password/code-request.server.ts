import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CodeRequestTable, Schema } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { findUserByEmail } from '../../server/users.ts';
import { type CodeRequestAnswer, logInLink } from './contract.ts';
import {
  alreadyRegisteredEmail,
  codeEmail,
  type EmailContent,
  logInLinkEmail,
  noPasswordEmail,
} from './emails.server.ts';
import { PASSWORD_ERRORS } from './texts.ts';

export type CodeRequest = Selectable<CodeRequestTable>;
type Purpose = CodeRequest['purpose'];

const MINUTE_MS = 60 * 1000;
const CODE_LIFE_MS = 10 * MINUTE_MS;
export const REQUEST_LIFE_MS = 60 * MINUTE_MS;
const MAX_GUESSES = 5;

/** Does the same work and gives the same answer if the address can't use a code. */
export async function openCodeRequest(
  services: Services,
  request: { purpose: Purpose; email: string; passwordHash?: string },
): Promise<CodeRequestAnswer> {
  const { purpose, email, passwordHash = null } = request;
  const now = services.now();
  const id = randomUUID();
  const code = await services.db.transaction().execute(async (trx) => {
    await dropExpiredRequests(trx, now);
    const { shown, ...code } = await emailCode(services, trx, { id, purpose, email });
    const expires = { expires_at: now + REQUEST_LIFE_MS };
    await trx
      .insertInto('code_requests')
      .values({ id, purpose, email, password_hash: passwordHash, guesses: 0, ...code, ...expires })
      .execute();
    return shown;
  });
  services.outbox.sendSoon();
  return { requestId: id, ...(purpose === 'register' && services.settings.showsCodes && { code }) };
}

/** Requests whose code was never entered: they belong to no account. */
export async function dropExpiredRequests(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('code_requests').where('expires_at', '<=', now).execute();
}

export async function dropCodes(trx: Kysely<Schema>, email: string, purposes: readonly Purpose[]): Promise<void> {
  await trx.deleteFrom('code_requests').where('email', '=', email).where('purpose', 'in', purposes).execute();
}

/** The guess count continues. */
export async function resendCode(services: Services, requestId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('code_requests')
      .select(['id', 'purpose', 'email'])
      .where('id', '=', requestId)
      .where('expires_at', '>', services.now())
      .where('guesses', '<', MAX_GUESSES)
      .executeTakeFirst();
    if (!request) return;
    const { shown: _, ...code } = await emailCode(services, trx, request);
    await trx.updateTable('code_requests').set(code).where('id', '=', requestId).execute();
  });
  services.outbox.sendSoon();
}

/** Counts the guess before comparing, so that concurrent guesses count too; `redeemCode` decides which was first. */
export async function checkCode(
  services: Services,
  { requestId, otp }: { requestId: string; otp: string },
  purposes: readonly Purpose[],
): Promise<CodeRequest | undefined> {
  const request = await services.db
    .updateTable('code_requests')
    .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
    .where('id', '=', requestId)
    .where('purpose', 'in', purposes)
    .where('guesses', '<', MAX_GUESSES)
    .where('code_expires_at', '>', services.now())
    .returningAll()
    .executeTakeFirst();
  const given = Buffer.from(hashCode(services, requestId, otp));
  const expected = Buffer.from(request?.code_hash ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given) ? request : undefined;
}

/** @returns false if the code has already been used */
export async function redeemCode(trx: Kysely<Schema>, { id }: CodeRequest): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('code_requests').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The same answer for a wrong, expired or unrelated code and for too many guesses. */
export function codeRefused(): Failure {
  return failure(400, 'CODE_REFUSED', PASSWORD_ERRORS.codeRefused);
}

async function emailCode(
  services: Services,
  trx: Kysely<Schema>,
  { id, purpose, email }: Pick<CodeRequest, 'id' | 'purpose' | 'email'>,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = services.now() + CODE_LIFE_MS;
  const user = await findUserByEmail(trx, email);
  const { content, codeWorks, isSent } = emailFor(services, { id, purpose, code }, user);
  // There is always a secret, so that every email takes the same time to encrypt.
  const emailId = await services.outbox.write(trx, { to: email, secret: code, ...content }, { expiresAt });
  // Written and deleted, so that the time of an answer doesn't reveal who has an account.
  if (!isSent) await trx.deleteFrom('outbox').where('id', '=', emailId).execute();
  return { shown: code, code_hash: codeWorks ? hashCode(services, id, code) : null, code_expires_at: expiresAt };
}

function emailFor(
  { settings }: Services,
  { id, purpose, code }: Pick<CodeRequest, 'id' | 'purpose'> & { code: string },
  user: { hasPassword: boolean; hasIdentity: boolean } | undefined,
): { content: EmailContent; codeWorks: boolean; isSent: boolean } {
  const hasPassword = user?.hasPassword === true;
  if (purpose === 'login') {
    const link = logInLink(settings.siteUrl, { requestId: id, otp: code });
    return { content: logInLinkEmail(link), codeWorks: hasPassword, isSent: hasPassword };
  }
  // Only the account itself asks for it, with its own address.
  if (purpose === 'confirm') return { content: codeEmail(purpose, code), codeWorks: true, isSent: true };
  if (purpose === 'register') {
    const content = user ? alreadyRegisteredEmail() : codeEmail(purpose, code);
    return { content, codeWorks: !user, isSent: true };
  }
  // An account with only passkeys has no other way back in once they are lost.
  const isReset = hasPassword || user?.hasIdentity === false;
  const content = user && !isReset ? noPasswordEmail() : codeEmail(purpose, code);
  return { content, codeWorks: isReset, isSent: user !== undefined };
}

/** Keyed, because a million codes are quickly tried, and bound to its request. */
function hashCode({ keys }: Services, requestId: string, code: string): string {
  return createHmac('sha256', keys.oneTimeCode).update(`${requestId}\n${code}`).digest('base64url');
}
