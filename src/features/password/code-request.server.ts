import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CodeRequestTable, Schema } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { findUserByEmail } from '../../server/users.ts';
import { logInLink } from './contract.ts';
import { alreadyRegisteredMail, codeMail, logInLinkMail, type MailText, noPasswordMail } from './mails.server.ts';

export type CodeRequest = Selectable<CodeRequestTable>;
type Purpose = CodeRequest['purpose'];

const MINUTE_MS = 60 * 1000;
const CODE_LIFE_MS = 10 * MINUTE_MS;
/** How long another code may be asked for. */
const REQUEST_LIFE_MS = 60 * MINUTE_MS;
const MOST_GUESSES = 5;

/**
 * Has a code mailed, where there is somebody to mail it to; otherwise it does and answers just the same.
 * @param passwordHash of the account that the code is to make
 */
export async function openCodeRequest(
  services: Services,
  request: { purpose: Purpose; email: string; passwordHash?: string },
): Promise<{ requestId: string }> {
  const { purpose, email, passwordHash = null } = request;
  const now = services.now();
  const id = randomUUID();
  await services.db.transaction().execute(async (trx) => {
    await dropExpiredRequests(trx, now);
    const code = await mailCode(services, trx, { id, purpose, email });
    const expires = { expires_at: now + REQUEST_LIFE_MS };
    await trx
      .insertInto('code_requests')
      .values({ id, purpose, email, password_hash: passwordHash, guesses: 0, ...code, ...expires })
      .execute();
  });
  services.outbox.sendSoon();
  return { requestId: id };
}

/** Forgets who has not come back with a code: what is no account is not kept. */
export async function dropExpiredRequests(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('code_requests').where('expires_at', '<=', now).execute();
}

/** Forgets codes and links that let someone into an account. */
export async function dropCodes(trx: Kysely<Schema>, email: string, purposes: readonly Purpose[]): Promise<void> {
  await trx.deleteFrom('code_requests').where('email', '=', email).where('purpose', 'in', purposes).execute();
}

/** Mails a new code in place of the one before. Guesses go on being counted: it is for a mail that did not arrive. */
export async function resendCode(services: Services, requestId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('code_requests')
      .select(['id', 'purpose', 'email'])
      .where('id', '=', requestId)
      .where('expires_at', '>', services.now())
      .where('guesses', '<', MOST_GUESSES)
      .executeTakeFirst();
    if (!request) return;
    const code = await mailCode(services, trx, request);
    await trx.updateTable('code_requests').set(code).where('id', '=', requestId).execute();
  });
  services.outbox.sendSoon();
}

/**
 * Takes one guess at a request's code. It is counted before it is looked at, so that guesses at the same time are, too.
 * @returns the request, of which `spend` says whether this was the first right guess
 */
export async function guessCode(
  services: Services,
  { requestId, otp }: { requestId: string; otp: string },
  purposes: readonly Purpose[],
): Promise<CodeRequest | undefined> {
  const request = await services.db
    .updateTable('code_requests')
    .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
    .where('id', '=', requestId)
    .where('purpose', 'in', purposes)
    .where('guesses', '<', MOST_GUESSES)
    .where('code_expires_at', '>', services.now())
    .returningAll()
    .executeTakeFirst();
  const given = Buffer.from(hashCode(services, requestId, otp));
  const expected = Buffer.from(request?.code_hash ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given) ? request : undefined;
}

/** A code works once. @returns whether it had not yet */
export async function spend(trx: Kysely<Schema>, { id }: CodeRequest): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('code_requests').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** One answer for a wrong code, an old one, one of another request and one guess too many. */
export function codeRefused(): Failure {
  return failure(400, 'CODE_REFUSED', 'This code is wrong or has expired. Please ask for a new one.');
}

async function mailCode(
  services: Services,
  trx: Kysely<Schema>,
  { id, purpose, email }: Pick<CodeRequest, 'id' | 'purpose' | 'email'>,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = services.now() + CODE_LIFE_MS;
  const user = await findUserByEmail(trx, email);
  const { mail, works, goes } = mailFor(services, { id, purpose, code }, user);
  // With the code in any case, so that each mail takes the same time to seal.
  const mailId = await services.outbox.write(trx, { to: email, secret: code, ...mail }, { expiresAt });
  // Written all the same, so that the time an answer takes does not tell who has an account.
  if (!goes) await trx.deleteFrom('outbox').where('id', '=', mailId).execute();
  return { code_hash: works ? hashCode(services, id, code) : null, code_expires_at: expiresAt };
}

/** @returns what is mailed, whether its code works, and whether there is anyone to mail it to */
function mailFor(
  { settings }: Services,
  { id, purpose, code }: Pick<CodeRequest, 'id' | 'purpose'> & { code: string },
  user: { hasPassword: boolean } | undefined,
): { mail: MailText; works: boolean; goes: boolean } {
  const hasPassword = user?.hasPassword === true;
  if (purpose === 'login') {
    const link = logInLink(settings.siteUrl, { requestId: id, otp: code });
    return { mail: logInLinkMail(link), works: hasPassword, goes: hasPassword };
  }
  if (purpose === 'register') {
    const mail = user ? alreadyRegisteredMail() : codeMail(purpose, code);
    return { mail, works: !user, goes: true };
  }
  const mail = user && !hasPassword ? noPasswordMail() : codeMail(purpose, code);
  return { mail, works: hasPassword, goes: user !== undefined };
}

/** Keyed, as a million codes are soon tried, and bound to its request. */
function hashCode({ keys }: Services, requestId: string, code: string): string {
  return createHmac('sha256', keys.oneTimeCode).update(`${requestId}\n${code}`).digest('base64url');
}
