import { CompactEncrypt } from 'jose';
import { dayOf, keyFor } from '../../server/expiring-keys.ts';
import type { Services } from '../../server/services.ts';

/** Which report something belongs to. */
export interface Place {
  id: string;
  expiresAt: number;
}

/** Encrypts what belongs to a report under the key of its last day, bound to the report and to that day. */
export async function seal(services: Services, { id, expiresAt }: Place, value: unknown): Promise<string> {
  const day = dayOf(expiresAt);
  const { id: kid, key } = await keyFor(services, day);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, rid: id, day })
    .encrypt(key);
}
