import { createECDH } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { demoIssuer } from '../../../server/oidc/provider.ts';
import type { Services } from '../../../server/services.ts';
import { isCanonical } from '../../../server/session/canonical.ts';

/** So that no kind of token is accepted as another. */
type TokenType = 'JWT' | 'code+jwt' | 'at+jwt' | 'refresh+jwt';

export const SIGNING_ALGORITHM = 'ES256';

/** Derived, so that it survives restarts. All but one in 2^32 of 256-bit values are P-256 private keys. */
function privateJwk({ keys }: Pick<Services, 'keys'>): JWK {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keys.demoProvider);
  const point = curve.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(keys.demoProvider).toString('base64url'),
  };
}

export async function publicJwk(services: Pick<Services, 'keys'>): Promise<JWK> {
  const { d: _, ...key } = privateJwk(services);
  return { ...key, alg: SIGNING_ALGORITHM, use: 'sig', kid: await calculateJwkThumbprint(key) };
}

export async function signToken(
  services: Services,
  typ: TokenType,
  claims: JWTPayload & { aud: string },
  lifetimeSeconds: number,
): Promise<string> {
  const key = privateJwk(services);
  const seconds = Math.floor(services.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ, kid: await calculateJwkThumbprint(key) })
    .setIssuer(demoIssuer(services.settings))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(await importJWK(key, SIGNING_ALGORITHM));
}

/** @returns undefined when the token has another type, audience or issuer, is expired or forged */
export async function verifyToken(
  services: Services,
  typ: TokenType,
  audience: string,
  token: string,
): Promise<JWTPayload | undefined> {
  if (!isCanonical(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, await importJWK(await publicJwk(services), SIGNING_ALGORITHM), {
      algorithms: [SIGNING_ALGORITHM],
      typ,
      audience,
      issuer: demoIssuer(services.settings),
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(services.now()),
    });
    return payload;
  } catch {
    return undefined;
  }
}
