import { z as zod } from 'zod';
import type { Services } from '../../../server/services.ts';
import { signToken, verifyToken } from './signing.server.ts';

const LIFETIME_SECONDS = 60;
const AUDIENCE = 'token-endpoint';

const codeClaims = zod.object({
  sub: zod.string(),
  client_id: zod.string(),
  redirect_uri: zod.string(),
  code_challenge: zod.string(),
  scope: zod.string(),
  nonce: zod.string().optional(),
  offline: zod.boolean(),
});

export type Authorization = zod.infer<typeof codeClaims>;

/** With their expiry in seconds. */
const spent = new Map<string, number>();

/** Self-contained: nothing is stored before it is redeemed. */
export function issueCode(services: Services, authorization: Authorization): Promise<string> {
  const claims = { ...authorization, aud: AUDIENCE, jti: crypto.randomUUID() };
  return signToken(services, 'code+jwt', claims, LIFETIME_SECONDS);
}

/** @returns undefined when the code is forged, expired or already redeemed */
export async function redeemCode(services: Services, code: string): Promise<Authorization | undefined> {
  const claims = await verifyToken(services, 'code+jwt', AUDIENCE, code);
  if (!claims?.jti || !claims.exp || spent.has(claims.jti)) return undefined;
  for (const [id, expires] of spent) if (expires * 1000 <= services.now()) spent.delete(id);
  spent.set(claims.jti, claims.exp);
  return codeClaims.safeParse(claims).data;
}
