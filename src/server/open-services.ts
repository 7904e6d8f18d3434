import { openDatabase } from './db/open.ts';
import { openKeys } from './keys.ts';
import { openLimits } from './limits.ts';
import { openLog } from './log.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Opens the database (made and migrated where needed), the keys and the log. */
export async function openServices(settings: Settings): Promise<Services> {
  const db = await openDatabase(settings);
  const keys = openKeys(settings);
  return {
    settings,
    db,
    keys,
    limits: openLimits({ settings, db, keys }),
    log: openLog(settings.logLevel),
    now: Date.now,
  };
}
