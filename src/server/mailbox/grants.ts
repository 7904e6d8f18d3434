import { ResponseBodyError, refreshTokenGrant, type TokenEndpointResponse, tokenRevocation } from 'openid-client';
import { type Failure, isFailure } from '../failure.ts';
import { mayReadMailbox } from '../oidc/flow.ts';
import {
  findMailboxProvider,
  logProviderError,
  type MailProvider,
  type Network,
  openProvider,
  type Provider,
} from '../oidc/provider.ts';
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

/** An access token this close to its expiry is not used: the request takes time too. */
const MARGIN_MS = 60_000;

/**
 * Only the user can help: the permission was withdrawn, unused for months, or ended by a new password. Microsoft asks
 * for a login this way if an organization's access rules have changed.
 */
const PERMANENT = new Set(['invalid_grant', 'interaction_required', 'login_required', 'consent_required']);

interface SignInGrant {
  provider: MailProvider;
  address: string;
  tokens: TokenEndpointResponse;
}

/** The same mailbox keeps its connection, and its refresh token if the response has none. */
export function saveTokens(
  services: Services,
  userId: string,
  { provider, address, tokens }: SignInGrant,
): Promise<void> {
  return withLock(userId, async () => {
    const stored = await readGrant(services, userId);
    const same = isOAuth(stored) && stored.provider === provider && stored.address === address;
    const content = contentOf(services, tokens, same ? stored.refreshToken : undefined);
    const connection = same ? { connection: stored.connection } : {};
    await storeGrant(services, userId, { provider, address, ...connection, ...content });
  });
}

/** Revokes the previous permission if the user declined it. Another mailbox, connected separately, stays. */
export async function saveSignInGrant(
  services: Services,
  userId: string,
  { provider, address, tokens }: SignInGrant,
  network?: Network,
): Promise<void> {
  const stored = await readGrant(services, userId);
  const isOwn = isOAuth(stored) && stored.provider !== 'microsoft' && stored.address === address;
  if (typeof stored === 'object' && !isOwn) return;
  if (!mayReadMailbox(tokens.scope, provider)) {
    await revokeGrant(services, userId, network);
    return;
  }
  await saveTokens(services, userId, { provider, address, tokens });
}

export function currentGrant(services: Services, userId: string, network?: Network): Promise<Grant | Failure> {
  return withLock(userId, async () => {
    const grant = await usableGrant(services, userId);
    if (!isOAuth(grant) || grant.accessTokenExpiresAt - MARGIN_MS > services.now()) return grant;
    return renew(services, userId, grant, network);
  });
}

/** For a token that the mailbox refused before its expiry, unless it was replaced already. */
export function renewAccessToken(
  services: Services,
  userId: string,
  refused: Pick<OAuthGrant, 'connection' | 'accessToken'>,
  network?: Network,
): Promise<string | Failure> {
  return withLock(userId, async () => {
    const grant = await usableGrant(services, userId);
    if (isFailure(grant)) return grant;
    // Another mailbox was connected since then.
    if (!isOAuth(grant) || grant.connection !== refused.connection) return mailboxUnavailable();
    if (grant.accessToken !== refused.accessToken) return grant.accessToken;
    const renewed = await renew(services, userId, grant, network);
    return isFailure(renewed) ? renewed : renewed.accessToken;
  });
}

export function refuseGrant(services: Services, userId: string, connection: string): Promise<void> {
  return withLock(userId, () => endGrant(services, userId, connection));
}

/** RFC 7009. @returns whether the provider confirmed it; our own data is deleted in any case */
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

/** Google then ends all permissions of the account for this client. */
export async function revokeTokens(
  services: Services,
  { provider, tokens }: Pick<SignInGrant, 'provider' | 'tokens'>,
  network?: Network,
): Promise<void> {
  await revoke(services, { provider, ...contentOf(services, tokens, undefined) }, network);
}

type Revocable = Pick<OAuthGrant, 'provider' | 'accessToken' | 'refreshToken'>;

async function revoke(services: Services, grant: Revocable, network?: Network): Promise<boolean> {
  // Microsoft has no call for it: only its user can withdraw the permission.
  if (grant.provider === 'microsoft') return false;
  const provider = await openMailboxProvider(services, grant.provider, network);
  if (isFailure(provider)) return false;
  const { configuration } = provider;
  // Some providers, such as the built-in one, have nothing to revoke.
  if (configuration.serverMetadata().revocation_endpoint === undefined) return true;
  try {
    await tokenRevocation(configuration, grant.refreshToken ?? grant.accessToken);
    return true;
  } catch (error) {
    logProviderError(services, grant.provider, error);
    // Google's response for a token that has already expired, which is just as good.
    return error instanceof ResponseBodyError && error.error === 'invalid_token';
  }
}

async function usableGrant(services: Services, userId: string): Promise<Grant | Failure> {
  const grant = await readGrant(services, userId);
  if (grant === undefined) return mailboxNotConnected();
  if (typeof grant === 'string') return mailboxReconnect();
  // The settings no longer name the provider.
  if (isOAuth(grant) && !findMailboxProvider(services.settings, grant.provider)) return mailboxReconnect();
  return grant;
}

async function renew(
  services: Services,
  userId: string,
  grant: OAuthGrant,
  network?: Network,
): Promise<OAuthGrant | Failure> {
  if (!grant.refreshToken) return ended(services, userId, grant);
  const provider = await openMailboxProvider(services, grant.provider, network);
  if (isFailure(provider)) return mailboxUnavailable();
  let tokens: TokenEndpointResponse;
  try {
    tokens = await refreshTokenGrant(provider.configuration, grant.refreshToken);
  } catch (error) {
    logProviderError(services, grant.provider, error);
    if (error instanceof ResponseBodyError && PERMANENT.has(error.error)) return ended(services, userId, grant);
    return mailboxUnavailable();
  }
  const renewed = { ...grant, ...contentOf(services, tokens, grant.refreshToken) };
  if (await updateGrant(services, userId, renewed)) return renewed;
  // Disconnected, or changed by another process; the next call uses whatever is stored by then.
  return (await readGrant(services, userId)) === undefined ? mailboxNotConnected() : mailboxUnavailable();
}

function openMailboxProvider(
  services: Services,
  mailbox: MailProvider,
  network: Network | undefined,
): Promise<Provider | Failure> | Failure {
  const known = findMailboxProvider(services.settings, mailbox);
  return known ? openProvider(services, { id: known.id, network }) : mailboxReconnect();
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
