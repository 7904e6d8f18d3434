import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { CorrespondentTable } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';

type Keys = Pick<Services, 'keys'>;

/** Bytes of a stored hash: it would take 2^64 entries for a collision to become likely. */
const KEY_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A keyed hash: without the key, an entry can't be linked to a person, and nobody can list them. */
export function entryKey(services: Keys, userId: string, kind: CorrespondentTable['kind'], text: string): string {
  return hashOf(services, [userId, kind, text]).subarray(0, KEY_BYTES).toString('base64url');
}

/** Encrypts a domain under a key that is derived from one of its spellings, so that only a similar domain opens it. */
export function sealDomain(services: Keys, userId: string, spelling: string, domain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', hashOf(services, [userId, 'open', spelling]), iv);
  const sealed = Buffer.concat([cipher.update(domain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined if it was encrypted under another secret */
export function openDomain(services: Keys, userId: string, spelling: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', hashOf(services, [userId, 'open', spelling]), iv);
  try {
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function hashOf({ keys }: Keys, parts: readonly string[]): Buffer {
  return createHmac('sha256', keys.senderHistory).update(JSON.stringify(parts)).digest();
}
