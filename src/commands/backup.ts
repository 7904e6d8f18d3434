/** `npm run backup -- FOLDER`: writes a backup, and in place of the keys there those of what exists now. */
import { resolve } from 'node:path';
import { openExisting } from '../server/backup/existing-database.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { existingKeys } from '../server/keys.ts';
import type { Settings } from '../server/settings.ts';
import { errorMessage } from './error-messages.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run backup -- FOLDER

Writes one file of all that is stored, while the server goes on, and beside it the file "keys", without which no backup
in that folder can be read. What was erased since the last backup is not restored from older ones any more, and seven days
later cannot be read in them. Keep many backups and one "keys". Keep the server's secret (APP_SECRET, or .data/secret)
apart from both.`;

const [folder = '', ...others] = process.argv.slice(2);
if (folder === '--help') stop(USAGE, 0);
if (folder === '' || folder.startsWith('-') || others.length > 0) stop(USAGE, 2);

const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
const { path, rows, gone } = await backup(settings).catch((error: unknown) =>
  stop(`No backup was made: ${errorMessage(error)}.`, 1),
);
console.log(`${path}: ${rows} records.`);
if (gone > 0) {
  console.log(`Accounts, messages, reports and permissions that are gone since the last one: ${gone}.`);
}

async function backup(settings: Settings) {
  const db = await openExisting(settings);
  try {
    const sources = { settings, db, keys: existingKeys(settings), now: Date.now };
    // npm runs this in the project's folder; the one that was named is seen from where npm was called.
    return await writeBackup(sources, resolve(process.env.INIT_CWD ?? '', folder));
  } finally {
    await db.destroy();
  }
}
