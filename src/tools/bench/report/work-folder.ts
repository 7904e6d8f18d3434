import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../commands/root.ts';

/** Below the project, so that what is built there finds its packages. */
export const WORK = join(ROOT, '.test');

/** Works in a folder of its own, which is deleted afterwards. */
export async function inWorkFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(WORK, 'bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
