import { CONNECTIONS, DISKS, NOTEBOOKS, PROGRAMS } from '../data/file-types.ts';

/**
 * The extension of a file name in lower case, without the dot; empty when there is none. Trailing dots and spaces do
 * not count.
 */
export function endingOf(filename: string): string {
  const name = filename.trim().replace(/[.\s]{1,99}$/, '');
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Whether a file with this extension runs, connects somewhere or mounts a disk when opened. */
export function runs(ending: string): boolean {
  return PROGRAMS.has(ending) || DISKS.has(ending) || NOTEBOOKS.has(ending) || CONNECTIONS.has(ending);
}

/** The name without its folders. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
