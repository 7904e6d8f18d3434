import type { JWK } from 'jose';
import { GMAIL_READONLY } from '../../../server/oidc/flow.ts';
import { demoIssuer } from '../../../server/oidc/provider.ts';
import type { Services } from '../../../server/services.ts';
import { PERMISSION_TEXTS } from '../texts.ts';
import { publicJwk, SIGNING_ALGORITHM } from './signing.server.ts';

export const PERMISSIONS: ReadonlyMap<string, string> = new Map([
  ['openid', PERMISSION_TEXTS.openid],
  ['email', PERMISSION_TEXTS.email],
  ['profile', PERMISSION_TEXTS.profile],
  [GMAIL_READONLY, PERMISSION_TEXTS.mailbox],
]);

/** OpenID Connect Discovery 1.0, section 3. */
export async function providerMetadata({ settings }: Services): Promise<Record<string, unknown>> {
  const issuer = demoIssuer(settings);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: [...PERMISSIONS.keys()],
  };
}

export async function keySet(services: Services): Promise<{ keys: JWK[] }> {
  return { keys: [await publicJwk(services)] };
}
