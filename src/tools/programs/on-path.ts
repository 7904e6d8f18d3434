import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where only root's path leads. */
export const PROGRAM_PATH = [process.env.PATH ?? '', '/usr/sbin', '/sbin'].join(delimiter);

/** The first program of these names that is installed. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = PROGRAM_PATH.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
