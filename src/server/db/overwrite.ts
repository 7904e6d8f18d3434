import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { BUSY_TIMEOUT } from './sqlite.ts';

/** Everybody waits meanwhile, so what another process is still reading is left for the next time. */
const PATIENCE_MS = 100;

/**
 * Has the embedded database write what was deleted over its old place: until then the pages of before are still in its
 * write-ahead log. Postgres does so when it vacuums and recycles its log.
 * @returns false when somebody is reading those pages: it has to be done again later
 */
export async function overwriteDeleted({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<boolean> {
  if (settings.databaseUrl !== undefined) return true;
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(PATIENCE_MS)}`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT)}`.execute(connection);
    }
  });
}
