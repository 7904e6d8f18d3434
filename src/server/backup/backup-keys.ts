import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import { z as zod } from 'zod';
import { DIRECT } from '../encryption.ts';
import type { Keys } from '../keys.ts';
import { placeDraft, writeDraft } from './folder.ts';

export interface OwnerKey {
  id: string;
  key: Uint8Array;
  /** The time of the first backup in which its owner is missing. */
  goneSince?: number | undefined;
}

export type OwnerKeys = Map<string, OwnerKey>;

/** The file `keys` in a backup folder. */
export interface BackupKeys {
  /** Id of the database. Not encrypted. */
  database: string;
  owners: OwnerKeys;
}

const stored = zod.record(
  zod.string(),
  zod.object({
    id: zod.string(),
    key: zod.string().transform((key) => base64url.decode(key)),
    goneSince: zod.int().optional(),
  }),
);

const pathIn = (folder: string) => join(folder, 'keys');

export function newKey(): OwnerKey {
  return { id: randomUUID(), key: new Uint8Array(randomBytes(32)) };
}

/** @returns undefined if there is no file. @throws if it is damaged or was encrypted with another secret */
export async function readBackupKeys(folder: string, keys: Keys): Promise<BackupKeys | undefined> {
  const path = pathIn(folder);
  if (!existsSync(path)) return undefined;
  const sealed = readFileSync(path, 'utf8').trim();
  for (const key of [keys.backup, keys.previous?.backup]) {
    const opened = key && (await compactDecrypt(sealed, key, DIRECT).catch(() => undefined));
    if (!opened) continue;
    const owners = stored.parse(JSON.parse(new TextDecoder().decode(opened.plaintext)));
    return { database: zod.string().parse(opened.protectedHeader.database), owners: new Map(Object.entries(owners)) };
  }
  throw new Error(
    `${path} is damaged or was encrypted with another secret; set that APP_SECRET, or restore "secret" in DATA_DIR`,
  );
}

export async function writeBackupKeys(folder: string, keys: Keys, { database, owners }: BackupKeys): Promise<void> {
  const content = Object.fromEntries(
    [...owners].map(([owner, { key, ...about }]) => [owner, { ...about, key: base64url.encode(key) }]),
  );
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', database })
    .encrypt(keys.backup);
  await writeDraft(pathIn(folder), [`${sealed}\n`]);
  placeDraft(pathIn(folder));
}
