import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.ts';

/** Who is calling, as a valid access token says. */
export interface SignedIn {
  userId: string;
  email: string;
  familyId: string;
}

// RFC 9068: the `typ` keeps every other kind of JWT, an id_token above all, from passing as an access token.
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
const AUDIENCE = 'letterlock-api';
const LIFETIME_S = 15 * 60;

/** @returns the token of an `Authorization: Bearer` header (RFC 6750), undefined for anything else */
export function bearerOf(authorization: string | null): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
}

/** Makes the short-lived token that each call of a signed-in page carries. */
export function signAccessToken(services: Services, session: Pick<SignedIn, 'userId' | 'familyId'>): Promise<string> {
  const issuedAt = Math.floor(services.now() / 1000);
  return new SignJWT({ fid: session.familyId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(services.settings.siteUrl)
    .setAudience(AUDIENCE)
    .setSubject(session.userId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_S)
    .sign(services.keys.accessToken);
}

/** @returns who the token stands for while their session lasts; undefined for a token that is no good (any more) */
export async function verifyAccessToken(services: Services, token: string): Promise<SignedIn | undefined> {
  const claims = await readClaims(services, token);
  if (typeof claims?.sub !== 'string' || typeof claims.fid !== 'string') return undefined;
  return services.db
    .selectFrom('session_families as family')
    .innerJoin('users', 'users.id', 'family.user_id')
    .select(['users.id as userId', 'users.email', 'family.id as familyId'])
    .where('family.id', '=', claims.fid)
    .where('users.id', '=', claims.sub)
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', services.now())
    .executeTakeFirst();
}

async function readClaims(services: Services, token: string): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, services.keys.accessToken, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: services.settings.siteUrl,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(services.now()),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
