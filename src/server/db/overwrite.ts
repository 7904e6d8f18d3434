import { sql } from 'kysely';
import type { Services } from '../services.ts';

/**
 * Has the embedded database write what was deleted over its old place: until then the pages of before are still in its
 * write-ahead log. Postgres does so when it vacuums and recycles its log.
 */
export async function overwriteDeleted({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<void> {
  if (settings.databaseUrl === undefined) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
