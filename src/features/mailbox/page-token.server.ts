import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z as zod } from 'zod';
import { DAY_MS } from '../../server/durations.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { isCanonical } from '../../server/session/canonical.ts';
import type { Reader } from './displayed-emails.server.ts';
import { MAILBOX_ERRORS } from './texts.ts';

const LIFETIME_MS = DAY_MS;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

const cursor = zod.object({
  last: zod.string(),
  /** The ids after it, in case the last one is deleted. */
  upcoming: zod.array(zod.string()),
});

/** By message ids, so that new emails don't shift it. */
export type Cursor = zod.infer<typeof cursor>;

export async function encryptPageToken(services: Services, reader: Reader, claims: Cursor): Promise<string> {
  const now = new Date(services.now());
  return new EncryptJWT(claims)
    .setProtectedHeader(ALGORITHMS)
    .setSubject(reader.userId)
    .setAudience(reader.connection)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFETIME_MS))
    .encrypt(services.keys.pageToken);
}

export async function openPageToken(services: Services, reader: Reader, token: string): Promise<Cursor | Failure> {
  if (!isCanonical(token)) return badPageToken();
  try {
    const { payload } = await jwtDecrypt(token, services.keys.pageToken, {
      subject: reader.userId,
      audience: reader.connection,
      keyManagementAlgorithms: [ALGORITHMS.alg],
      contentEncryptionAlgorithms: [ALGORITHMS.enc],
      requiredClaims: ['exp'],
      currentDate: new Date(services.now()),
    });
    return cursor.parse(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return badPageToken();
  }
}

function badPageToken(): Failure {
  return failure(400, 'BAD_PAGE_TOKEN', MAILBOX_ERRORS.pageTokenExpired);
}
