import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { DIRECT } from '../../../server/encryption.ts';
import type { Keys } from '../../../server/keys.ts';

/** Both the address and the secrets open something: anyone who knows an ntfy topic can read it. */
const target = z.object({ url: z.string(), secret: z.string().optional(), token: z.string().optional() });
export type HookTarget = z.infer<typeof target>;

/** Encrypted and bound to its row. */
export function sealTarget({ alertHook }: Keys, hookId: string, content: HookTarget): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(hookId)
    .encrypt(alertHook);
}

/** @throws when it was encrypted under another secret than this or the previous one, or for another row */
export async function openTarget({ alertHook, previous }: Keys, hookId: string, sealed: string): Promise<HookTarget> {
  const under = async (key: Uint8Array) =>
    target.parse((await jwtDecrypt(sealed, key, { subject: hookId, ...DIRECT })).payload);
  return under(alertHook).catch((error) => (previous ? under(previous.alertHook) : Promise.reject(error)));
}
