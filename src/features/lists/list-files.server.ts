import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z as zod } from 'zod';
import type { ListSource } from '../../server/list-source.ts';
import { sharedKeys } from './list-lines.server.ts';

/** What is known about a list besides its entries. */
const stateSchema = zod.object({
  from: zod.string(),
  entries: zod.number(),
  /** When its publisher's server last sent it or confirmed that it is the newest; for a file, when it was changed. */
  asOf: zod.number().nullable(),
  checkedAt: zod.number(),
  /** Why the last check failed. */
  error: zod.string().optional(),
  etag: zod.string().optional(),
  lastModified: zod.string().optional(),
  /** Hash of the list as downloaded. */
  sha256: zod.string().optional(),
  /** Hash of the keys, to detect a damaged file. */
  keysSha256: zod.string().optional(),
});
export type ListState = zod.infer<typeof stateSchema>;

type Named = Pick<ListSource, 'kind' | 'name'>;

const folderOf = (dataDir: string) => join(dataDir, 'lists');
const fileOf = (dataDir: string, { kind, name }: Named, ending: 'json' | 'keys') =>
  join(folderOf(dataDir), `${kind === name ? kind : `${kind}-${name}`}.${ending}`);

/** @returns undefined if there is none, or it can't be read */
export function readState(dataDir: string, list: Named): ListState | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(fileOf(dataDir, list, 'json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns undefined if there are none, or they don't match the state */
export function readKeys(dataDir: string, list: Named, state: ListState): Float64Array | undefined {
  try {
    const bytes = readFileSync(fileOf(dataDir, list, 'keys'));
    if (hashOf(bytes) !== state.keysSha256) return undefined;
    const keys = sharedKeys(bytes.byteLength / Float64Array.BYTES_PER_ELEMENT);
    new Uint8Array(keys.buffer).set(bytes);
    return keys;
  } catch {
    return undefined;
  }
}

export function writeState(dataDir: string, list: Named, state: ListState): void {
  replaceFile(dataDir, fileOf(dataDir, list, 'json'), JSON.stringify(state));
}

/** @returns their hash */
export function writeKeys(dataDir: string, list: Named, keys: Float64Array): string {
  const bytes = new Uint8Array(keys.buffer);
  replaceFile(dataDir, fileOf(dataDir, list, 'keys'), bytes);
  return hashOf(bytes);
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A reader sees either the old file or the new one, never part of one. */
function replaceFile(dataDir: string, path: string, content: string | Uint8Array): void {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
