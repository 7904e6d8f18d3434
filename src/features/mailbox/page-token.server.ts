import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { DAY_MS } from '../../server/durations.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { isCanonical } from '../../server/session/canonical.ts';
import type { Reader } from './displayed-emails.server.ts';

const LIFETIME_MS = DAY_MS;
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

const place = z.object({
  /** The message that was answered last. */
  last: z.string(),
  /** The ones that followed it then: where to go on when the last one has been deleted since. */
  upcoming: z.array(z.string()),
});

/** Where a reader stands in a mailbox, by message ids, so that mail which arrives meanwhile shifts nothing. */
export type Place = z.infer<typeof place>;

/** Seals a place for who reads this mailbox, and for nobody else and no other mailbox. */
export async function sealPageToken(services: Services, reader: Reader, claims: Place): Promise<string> {
  const now = new Date(services.now());
  return new EncryptJWT(claims)
    .setProtectedHeader(ALGORITHMS)
    .setSubject(reader.userId)
    .setAudience(reader.connection)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFETIME_MS))
    .encrypt(services.keys.pageToken);
}

/** @returns the place, or a failure for a token that is not ours, was sealed for another reader or has run out */
export async function openPageToken(services: Services, reader: Reader, token: string): Promise<Place | Failure> {
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
    return place.parse(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return badPageToken();
  }
}

function badPageToken(): Failure {
  return failure(
    400,
    'BAD_PAGE_TOKEN',
    'This place in your mailbox is no longer known. Please get your recent email again.',
  );
}
