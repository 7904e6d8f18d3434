import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { BUSY_TIMEOUT } from './sqlite.ts';

/** All queries wait for it, so pages that another process is reading are left for the next time. */
const TIMEOUT_MS = 100;

/**
 * SQLite's write-ahead log still contains deleted rows. Postgres overwrites them when it vacuums and recycles its log.
 * @returns false when another process is reading those pages; call it again later
 */
export async function overwriteDeleted({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<boolean> {
  if (settings.databaseUrl !== undefined) return true;
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT)}`.execute(connection);
    }
  });
}
