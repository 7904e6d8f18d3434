import { EncryptJWT, jwtDecrypt } from 'jose';
import { ResponseBodyError, refreshTokenGrant, type TokenEndpointResponse } from 'openid-client';
import { z } from 'zod';
import { type Failure, failure, isFailure } from '../failure.ts';
import { logProviderError, type Network, openProvider, type ProviderName, providerName } from '../oidc/provider.ts';
import type { Services } from '../services.ts';

/** An access token this close to its end is not used any more: the request it is for takes its time, too. */
const MARGIN_MS = 60_000;

const sealedTokens = z.object({
  accessToken: z.string(),
  accessTokenExpiresAt: z.number(),
  refreshToken: z.string().optional(),
});

/** A user's permission for us to read their mailbox. */
export interface Grant extends z.infer<typeof sealedTokens> {
  provider: ProviderName;
}

/** Turns what a token endpoint answered into a grant. */
export function grantFrom(services: Services, provider: ProviderName, tokens: TokenEndpointResponse): Grant {
  return {
    provider,
    accessToken: tokens.access_token,
    accessTokenExpiresAt: services.now() + (tokens.expires_in ?? 0) * 1000,
    ...(tokens.refresh_token ? { refreshToken: tokens.refresh_token } : {}),
  };
}

/** Stores a grant, sealed and bound to its user. Without a refresh token of its own it keeps the stored one. */
export function saveGrant(services: Services, userId: string, grant: Grant): Promise<void> {
  return inTurn(userId, () => storeGrant(services, userId, grant));
}

/** Ends the use of a mailbox: its owner has withdrawn the permission. */
export async function dropGrant(services: Services, userId: string): Promise<void> {
  await services.db.deleteFrom('mailbox_grants').where('user_id', '=', userId).execute();
}

export async function readGrant(services: Services, userId: string): Promise<Grant | undefined> {
  const row = await services.db
    .selectFrom('mailbox_grants')
    .select(['provider', 'sealed_grant'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  try {
    const { payload } = await jwtDecrypt(row.sealed_grant, services.keys.mailboxGrant, {
      subject: userId,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return { provider: row.provider, ...sealedTokens.parse(payload) };
  } catch {
    // Sealed with another APP_SECRET: as good as none, the next login makes a new one.
    return undefined;
  }
}

/** An access token that works now, refreshed at the provider when the stored one has run out. */
export function mailboxAccessToken(
  services: Services,
  userId: string,
  network?: Network,
): Promise<Pick<Grant, 'provider' | 'accessToken'> | Failure> {
  return inTurn(userId, async () => {
    const grant = await readGrant(services, userId);
    if (!grant || grant.provider !== providerName(services.settings)) return mailboxNotConnected();
    if (grant.accessTokenExpiresAt - MARGIN_MS > services.now()) return grant;
    return renew(services, userId, grant, network);
  });
}

/** 403 and not 401, which would say that the caller's own token has run out. */
export function mailboxNotConnected(): Failure {
  const message = 'Your mailbox is not connected. Please log in again and allow reading it.';
  return failure(403, 'MAILBOX_NOT_CONNECTED', message);
}

export function mailboxUnavailable(): Failure {
  return failure(502, 'MAILBOX_UNAVAILABLE', 'Your mailbox did not answer. Please try again in a moment.');
}

async function renew(services: Services, userId: string, grant: Grant, network?: Network): Promise<Grant | Failure> {
  if (!grant.refreshToken) return mailboxNotConnected();
  const provider = await openProvider(services, network);
  if (isFailure(provider)) return mailboxUnavailable();
  let tokens: TokenEndpointResponse;
  try {
    tokens = await refreshTokenGrant(provider.configuration, grant.refreshToken);
  } catch (error) {
    logProviderError(services, error);
    // Withdrawn by the user, unused for months or ended by a new password: it will never work again.
    if (!(error instanceof ResponseBodyError && error.error === 'invalid_grant')) return mailboxUnavailable();
    await dropGrant(services, userId);
    return mailboxNotConnected();
  }
  const renewed = grantFrom(services, provider.name, tokens);
  await storeGrant(services, userId, renewed);
  return renewed;
}

const turns = new Map<string, Promise<unknown>>();

/** One piece of work at a time for each user: two requests must not both spend the refresh token. */
async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(userId);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  turns.set(userId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(userId) === turn) turns.delete(userId);
  }
}

async function storeGrant(services: Services, userId: string, grant: Grant): Promise<void> {
  const { provider, ...tokens } = grant;
  const stored = tokens.refreshToken ? undefined : await readGrant(services, userId);
  const refreshToken = tokens.refreshToken ?? (stored?.provider === provider ? stored.refreshToken : undefined);
  const sealed = await new EncryptJWT({ ...tokens, ...(refreshToken ? { refreshToken } : {}) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .encrypt(services.keys.mailboxGrant);
  const row = { provider, sealed_grant: sealed, updated_at: services.now() };
  await services.db
    .insertInto('mailbox_grants')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
