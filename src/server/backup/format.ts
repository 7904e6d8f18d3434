import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { z as zod } from 'zod';
import { DIRECT } from '../encryption.ts';
import type { OwnerKey } from './backup-keys.ts';
import { KEPT, type Kept, type KeptTable, OWNER, RENAMED } from './tables.ts';

/** A backup is lines of text: this heading, one line per row, and an end with a digest of all lines. */
export const heading = zod.object({
  letterlock: zod.literal('backup'),
  format: zod.literal(1),
  migration: zod.string(),
  database: zod.string(),
  takenAt: zod.iso.datetime(),
});
export type Heading = zod.infer<typeof heading>;

/** The owner of the end line of every backup in a folder. */
export const FOLDER = 'folder';

/** The field for columns that have another owner. */
const APART = 'apart';

export type Row = Record<string, unknown>;

const row = zod.record(zod.string(), zod.union([zod.string(), zod.number(), zod.null()]));
const ending = zod.object({ digest: zod.string() });

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

/** @param digest of all previous lines */
export function sealEnd(digest: string, key: OwnerKey): Promise<string> {
  return seal({ digest }, key);
}

/** The table's name when the backup was made; rows are restored before later migrations rename it. */
export type TableName = Kept | keyof typeof RENAMED;

const TABLES: Readonly<Record<TableName, KeptTable>> = { ...RENAMED, ...KEPT };

/** `content` and `digest` are missing if the owner's key is. */
export interface Line {
  owner: string;
  /** Undefined at the end. */
  table: TableName | undefined;
  content?: Row;
  digest?: string;
}

/** @throws if the line was changed */
export async function openLine(line: string, keys: ReadonlyMap<string, Uint8Array>): Promise<Line> {
  const { owner, table, content } = await unseal(line, keys);
  if (content === undefined) return { owner, table };
  if (table === undefined) return { owner, table, ...ending.parse(content) };
  const { apart } = TABLES[table];
  if (!apart) return { owner, table, content: row.parse(content) };
  const { [APART]: sealed, ...own } = row.parse(content);
  // Earlier versions wrote all columns together.
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
    if (table !== undefined && !isTable(table)) throw new Error('unknown table');
    const key = keys.get(owner);
    if (!key) return { owner, table, content: undefined };
    const { plaintext } = await compactDecrypt(line, key, DIRECT);
    return { owner, table, content: JSON.parse(new TextDecoder().decode(plaintext)) as unknown };
  } catch (cause) {
    throw new Error('a line of the backup is damaged', { cause });
  }
}

function isTable(name: unknown): name is TableName {
  return typeof name === 'string' && Object.hasOwn(TABLES, name);
}
