import { type Kysely, sql, type Transaction } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from './schema.ts';

/** Does not wait for the disk: a tenth of the processor time on SQLite. A power failure may lose the last rows. */
export async function relaxedCommit<T>(
  { db, settings }: { db: Kysely<Schema>; settings: Pick<Settings, 'databaseUrl'> },
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl !== undefined) {
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
  }
  // SQLite has one connection, which is exclusive here.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
