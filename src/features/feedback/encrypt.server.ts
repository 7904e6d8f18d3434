import { CompactEncrypt } from 'jose';
import { dayOf, keyFor } from '../../server/expiring-keys.ts';
import type { Services } from '../../server/services.ts';

export interface ReportRef {
  id: string;
  expiresAt: number;
}

/** Encrypts with the key of the report's last day, bound to the report and that day. */
export async function encrypt(services: Services, { id, expiresAt }: ReportRef, value: unknown): Promise<string> {
  const day = dayOf(expiresAt);
  const { id: kid, key } = await keyFor(services, day);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, rid: id, day })
    .encrypt(key);
}
