import { EncryptJWT, jwtDecrypt } from 'jose';
import { z as zod } from 'zod';
import { DIRECT } from '../../../server/encryption.ts';
import type { Keys } from '../../../server/keys.ts';
import type { Services } from '../../../server/services.ts';

/** Both the address and the secrets grant access: anyone who knows an ntfy topic can read it. */
const target = zod.object({ url: zod.string(), secret: zod.string().optional(), token: zod.string().optional() });
export type HookTarget = zod.infer<typeof target>;

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

/** So that the previous secret is no longer needed. */
export async function resealTargets({ db, keys }: Services): Promise<void> {
  if (!keys.previous) return;
  for (const { id, sealed_target } of await db.selectFrom('alert_hooks').select(['id', 'sealed_target']).execute()) {
    const opened = await openTarget(keys, id, sealed_target).catch(() => undefined);
    if (opened === undefined) continue;
    await db
      .updateTable('alert_hooks')
      .set({ sealed_target: await sealTarget(keys, id, opened) })
      .where('id', '=', id)
      .where('sealed_target', '=', sealed_target)
      .execute();
  }
}
