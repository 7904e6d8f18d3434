import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { checkedOnce } from '../checked-tokens.ts';
import type { Keys } from '../keys.ts';
import type { Services } from '../services.ts';
import { isCanonical } from './canonical.ts';

export interface SignedIn {
  userId: string;
  email: string;
  sessionId: string;
}

// RFC 9068: the `typ` prevents other JWTs, such as an id_token, from passing as an access token.
const TYPE = 'at+jwt';
const ALGORITHM = 'EdDSA';
const AUDIENCE = 'letterlock-api';
/** Our own pages are the only client. */
const CLIENT = 'letterlock-web';
const LIFETIME_S = 15 * 60;

/** RFC 6750. @returns undefined for anything but a Bearer header */
export function bearerOf(authorization: string | null): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
}

export function signAccessToken(services: Services, session: Pick<SignedIn, 'userId' | 'sessionId'>): Promise<string> {
  const issuedAt = Math.floor(services.now() / 1000);
  const { id, privateKey } = services.keys.accessToken;
  return new SignJWT({ fid: session.sessionId, client_id: CLIENT })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
    .setIssuer(services.settings.siteUrl)
    .setAudience(AUDIENCE)
    .setSubject(session.userId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_S)
    .sign(privateKey);
}

/** @returns undefined for an invalid or expired token, or an ended session */
export async function verifyAccessToken(services: Services, token: string): Promise<SignedIn | undefined> {
  const claims = await readClaims(services, token);
  if (typeof claims?.sub !== 'string' || typeof claims.fid !== 'string') return undefined;
  const { rows } = await liveSession(claims.fid, claims.sub, services.now()).execute(services.db);
  return rows[0];
}

/**
 * Queried with each call, so that a session ends at once in every process. On SQLite this takes 7 µs; validating a cached
 * answer would take 5. Raw SQL, because building the query takes longer than running it.
 */
function liveSession(sessionId: string, userId: string, now: number) {
  return sql<SignedIn>`select users.id as "userId", users.email, session.id as "sessionId"
    from sessions as session join users on users.id = session.user_id
    where session.id = ${sessionId} and users.id = ${userId} and session.revoked_at is null and session.expires_at > ${now}`;
}

const readClaims = checkedOnce(checkedClaims);

async function checkedClaims(services: Services, token: string): Promise<JWTPayload | undefined> {
  if (!isCanonical(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(services.keys), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: services.settings.siteUrl,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'jti', 'client_id'],
      currentDate: new Date(services.now()),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Tokens of the previous key are valid until they expire. */
function keyOf({ accessToken, previous }: Keys): JWTVerifyGetKey {
  return ({ kid }) => {
    const known = [accessToken, previous?.accessToken].find((key) => key?.id === kid);
    if (!known) throw new errors.JWKSNoMatchingKey();
    return known.publicKey;
  };
}
