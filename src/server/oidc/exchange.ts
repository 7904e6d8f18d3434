import {
  authorizationCodeGrant,
  fetchUserInfo,
  ResponseBodyError,
  skipStateCheck,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { z as zod } from 'zod';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { GOOGLE_ID } from '../sign-in-providers.ts';
import { PROVIDER_TEXTS } from '../texts.ts';
import type { AuthState } from './auth-state.ts';
import { type AuthFlow, redirectUri } from './flow.ts';
import { microsoftRefusal } from './microsoft-refusal.ts';
import { type Provider, providerUnavailable } from './provider.ts';

const addressClaims = zod.object({
  email: zod.email().max(320).optional().catch(undefined),
  email_verified: zod.unknown().optional(),
});
const identityClaims = addressClaims.extend({
  iss: zod.string(),
  sub: zod.string().min(1).max(255),
  auth_time: zod.number().optional(),
  /** For a Microsoft account without `email`: its login name, an address in one of its organization's domains. */
  preferred_username: zod.email().max(320).optional().catch(undefined),
});

/** openid-client's error for an id_token with the nonce of another flow. */
const nonceMismatch = zod.object({ cause: zod.object({ cause: zod.object({ claim: zod.literal('nonce') }) }) });

/** Accounts are identified by issuer and subject, because an address can change. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** An unverified address may be anyone's. */
  emailIsVerified: boolean;
}

export interface Exchange {
  provider: Provider;
  identity: Identity;
  /** When the user logged in at the provider, in seconds, if it says so. */
  authTime: number | undefined;
  /** When this flow began, in milliseconds. */
  startedAt: number;
  tokens: TokenEndpointResponse;
}

/** Checks PKCE, nonce, issuer, audience, time and the id_token's signature. The caller checks the state. */
export async function exchangeCode(
  services: Services,
  provider: Provider,
  {
    flowType,
    code,
    iss,
    authState,
  }: { flowType: AuthFlow; code: string; iss?: string | undefined; authState: AuthState },
): Promise<Exchange | Failure> {
  const answer = new URL(redirectUri(services.settings, flowType, provider.id));
  const issuer = iss ?? issuerOf(provider);
  answer.search = new URLSearchParams({ code, ...(issuer !== undefined && { iss: issuer }) }).toString();
  try {
    const tokens = await authorizationCodeGrant(provider.configuration, answer, {
      expectedState: skipStateCheck,
      expectedNonce: authState.nonce,
      pkceCodeVerifier: authState.codeVerifier,
      idTokenExpected: true,
    });
    const { iss: issuedBy, sub, auth_time: authTime, ...given } = identityClaims.parse(tokens.claims());
    if (provider.mailbox === 'microsoft') given.email ??= given.preferred_username;
    const { email, email_verified } = given.email === undefined ? await askForAddress(provider, tokens, sub) : given;
    const emailIsVerified = email_verified === undefined ? provider.trustsEmail : email_verified === true;
    const identity = { issuer: issuedBy, subject: sub, email, emailIsVerified };
    return { provider, identity, authTime, startedAt: authState.startedAt, tokens };
  } catch (error) {
    const refusal = microsoftRefusal((error as Partial<ResponseBodyError>).error_description);
    if (refusal && provider.mailbox === 'microsoft') return failure(422, refusal, PROVIDER_TEXTS.refusedByOrganization);
    if (!isRefusedCode(error)) return providerUnavailable(services, provider.id, error);
    return failure(400, 'CODE_REFUSED', PROVIDER_TEXTS.codeRefused);
  }
}

/** Google can't be made to ask again and doesn't say when it last did, so it is trusted without this check. */
export function tellsTime({ provider, authTime }: Exchange): boolean {
  return authTime !== undefined || provider.id === GOOGLE_ID;
}

/**
 * When the user proved who they are, in milliseconds: a provider where they are already logged in lets them pass
 * without asking. A provider that doesn't say when the login was may have asked long ago.
 * @returns undefined for now
 */
export function provenAt(exchange: Exchange): number | undefined {
  if (exchange.authTime !== undefined) return exchange.authTime * 1000;
  return tellsTime(exchange) ? undefined : 0;
}

/** Clocks differ. */
const SKEW_MS = 60_000;

/** Whether the user logged in at the provider for this flow, and not before it (OpenID Connect Core 1.0, 3.1.3.7). */
export function loggedInAnew(exchange: Exchange): boolean {
  const { authTime, startedAt } = exchange;
  return authTime === undefined ? tellsTime(exchange) : authTime * 1000 >= startedAt - SKEW_MS;
}

/**
 * Google announces RFC 9207, but the specified bodies have no `iss`. Redirect URIs of mailboxes are their provider's own.
 * Microsoft's metadata for all tenants names a template.
 */
function issuerOf({ mailbox, issuer, configuration }: Provider): string | undefined {
  return mailbox === 'microsoft' ? configuration.serverMetadata().issuer : mailbox && issuer;
}

export function verifiedEmail({ provider, identity }: Exchange): string | Failure {
  const { email, emailIsVerified } = identity;
  if (email === undefined) return failure(403, 'EMAIL_MISSING', PROVIDER_TEXTS.emailMissing(provider.name));
  if (emailIsVerified) return email;
  return failure(403, 'EMAIL_NOT_VERIFIED', PROVIDER_TEXTS.emailNotVerified(email, provider.name));
}

/** Some providers return a scope's claims only here (OpenID Connect Core 1.0, section 5.4). */
async function askForAddress(
  { configuration }: Provider,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
  subject: string,
): Promise<zod.infer<typeof addressClaims>> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return { email_verified: undefined };
  return addressClaims.parse(await fetchUserInfo(configuration, tokens.access_token, subject));
}

/** Used, expired or issued to another flow; without PKCE at the provider, the nonce shows the latter. */
function isRefusedCode(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return nonceMismatch.safeParse(error).success;
}
