import { authorizationCodeGrant, ResponseBodyError, skipStateCheck, type TokenEndpointResponse } from 'openid-client';
import { z } from 'zod';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { PROVIDER_TEXTS } from '../texts.ts';
import type { AuthState } from './auth-state.ts';
import { type AuthFlow, redirectUri } from './flow.ts';
import { type Provider, type ProviderName, providerUnavailable } from './provider.ts';

const identityClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(320).includes('@'),
  email_verified: z.unknown(),
});

/** openid-client's error for an id_token with the nonce of another flow. */
const nonceMismatch = z.object({ cause: z.object({ cause: z.object({ claim: z.literal('nonce') }) }) });

/** Accounts are identified by issuer and subject, because an address can change. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
}

export interface Exchange {
  provider: ProviderName;
  identity: Identity;
  tokens: TokenEndpointResponse;
}

/** Checks PKCE, nonce, issuer, audience, time and the id_token's signature. The caller checks the state. */
export async function exchangeCode(
  services: Services,
  provider: Provider,
  { flowType, code, authState }: { flowType: AuthFlow; code: string; authState: AuthState },
): Promise<Exchange | Failure> {
  const answer = new URL(redirectUri(services.settings, flowType));
  // Google announces RFC 9207, but the specified bodies have no `iss`. It prevents mix-up of providers; there is only one here.
  answer.search = new URLSearchParams({ code, iss: provider.issuer }).toString();
  try {
    const tokens = await authorizationCodeGrant(provider.configuration, answer, {
      expectedState: skipStateCheck,
      expectedNonce: authState.nonce,
      pkceCodeVerifier: authState.codeVerifier,
      idTokenExpected: true,
    });
    const claims = identityClaims.parse(tokens.claims());
    if (claims.email_verified !== true) {
      return failure(403, 'EMAIL_NOT_VERIFIED', PROVIDER_TEXTS.emailNotVerified(claims.email));
    }
    return {
      provider: provider.name,
      identity: { issuer: claims.iss, subject: claims.sub, email: claims.email },
      tokens,
    };
  } catch (error) {
    if (!isRefusedCode(error)) return providerUnavailable(services, error);
    return failure(400, 'CODE_REFUSED', PROVIDER_TEXTS.codeRefused);
  }
}

/** Used, expired or issued to another flow; without PKCE at the provider, the nonce shows the latter. */
function isRefusedCode(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return nonceMismatch.safeParse(error).success;
}
