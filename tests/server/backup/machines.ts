import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts';
import { type Backup, writeBackup } from '../../../src/server/backup/write-backup.ts';
import { openServices } from '../../../src/server/open-services.ts';
import type { Services } from '../../../src/server/services.ts';
import { readSettings, type Settings } from '../../../src/server/settings.ts';
import type { TestDatabases } from '../../support/databases.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const SECRET = 'a secret that both machines were given';

export const REPORT = {
  reason: 'Other issue',
  emailContent: 'Please look at the minutes.',
  reportedAt: '2026-11-21T07:59:00.000Z',
  consent: { version: '2026-11-21', at: '2026-11-21T08:00:00.000Z' },
  confidenceScore: 60,
  severity: 'Low',
  modelVersion: '2.2.0',
} as const;

/** Machines that share a secret and a clock, and a folder of backups. */
export function testMachines() {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-backups-'));
  const opened: Services[] = [];
  const machines = {
    folder,
    clock: Date.parse('2026-11-21T08:00:00Z'),
    /** The settings of a new machine. */
    async create(database: TestDatabases, secrets: Record<string, string> = { APP_SECRET: SECRET }): Promise<Settings> {
      const { databaseUrl, dataDir } = await database.create();
      const read = readSettings({
        LOG_LEVEL: 'silent',
        ...secrets,
        ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      });
      if (!read.ok) throw new Error(read.mistakes.join(' '));
      return read.settings;
    },
    async open(settings: Settings): Promise<Services> {
      const one = await openServices(settings, () => machines.clock);
      opened.push(one);
      return one;
    },
    /** Moves the clock on by a night, which makes a backup. */
    async backup(services: Services, into = folder): Promise<Backup> {
      machines.clock += DAY_MS;
      return writeBackup(services, into);
    },
    async restored(database: TestDatabases, path: string, withErased = false): Promise<Services> {
      const settings = await machines.create(database);
      await restoreBackup(settings, path, withErased);
      return machines.open(settings);
    },
    async close(): Promise<void> {
      await Promise.all(opened.map(({ db }) => db.destroy()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return machines;
}

export type Machines = ReturnType<typeof testMachines>;
