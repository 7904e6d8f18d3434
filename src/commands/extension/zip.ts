import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** The same files always make the same zip, because all entries have the same time. */
const TIME = new Date(2026, 0, 1);

export async function zipFolder(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: Record<string, Uint8Array> = {};
  for (const path of paths.sort()) files[relative(folder, path).split(sep).join('/')] = await readFile(path);
  return zipSync(files, { level: 9, mtime: TIME });
}
