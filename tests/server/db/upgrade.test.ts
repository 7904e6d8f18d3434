import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { migrations } from '../../../src/server/db/migrations/index.ts';
import { connect, migrate, openDatabase } from '../../../src/server/db/open.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** Tables with their columns, and what the database says of its indexes, keys and references. */
async function schemaOf(db: Kysely<Schema>, isPostgres: boolean) {
  const tables = await db.introspection.getTables();
  const query = isPostgres
    ? sql<{ name: string; definition: string }>`
        select indexname as name, indexdef as definition from pg_indexes where schemaname = current_schema()
        union all
        select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace
        order by name`
    : sql<{ name: string; definition: string }>`
        select name, sql as definition from sqlite_master where sql is not null order by name`;
  return {
    columns: tables
      .flatMap(({ name: table, columns }) =>
        columns.map(({ name, dataType, isNullable, hasDefaultValue }) =>
          [table, name, dataType, isNullable, hasDefaultValue].join(' '),
        ),
      )
      .toSorted(),
    definitions: (await query.execute(db)).rows,
  };
}

for (const database of databases) {
  const isPostgres = database === postgres;
  describe.skipIf(database.missing)(`an upgrade on ${database.name}`, () => {
    /** Makes a database with `make`, upgrades it and opens it. */
    async function upgraded(version: string, make: (old: Kysely<Schema>) => Promise<unknown>) {
      const settings = await database.create();
      const old = connect(settings, 'migration');
      await migrate(old, settings, version);
      await make(old).finally(() => old.destroy());
      return openDatabase(settings);
    }

    /** Expects the users that each version added. */
    async function expectUpToDate(db: Kysely<Schema>, ids: readonly string[]) {
      const users = await db.selectFrom('users').select(['id', 'email']).orderBy('id').execute();
      const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).orderBy('id').execute();
      expect({ users, sessions }).toEqual({
        users: ids.map((id) => ({ id, email: `${id}@example.com` })),
        sessions: ids.map((id) => ({ id, user_id: id })),
      });
      const fresh = await openDatabase(await database.create());
      expect(await schemaOf(db, isPostgres)).toEqual(await schemaOf(fresh, isPostgres));
      await fresh.destroy();
    }

    test('from each version keeps who was there then, and ends at the schema of today', async () => {
      const settings = await database.create();
      const old = connect(settings, 'migration');
      const versions = Object.keys(migrations);
      for (const version of versions) {
        await migrate(old, settings, version);
        await addUser(old, version);
      }
      await old.destroy();
      const db = await openDatabase(settings);
      await expectUpToDate(db, versions);
      await db.destroy();
    });

    test('from the first version at once keeps who was there, and ends at the schema of today', async () => {
      const db = await upgraded('001_accounts', (old) => addUser(old, '001_accounts'));
      await expectUpToDate(db, ['001_accounts']);
      await db.destroy();
    });

    test('binds a consent to the mailbox that was scanned then', async () => {
      const db = await upgraded('012_given_up_scans', async (old) => {
        await addUser(old, '012_given_up_scans');
        await sql`insert into monitors (user_id, consented_at, consent_version, threshold, mails_alerts, mailbox,
            failures, due_at, watched_until, lease_until, letters, scanned, alerts, unread)
          values ('012_given_up_scans', 1, '1', 'High', 0, 'ada@example.com', 0, 0, 0, 0, 0, 0, 0, 0)`.execute(old);
      });
      const monitors = await db.selectFrom('monitors').select(['consented_mailbox', 'mails_sent']).execute();
      expect(monitors).toEqual([{ consented_mailbox: 'ada@example.com', mails_sent: 0 }]);
      await db.destroy();
    });

    test('by an older version is refused, and says why', async () => {
      const settings = await database.create();
      const db = await openDatabase(settings);
      await sql`insert into kysely_migration (name, timestamp) values ('999_later', '2026-01-01T00:00:00Z')`.execute(
        db,
      );
      await db.destroy();
      await expect(openDatabase(settings)).rejects.toThrow('updated by a later version');
    });

    test('names a database once, and each otherwise', async () => {
      const ids = await Promise.all(
        ['001_accounts', '001_accounts'].map(async (version) => {
          const db = await upgraded(version, async () => undefined);
          return db
            .selectFrom('database_identity')
            .select('id')
            .execute()
            .finally(() => db.destroy());
        }),
      );
      expect(ids.map((rows) => rows.length)).toEqual([1, 1]);
      expect(new Set(ids.flat().map(({ id }) => id)).size).toBe(2);
    });
  });
}

/** A user with a session, as that version stored them. */
async function addUser(db: Kysely<Schema>, version: string) {
  await sql`insert into users (id, email, issuer, subject, created_at)
    values (${version}, ${`${version}@example.com`}, 'https://issuer.test', ${version}, 1)`.execute(db);
  const table = version < '025_plain_names' ? 'session_families' : 'sessions';
  await sql`insert into ${sql.table(table)} (id, user_id, device_hash, created_at, expires_at)
    values (${version}, ${version}, 'hash', 1, 2)`.execute(db);
}
