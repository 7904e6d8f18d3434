import { openDatabase } from './db/open.ts';
import { openKeys } from './keys.ts';
import { openLog } from './log.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Opens the database (made and migrated where needed), the keys and the log. */
export async function openServices(settings: Settings): Promise<Services> {
  return {
    settings,
    db: await openDatabase(settings),
    keys: openKeys(settings),
    log: openLog(settings.logLevel),
    now: Date.now,
  };
}
