import type { Logger } from 'pino';
import { BodyBudget } from './body-budget.ts';
import { connect, openDatabase } from './db/open.ts';
import { openKeys } from './keys.ts';
import { openLimits } from './limits.ts';
import { openLog } from './log.ts';
import { openMailer } from './mail/mail.ts';
import { openOutbox } from './mail/outbox.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

export async function openServices(
  settings: Settings,
  now: () => number = Date.now,
  log: Logger = openLog(settings.logLevel),
): Promise<Services> {
  const db = await openDatabase(settings);
  const keys = openKeys(settings);
  return {
    settings,
    db,
    upkeepDb: settings.databaseUrl === undefined ? db : connect(settings, 'upkeep'),
    keys,
    limits: openLimits({ settings, db, keys }),
    bodies: new BodyBudget(),
    outbox: openOutbox({ db, keys, log, now, sendMail: openMailer(settings) }),
    log,
    stopping: new AbortController(),
    now,
  };
}
