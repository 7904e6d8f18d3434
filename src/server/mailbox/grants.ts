import { ResponseBodyError, refreshTokenGrant, type TokenEndpointResponse, tokenRevocation } from 'openid-client';
import { type Failure, isFailure } from '../failure.ts';
import type { Exchange } from '../oidc/exchange.ts';
import { mayReadMailbox } from '../oidc/flow.ts';
import { logProviderError, type Network, openProvider, type ProviderName, providerName } from '../oidc/provider.ts';
import type { Services } from '../services.ts';
import { withLock } from '../with-lock.ts';
import { mailboxNotConnected, mailboxReconnect, mailboxUnavailable } from './failures.ts';
import {
  dropGrant,
  endGrant,
  type Grant,
  type Lost,
  type OAuthGrant,
  readGrant,
  storeGrant,
  updateGrant,
} from './grant-store.ts';

/** An access token this close to its end is not used any more: the request it is for takes its time, too. */
const MARGIN_MS = 60_000;

/**
 * Keeps what a token endpoint answered as the user's grant. When the same mailbox is connected already it remains so, and
 * keeps its refresh token where the answer has none.
 */
export function saveTokens(
  services: Services,
  userId: string,
  { provider, address, tokens }: { provider: ProviderName; address: string; tokens: TokenEndpointResponse },
): Promise<void> {
  return withLock(userId, async () => {
    const stored = await readGrant(services, userId);
    const same = isOAuth(stored) && stored.provider === provider && stored.address === address;
    const content = contentOf(services, tokens, same ? stored.refreshToken : undefined);
    const connection = same ? { connection: stored.connection } : {};
    await storeGrant(services, userId, { provider, address, ...connection, ...content });
  });
}

/**
 * Keeps the permission to read a mailbox that was given at signing in, or gives the one before back when it was refused.
 * Another mailbox, which was connected on purpose, stays.
 */
export async function keepSignInGrant(
  services: Services,
  userId: string,
  { provider, identity, tokens }: Exchange,
  network?: Network,
): Promise<void> {
  const stored = await readGrant(services, userId);
  if (typeof stored === 'object' && !(isOAuth(stored) && stored.address === identity.email)) return;
  if (!mayReadMailbox(tokens.scope)) {
    await revokeGrant(services, userId, network);
    return;
  }
  await saveTokens(services, userId, { provider, address: identity.email, tokens });
}

/** A grant that works now: its access token is refreshed at the provider when the stored one has run out. */
export function currentGrant(services: Services, userId: string, network?: Network): Promise<Grant | Failure> {
  return withLock(userId, async () => {
    const grant = await usableGrant(services, userId);
    if (!isOAuth(grant) || grant.accessTokenExpiresAt - MARGIN_MS > services.now()) return grant;
    return renew(services, userId, grant, network);
  });
}

/** A new access token in place of one that the mailbox has refused before its time; somebody else may have got it. */
export function renewAccessToken(
  services: Services,
  userId: string,
  refused: Pick<OAuthGrant, 'connection' | 'accessToken'>,
  network?: Network,
): Promise<string | Failure> {
  return withLock(userId, async () => {
    const grant = await usableGrant(services, userId);
    if (isFailure(grant)) return grant;
    // Another mailbox is connected since, which what is being read now does not belong to.
    if (!isOAuth(grant) || grant.connection !== refused.connection) return mailboxUnavailable();
    if (grant.accessToken !== refused.accessToken) return grant.accessToken;
    const renewed = await renew(services, userId, grant, network);
    return isFailure(renewed) ? renewed : renewed.accessToken;
  });
}

/** Remembers that the mailbox has refused what was given for it. */
export function refuseGrant(services: Services, userId: string, connection: string): Promise<void> {
  return withLock(userId, () => endGrant(services, userId, connection));
}

/**
 * Forgets a user's mailbox, and gives a provider's permission back (RFC 7009).
 * @returns whether the provider confirmed it; what is stored here is deleted in any case
 */
export function revokeGrant(
  services: Services,
  userId: string,
  network?: Network,
): Promise<{ stored: boolean; revoked: boolean }> {
  return withLock(userId, async () => {
    const grant = await readGrant(services, userId);
    if (grant === undefined) return { stored: false, revoked: true };
    await dropGrant(services, userId);
    if (isOAuth(grant)) return { stored: true, revoked: await revoke(services, grant, network) };
    return { stored: true, revoked: grant !== 'unreadable' };
  });
}

/** Gives back the permission that came with a sign-in which led to nothing. Google ends all that the account has given. */
export async function revokeTokens(
  services: Services,
  { provider, tokens }: Pick<Exchange, 'provider' | 'tokens'>,
  network?: Network,
): Promise<void> {
  await revoke(services, { provider, ...contentOf(services, tokens, undefined) }, network);
}

type Revocable = Pick<OAuthGrant, 'provider' | 'accessToken' | 'refreshToken'>;

async function revoke(services: Services, grant: Revocable, network?: Network): Promise<boolean> {
  if (grant.provider !== providerName(services.settings)) return false;
  const provider = await openProvider(services, network);
  if (isFailure(provider)) return false;
  const { configuration } = provider;
  // The demo provider keeps nothing that could be revoked.
  if (configuration.serverMetadata().revocation_endpoint === undefined) return true;
  try {
    await tokenRevocation(configuration, grant.refreshToken ?? grant.accessToken);
    return true;
  } catch (error) {
    logProviderError(services, error);
    // Google answers so when the token has ended already, which is what was wanted.
    return error instanceof ResponseBodyError && error.error === 'invalid_token';
  }
}

async function usableGrant(services: Services, userId: string): Promise<Grant | Failure> {
  const grant = await readGrant(services, userId);
  if (grant === undefined) return mailboxNotConnected();
  if (typeof grant === 'string') return mailboxReconnect();
  // The settings name another provider since, which knows nothing of this permission.
  if (isOAuth(grant) && grant.provider !== providerName(services.settings)) return mailboxReconnect();
  return grant;
}

async function renew(
  services: Services,
  userId: string,
  grant: OAuthGrant,
  network?: Network,
): Promise<OAuthGrant | Failure> {
  if (!grant.refreshToken) return ended(services, userId, grant);
  const provider = await openProvider(services, network);
  if (isFailure(provider)) return mailboxUnavailable();
  let tokens: TokenEndpointResponse;
  try {
    tokens = await refreshTokenGrant(provider.configuration, grant.refreshToken);
  } catch (error) {
    logProviderError(services, error);
    // Withdrawn by the user, unused for months or ended by a new password: it will never work again.
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return ended(services, userId, grant);
    return mailboxUnavailable();
  }
  const renewed = { ...grant, ...contentOf(services, tokens, grant.refreshToken) };
  if (await updateGrant(services, userId, renewed)) return renewed;
  // Disconnected meanwhile, or another process was faster: the next call meets what is stored by then.
  return (await readGrant(services, userId)) === undefined ? mailboxNotConnected() : mailboxUnavailable();
}

async function ended(services: Services, userId: string, { connection }: Grant): Promise<Failure> {
  await endGrant(services, userId, connection);
  return mailboxReconnect();
}

function contentOf(services: Services, tokens: TokenEndpointResponse, keptRefreshToken: string | undefined) {
  const refreshToken = tokens.refresh_token ?? keptRefreshToken;
  return {
    accessToken: tokens.access_token,
    accessTokenExpiresAt: services.now() + (tokens.expires_in ?? 0) * 1000,
    ...(refreshToken === undefined ? {} : { refreshToken }),
  };
}

function isOAuth(grant: Grant | Lost | Failure | undefined): grant is OAuthGrant {
  return typeof grant === 'object' && 'accessToken' in grant;
}
