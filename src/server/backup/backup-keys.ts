import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import { DIRECT } from '../expiring-keys.ts';
import type { Keys } from '../keys.ts';
import { placeDraft, writeDraft } from './folder.ts';

/** The key of one owner; rows name it by its id, which says nothing of the owner. */
export interface OwnerKey {
  id: string;
  key: Uint8Array;
  /** The time of the first backup that did not find its owner any more. */
  goneSince?: number | undefined;
}

/** Owners by their names, such as `account 6f…`. */
export type OwnerKeys = Map<string, OwnerKey>;

/** What the file `keys` of a folder holds. */
export interface BackupKeys {
  /** The database that the folder holds backups of. Not encrypted. */
  database: string;
  owners: OwnerKeys;
}

const stored = z.record(
  z.string(),
  z.object({
    id: z.string(),
    key: z.string().transform((key) => base64url.decode(key)),
    goneSince: z.int().optional(),
  }),
);

const pathIn = (folder: string) => join(folder, 'keys');

export function newKey(): OwnerKey {
  return { id: randomUUID(), key: new Uint8Array(randomBytes(32)) };
}

/**
 * The keys of a folder of backups; undefined where there is no such file.
 * @throws when they were written under another secret, or the file is damaged
 */
export async function readBackupKeys(folder: string, keys: Keys): Promise<BackupKeys | undefined> {
  const path = pathIn(folder);
  if (!existsSync(path)) return undefined;
  const sealed = readFileSync(path, 'utf8').trim();
  for (const key of [keys.backup, keys.previous?.backup]) {
    const opened = key && (await compactDecrypt(sealed, key, DIRECT).catch(() => undefined));
    if (!opened) continue;
    const owners = stored.parse(JSON.parse(new TextDecoder().decode(opened.plaintext)));
    return { database: z.string().parse(opened.protectedHeader.database), owners: new Map(Object.entries(owners)) };
  }
  throw new Error(
    `${path} was written under another secret, or is damaged; put that APP_SECRET (or "secret" in DATA_DIR) in place`,
  );
}

/** Puts the keys in place of those that are there; the file appears whole or not at all. */
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
