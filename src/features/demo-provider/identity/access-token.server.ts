import { z as zod } from 'zod';
import { checkedOnce } from '../../../server/checked-tokens.ts';
import type { Services } from '../../../server/services.ts';
import { findDemoAccount } from '../accounts.ts';
import { signToken, verifyToken } from './signing.server.ts';

export const ACCESS_TOKEN_SECONDS = 60 * 60;

const AUDIENCE = 'demo-gmail';

const accessClaims = zod.object({ sub: zod.string(), scope: zod.string() });

const readClaims = checkedOnce((services, token) => verifyToken(services, 'at+jwt', AUDIENCE, token));

export function signDemoAccessToken(services: Services, claims: zod.infer<typeof accessClaims>): Promise<string> {
  return signToken(services, 'at+jwt', { ...claims, aud: AUDIENCE }, ACCESS_TOKEN_SECONDS);
}

export async function verifyDemoAccessToken(
  services: Services,
  token: string,
): Promise<{ sub: string; email: string; scope: string } | undefined> {
  const claims = accessClaims.safeParse(await readClaims(services, token));
  const account = claims.data && findDemoAccount(claims.data.sub);
  return claims.data && account && { ...claims.data, email: account.email };
}
