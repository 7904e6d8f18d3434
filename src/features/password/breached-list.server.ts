import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';

/** A line of "Pwned Passwords", ordered by hash: the SHA-1 of a password and how often it was found. */
const HASH_LINE = /^[\dA-F]{40}(?::\d+)?\r?$/i;
const HASH_LENGTH = 40;
/** Longer than any line. */
const LINE_BYTES = 128;

/**
 * Whether the operator's file contains the password: as plain text, one per line, or as SHA-1 hashes in ascending
 * order.
 */
export async function isListed(path: string, password: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [first = ''] = (await textAt(file, 0)).split('\n');
    if (!HASH_LINE.test(first)) return (await plainList(path)).has(password.toLowerCase());
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    return await hasHash(file, size, hash);
  } finally {
    await file.close();
  }
}

/** Binary search, because the whole list is 40 GB. */
async function hasHash(file: FileHandle, size: number, hash: string): Promise<boolean> {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { start, line } = await lineAround(file, middle);
    const found = line.slice(0, HASH_LENGTH).toUpperCase();
    if (found === hash) return true;
    if (found < hash) low = start + line.length + 1;
    else high = start;
  }
  return false;
}

/** The line that the byte at `position` is in. */
async function lineAround(file: FileHandle, position: number): Promise<{ start: number; line: string }> {
  const from = Math.max(0, position - LINE_BYTES);
  const text = await textAt(file, from, LINE_BYTES * 2);
  const before = text.slice(0, position - from);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', position - from);
  return { start: from + start, line: text.slice(start, end === -1 ? undefined : end) };
}

async function textAt(file: FileHandle, position: number, bytes = LINE_BYTES): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.toString('latin1', 0, bytesRead);
}

let loaded: { path: string; changedAt: number; passwords: Set<string> } | undefined;

/** In lower case. Read again when the file changes. */
async function plainList(path: string): Promise<Set<string>> {
  const { mtimeMs: changedAt } = await stat(path);
  if (loaded?.path !== path || loaded.changedAt !== changedAt) {
    const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim().toLowerCase());
    loaded = { path, changedAt, passwords: new Set(lines.filter((line) => line !== '')) };
  }
  return loaded.passwords;
}
