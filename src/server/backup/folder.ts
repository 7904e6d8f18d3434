import { closeSync, createWriteStream, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SQLITE_BUSY = 5;

const draftOf = (path: string) => `${path}.draft`;

/** Deletes drafts that never replaced the final files. @throws when another process has the lock */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'lock');
  closeSync(openSync(path, 'a', 0o600));
  // An empty database, used as a lock file: its lock ends with the process, even after a crash.
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    acquire(lock);
    deleteDrafts(folder);
    return await work().finally(() => deleteDrafts(folder));
  } finally {
    lock.close();
  }
}

function acquire(lock: DatabaseSync): void {
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

export async function writeDraft(path: string, content: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const file = createWriteStream(draftOf(path), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(content), file);
}

export function placeDraft(path: string): void {
  renameSync(draftOf(path), path);
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
