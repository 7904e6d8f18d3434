import { authorizationCodeGrant, ResponseBodyError, skipStateCheck, type TokenEndpointResponse } from 'openid-client';
import { z } from 'zod';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { AuthState } from './auth-state.ts';
import { type FlowType, redirectUri } from './flow.ts';
import { type Provider, type ProviderName, providerUnavailable } from './provider.ts';

const identityClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(320).includes('@'),
  email_verified: z.unknown(),
});

/** How openid-client says that an id_token carries another attempt's nonce. */
const nonceMismatch = z.object({ cause: z.object({ cause: z.object({ claim: z.literal('nonce') }) }) });

/** Who has signed in at the provider. The subject is what an account is known by, since an address can change. */
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

/**
 * Exchanges an authorization code for an identity, checking PKCE, nonce, issuer, audience, time and the id_token's
 * signature. The state is the caller's to check.
 */
export async function exchangeCode(
  services: Services,
  provider: Provider,
  { flowType, code, authState }: { flowType: FlowType; code: string; authState: AuthState },
): Promise<Exchange | Failure> {
  const answer = new URL(redirectUri(services.settings, flowType));
  // The issuer is given because Google announces RFC 9207, whose `iss` the specified bodies have no place for. It guards
  // against a mix-up of providers; there is only one here.
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
      return failure(403, 'EMAIL_NOT_VERIFIED', `Please verify ${claims.email} with Google first, then try again.`);
    }
    return {
      provider: provider.name,
      identity: { issuer: claims.iss, subject: claims.sub, email: claims.email },
      tokens,
    };
  } catch (error) {
    if (!isRefusedCode(error)) return providerUnavailable(services, error);
    return failure(400, 'CODE_REFUSED', 'This sign-in link was already used or has expired. Please start again.');
  }
}

/** Used, expired or issued to another attempt, which shows in the nonce where a provider does not check PKCE. */
function isRefusedCode(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return nonceMismatch.safeParse(error).success;
}
