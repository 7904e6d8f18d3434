import { closeSync, createWriteStream, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SQLITE_BUSY = 5;

const draftOf = (path: string) => `${path}.draft`;

/**
 * Works on a folder of backups while nobody else does. What is not in place by the end is deleted.
 * @throws when somebody else does
 */
export async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'lock');
  closeSync(openSync(path, 'a', 0o600));
  // An empty database, for its lock alone: that ends with the process, however the process ends.
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    take(lock);
    deleteDrafts(folder);
    return await work().finally(() => deleteDrafts(folder));
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): void {
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error('another backup is being written to this folder');
  }
}

function deleteDrafts(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith(draftOf(''))) rmSync(join(folder, name));
}

/** Writes what shall be a file at `path`, for its owner alone. */
export async function writeDraft(path: string, content: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const file = createWriteStream(draftOf(path), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(content), file);
}

/** Puts a draft in place, so that it stays when the machine fails. */
export function placeDraft(path: string): void {
  renameSync(draftOf(path), path);
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
