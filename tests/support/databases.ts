import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../src/server/settings.ts';
import { openTestPostgres } from './postgres.ts';

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** One kind of database that the product supports. */
export interface TestDatabases {
  /** For the title of the tests; says so when they are skipped. */
  name: string;
  missing: boolean;
  /** @returns the settings of a new, empty database */
  create(): Promise<DatabaseSettings>;
  freeze?: (() => () => void) | undefined;
  close(): Promise<void>;
}

export function sqliteDatabases(): TestDatabases {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    missing: false,
    create: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-test-'));
      folders.push(dataDir);
      return { databaseUrl: undefined, dataDir };
    },
    close: async () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Marked as missing, with a clear warning, where no server is available. */
export async function postgresDatabases(): Promise<TestDatabases> {
  try {
    const server = await openTestPostgres();
    const create = async () => ({ databaseUrl: await server.createDatabase(), dataDir: '' });
    return { name: 'Postgres', missing: false, create, freeze: server.freeze, close: server.close };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`\nPOSTGRES TESTS SKIPPED: ${reason}\n`);
    const create = () => Promise.reject(error);
    return { name: 'Postgres (SKIPPED: no server)', missing: true, create, close: async () => undefined };
  }
}
