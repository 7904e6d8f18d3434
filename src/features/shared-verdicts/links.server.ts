import { createHash, randomBytes } from 'node:crypto';
import { clientOf } from '../../server/client-address.ts';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import { DAY_MS, HOUR_MS } from '../../server/durations.ts';
import { countUser } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { checkStorageQuota } from '../../server/storage-quota.ts';
import {
  type Claims,
  LINK_QUOTA,
  LINKS_OF_USER,
  type LinkAnswer,
  type LinkBody,
  MAX_LINKS,
  PREVIEW_MINUTES,
  pageOf,
  SHARED_DAYS,
  type Statement,
} from './contract.ts';
import { readStatement } from './statement.server.ts';
import { SHARED_ERRORS } from './texts.ts';

/** 128 bits. Ids are stored in clear: anyone who can read the database can read the verdicts anyway. */
const SECRET_BYTES = 16;
const REVOKED_KEPT_MS = HOUR_MS;

interface LinkCall {
  services: Services;
  user: SignedIn | undefined;
  body: LinkBody;
  context: EndpointContext;
}

/** Shares exactly what the preview showed, which this server has signed. */
export async function createLink({ services, user, body, context }: LinkCall): Promise<LinkAnswer | Failure> {
  const { db, settings, now } = services;
  const claims = await readStatement(services, body.statement);
  const isFresh = claims && claims.iat * 1000 > now() - PREVIEW_MINUTES * 60_000;
  if (!isFresh) return failure(422, 'NOT_A_PREVIEW', SHARED_ERRORS.notAPreview);
  const statement = JSON.stringify(body.statement);
  const refused = user
    ? ((await countUser(LINKS_OF_USER, user, services)) ?? (await tooManyLinks(services, user)))
    : await checkStorageQuota(services, {
        quota: LINK_QUOTA,
        client: clientOf(context, settings),
        bytes: statement.length,
      });
  if (refused) return refused;
  const scanId = user && body.scanId !== undefined ? await ownScan(services, user, body.scanId) : null;
  // Serverless processes never reach the hourly sweep.
  await dropExpiredLinks(services);
  const id = secret();
  const receipt = user ? null : secret();
  const sharedAt = now();
  const expiresAt = sharedAt + SHARED_DAYS * DAY_MS;
  await db
    .insertInto('shared_verdicts')
    .values({
      ...{ id, statement, user_id: user?.userId ?? null, scan_id: scanId },
      receipt_hash: receipt === null ? null : hashOf(receipt),
      emailed_to: '[]',
      shared_at: sharedAt,
      expires_at: expiresAt,
    })
    .execute();
  return { id, url: urlOf(services, id), expiresAt: iso(expiresAt), receipt };
}

/** Null for a scan that was deleted since its preview, or isn't theirs. */
async function ownScan({ db }: Services, { userId }: SignedIn, scanId: string): Promise<string | null> {
  const own = db.selectFrom('scans').select('id').where('user_id', '=', userId).where('id', '=', scanId);
  return (await own.executeTakeFirst())?.id ?? null;
}

async function tooManyLinks({ db, now }: Services, { userId }: SignedIn): Promise<Failure | undefined> {
  const { count } = await db
    .selectFrom('shared_verdicts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow();
  return Number(count) < MAX_LINKS ? undefined : failure(409, 'TOO_MANY_LINKS', SHARED_ERRORS.tooManyLinks);
}

export interface FoundVerdict {
  statement: Statement;
  claims: Claims;
  expiresAt: number;
}

/** The same answer whether an id never existed, has expired or was revoked. */
export async function findShared(services: Services, id: string): Promise<FoundVerdict | undefined> {
  const row = await services.db
    .selectFrom('shared_verdicts')
    .select(['statement', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', services.now())
    .executeTakeFirst();
  if (!row) return undefined;
  const statement = JSON.parse(row.statement) as Statement;
  const claims = await readStatement(services, statement);
  return claims && { statement, claims, expiresAt: row.expires_at };
}

/** Another user's link counts as not found. */
export async function revokeLink(services: Services, userId: string, id: string): Promise<{ ok: true } | Failure> {
  const { numDeletedRows } = await services.db
    .deleteFrom('shared_verdicts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', services.now())
    .executeTakeFirst();
  return revoked(services, numDeletedRows);
}

/**
 * The receipt is the authorization. Its row is kept for a while, without what was shared, so that a second press of the
 * button is answered as the first (RFC 9110, 9.2.2).
 */
export async function revokeByReceipt(services: Services, receipt: string): Promise<{ ok: true } | Failure> {
  const { db, now } = services;
  const { numUpdatedRows } = await db
    .updateTable('shared_verdicts')
    .set({ id: secret(), statement: '', shared_at: now(), expires_at: now() + REVOKED_KEPT_MS })
    .where('receipt_hash', '=', hashOf(receipt))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return revoked(services, numUpdatedRows);
}

async function revoked(services: Services, rows: bigint): Promise<{ ok: true } | Failure> {
  if (rows === 0n) return linkNotFound();
  await overwriteDeleted(services);
  return { ok: true };
}

export async function dropExpiredLinks({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('shared_verdicts').where('expires_at', '<=', now()).execute();
}

export function linkNotFound(): Failure {
  return failure(404, 'LINK_NOT_FOUND', SHARED_ERRORS.notFound);
}

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
const hashOf = (receipt: string) => createHash('sha256').update(receipt).digest('base64url');
export const urlOf = ({ settings }: Pick<Services, 'settings'>, id: string) =>
  new URL(pageOf(id), settings.siteUrl).href;
const iso = (time: number) => new Date(time).toISOString();
