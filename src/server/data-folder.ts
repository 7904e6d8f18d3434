import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import type { Settings } from './settings.ts';

/** @returns an error message if the folder is not writable */
export function unwritableDataFolder({
  dataDir,
  databaseUrl,
  appSecret,
}: Pick<Settings, 'dataDir' | 'databaseUrl' | 'appSecret'>): string | undefined {
  if (databaseUrl !== undefined && appSecret !== undefined) return undefined;
  const probe = join(dataDir, `.${randomUUID()}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'x', { mode: 0o600 });
    return undefined;
  } catch (error) {
    const { errno, message } = error as NodeJS.ErrnoException;
    const reason = errno === undefined ? message : getSystemErrorMessage(errno);
    return `DATA_DIR (${dataDir}) is not writable: ${reason}.`;
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}
