/** `npm run restore -- FILE`: restores a backup into a database that is new. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { errorMessage } from './error-messages.ts';
import { requireSettings } from './require-settings.ts';
import { stop } from './stop.ts';

const USAGE = `Usage: npm run restore -- [--with-erased] FILE

Restores a backup into the database of DATA_DIR or DATABASE_URL, which must be new, and brings it up to date.
The file "keys" must lie beside it, and the server's secret be the one it was made with (APP_SECRET, or .data/secret).
Stop the server first. Everybody logs in again afterwards.

What a later backup found erased is left out. --with-erased brings back what was erased in the last seven days.`;

const { withErased, file } = readArguments();
const settings = requireSettings({ LOG_LEVEL: 'warn', ...process.env }, 1);
// npm runs this in the project's folder; the file is named as seen from where npm was called.
const path = resolve(process.env.INIT_CWD ?? '', file);
const { takenAt, rows, erased, unreadable } = await restoreBackup(settings, path, withErased).catch((error: unknown) =>
  stop(`Nothing was restored: ${errorMessage(error)}.`, 1),
);
console.log(`Restored what was there on ${takenAt}: ${rows} records.`);
if (erased > 0) console.log(`${erased} others have been erased in the last days; --with-erased would bring them back.`);
if (unreadable > 0) console.log(`${unreadable} others cannot be read: erased before that, or their keys are lost.`);

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
