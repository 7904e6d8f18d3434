/** `npm run backup -- FOLDER`: writes a backup and updates the folder's keys. */
import { resolve } from 'node:path';
import { openExisting } from '../server/backup/existing-database.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { existingKeys } from '../server/keys.ts';
import type { Settings } from '../server/settings.ts';
import { errorMessage } from './error-messages.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run backup -- FOLDER

Writes all stored data to a file in FOLDER while the server keeps running, and updates the file "keys", which is needed to
read any backup in that folder. Data deleted since the last backup is no longer restored from older backups, and becomes
unreadable in them after seven days. Keep many backups and one "keys" file. Keep the server's secret (APP_SECRET or
.data/secret) somewhere else.`;

const [folder = '', ...others] = process.argv.slice(2);
if (folder === '--help') stop(USAGE, 0);
if (folder === '' || folder.startsWith('-') || others.length > 0) stop(USAGE, 2);

const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
const { path, rows, gone } = await backup(settings).catch((error: unknown) =>
  stop(`No backup was made: ${errorMessage(error)}.`, 1),
);
console.log(`${path}: ${rows} records.`);
if (gone > 0) {
  console.log(`${gone} accounts, messages, reports or permissions were deleted since the last backup.`);
}

async function backup(settings: Settings) {
  const db = await openExisting(settings);
  try {
    const sources = { settings, db, keys: existingKeys(settings), now: Date.now };
    // npm changes to the project's folder; INIT_CWD is the caller's.
    return await writeBackup(sources, resolve(process.env.INIT_CWD ?? '', folder));
  } finally {
    await db.destroy();
  }
}
