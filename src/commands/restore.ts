/** `npm run restore -- FILE`: restores a backup into an empty database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { errorMessage } from './error-messages.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run restore -- [--with-erased] FILE

Restores a backup into the database of DATA_DIR or DATABASE_URL, which must be empty, and updates its tables.
You need the file "keys" next to the backup and the server's secret from that time (APP_SECRET or .data/secret).
Stop the server first. Everyone has to log in again afterwards.

Data that was deleted later is left out. --with-erased also restores what was deleted in the last seven days.`;

const { withErased, file } = readArguments();
const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
// npm changes to the project's folder; INIT_CWD is the caller's.
const path = resolve(process.env.INIT_CWD ?? '', file);
const { takenAt, rows, erased, unreadable } = await restoreBackup(settings, path, withErased).catch((error: unknown) =>
  stop(`Nothing was restored: ${errorMessage(error)}.`, 1),
);
console.log(`Restored ${rows} records from ${takenAt}.`);
if (erased > 0) console.log(`${erased} more were deleted in the last days. Use --with-erased to restore them too.`);
if (unreadable > 0) console.log(`${unreadable} more are unreadable: deleted before that, or their keys are lost.`);

function readArguments() {
  try {
    const options = { 'with-erased': { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) stop(USAGE, 0);
    const [file, ...others] = positionals;
    if (file === undefined || file === '' || others.length > 0) stop(USAGE, 2);
    return { withErased: values['with-erased'], file };
  } catch {
    stop(USAGE, 2);
  }
}
