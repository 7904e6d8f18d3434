import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { DIRECT } from '../expiring-keys.ts';
import type { OwnerKey } from './backup-keys.ts';
import { KEPT, type Kept, type KeptTable, OWNER } from './tables.ts';

/** A backup is lines of text: this first, then a row each, then the end, which holds all of them together. */
export const heading = z.object({
  letterlock: z.literal('backup'),
  format: z.literal(1),
  /** The last migration that the database had seen. */
  migration: z.string(),
  /** Which database. */
  database: z.string(),
  takenAt: z.iso.datetime(),
});
export type Heading = z.infer<typeof heading>;

/** Who owns the end of every backup of a folder. */
export const FOLDER = 'folder';

/** Where a row keeps what has an owner of its own. */
const APART = 'apart';

export type Row = Record<string, unknown>;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const ending = z.object({ digest: z.string() });

/** One row as a line, which only who has its owner's key can read. */
export async function sealRow(table: Kept, read: Row, keyOf: (owner: string) => OwnerKey): Promise<string> {
  const { ownerOf, apart } = KEPT[table] as KeptTable;
  const key = keyOf(ownerOf(read));
  const { [OWNER]: _, ...content } = read;
  if (!apart) return seal(content, key, table);
  const columns = Object.entries(content);
  const other = columns.filter(([name]) => name in apart.otherwise);
  const own = columns.filter(([name]) => !(name in apart.otherwise));
  const sealed = await seal(Object.fromEntries(other), keyOf(apart.ownerOf(read)));
  return seal({ ...Object.fromEntries(own), [APART]: sealed }, key, table);
}

/** @param digest of all lines before */
export function sealEnd(digest: string, key: OwnerKey): Promise<string> {
  return seal({ digest }, key);
}

/** What a line holds: `content` and `digest` are missing where the key of `owner` is. */
export interface Line {
  owner: string;
  /** Undefined at the end. */
  table: Kept | undefined;
  content?: Row;
  digest?: string;
}

/** @throws on a line that was changed */
export async function openLine(line: string, keys: ReadonlyMap<string, Uint8Array>): Promise<Line> {
  const { owner, table, content } = await unseal(line, keys);
  if (content === undefined) return { owner, table };
  if (table === undefined) return { owner, table, ...ending.parse(content) };
  const { apart } = KEPT[table] as KeptTable;
  if (!apart) return { owner, table, content: row.parse(content) };
  const { [APART]: sealed, ...own } = row.parse(content);
  // By an earlier version it was kept in one piece.
  if (sealed === undefined) return { owner, table, content: own };
  const other = await unseal(String(sealed), keys);
  return { owner, table, content: { ...own, ...apart.otherwise, ...row.optional().parse(other.content) } };
}

function seal(content: unknown, { id, key }: OwnerKey, table?: Kept): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id, ...(table && { table }) })
    .encrypt(key);
}

async function unseal(line: string, keys: ReadonlyMap<string, Uint8Array>) {
  try {
    const { kid: owner = '', table } = decodeProtectedHeader(line);
    if (table !== undefined && !isKept(table)) throw new Error('a row of no table');
    const key = keys.get(owner);
    if (!key) return { owner, table, content: undefined };
    const { plaintext } = await compactDecrypt(line, key, DIRECT);
    return { owner, table, content: JSON.parse(new TextDecoder().decode(plaintext)) as unknown };
  } catch (cause) {
    throw new Error('a line of the backup is damaged', { cause });
  }
}

function isKept(table: unknown): table is Kept {
  return typeof table === 'string' && Object.hasOwn(KEPT, table);
}
