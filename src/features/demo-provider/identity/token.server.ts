import { createHash } from 'node:crypto';
import { z as zod } from 'zod';
import { DAY_SECONDS } from '../../../server/durations.ts';
import { json } from '../../../server/endpoint.ts';
import { isFailure } from '../../../server/failure.ts';
import { DEMO_CLIENT_ID } from '../../../server/oidc/provider.ts';
import type { PlainAnswer } from '../../../server/plain-answer.ts';
import { readLimited, type Sender } from '../../../server/request-body.ts';
import type { Services } from '../../../server/services.ts';
import { findDemoAccount } from '../accounts.ts';
import { ACCESS_TOKEN_SECONDS, signDemoAccessToken } from './access-token.server.ts';
import { redeemCode } from './authorization-code.server.ts';
import { signToken, verifyToken } from './signing.server.ts';

const BODY_LIMIT = 16 * 1024;
const ID_TOKEN_SECONDS = 5 * 60;
const REFRESH_TOKEN_SECONDS = 30 * DAY_SECONDS;

const refreshClaims = zod.object({ sub: zod.string(), scope: zod.string() });

/** RFC 6749, section 3.2, for a public client with PKCE. */
export async function answerTokenRequest(services: Services, sender: Sender): Promise<PlainAnswer> {
  const type = sender.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const body = await readLimited(sender, { limit: BODY_LIMIT });
  if (type !== 'application/x-www-form-urlencoded' || isFailure(body)) return refuse('invalid_request');
  const form = new URLSearchParams(new TextDecoder().decode(body));
  if (form.get('client_id') !== DEMO_CLIENT_ID) return refuse('invalid_client', 401);
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return grantByCode(services, form);
    case 'refresh_token':
      return grantByRefreshToken(services, form.get('refresh_token') ?? '');
    default:
      return refuse('unsupported_grant_type');
  }
}

async function grantByCode(services: Services, form: URLSearchParams): Promise<PlainAnswer> {
  const authorization = await redeemCode(services, form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const account = authorization && findDemoAccount(authorization.sub);
  if (
    !account ||
    authorization.client_id !== form.get('client_id') ||
    authorization.redirect_uri !== form.get('redirect_uri') ||
    authorization.code_challenge !== challenge
  ) {
    return refuse('invalid_grant');
  }
  const { sub, scope, nonce, offline } = authorization;
  const identity = { sub, email: account.email, email_verified: true, name: account.name };
  return grant(
    services,
    { sub, scope },
    {
      id_token: await signToken(services, 'JWT', { ...identity, nonce, aud: DEMO_CLIENT_ID }, ID_TOKEN_SECONDS),
      ...(offline ? { refresh_token: await signRefreshToken(services, { sub, scope }) } : {}),
    },
  );
}

async function grantByRefreshToken(services: Services, token: string): Promise<PlainAnswer> {
  const claims = refreshClaims.safeParse(await verifyToken(services, 'refresh+jwt', DEMO_CLIENT_ID, token));
  return claims.success ? grant(services, claims.data) : refuse('invalid_grant');
}

function signRefreshToken(services: Services, claims: zod.infer<typeof refreshClaims>): Promise<string> {
  return signToken(services, 'refresh+jwt', { ...claims, aud: DEMO_CLIENT_ID }, REFRESH_TOKEN_SECONDS);
}

async function grant(services: Services, claims: zod.infer<typeof refreshClaims>, more = {}): Promise<PlainAnswer> {
  return json({
    access_token: await signDemoAccessToken(services, claims),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    scope: claims.scope,
    ...more,
  });
}

/** RFC 6749, section 5.2. */
function refuse(error: string, status = 400): PlainAnswer {
  return json({ error }, status);
}
