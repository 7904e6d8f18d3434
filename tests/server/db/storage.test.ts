import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import type { Schema, UserTable } from '../../../src/server/db/schema.ts';
import { type DatabaseSettings, postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { storedIds, writer } from './writers.ts';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

function user(email = `${randomUUID()}@example.com`): UserTable {
  return { id: randomUUID(), email, issuer: 'https://issuer.test', subject: randomUUID(), created_at: 1 };
}

for (const database of databases) {
  describe.skipIf(database.missing)(`storage on ${database.name}`, () => {
    let settings: DatabaseSettings;
    let db: Kysely<Schema>;
    beforeEach(async () => {
      settings = await database.create();
      db = await openDatabase(settings);
    });
    afterEach(() => db.destroy());

    test('opening it again changes nothing', async () => {
      const migrations = () => db.withTables<{ kysely_migration: object }>().selectFrom('kysely_migration').selectAll();
      const before = await migrations().execute();
      const stored = user();
      await db.insertInto('users').values(stored).execute();
      await db.destroy();
      db = await openDatabase(settings);
      expect(await migrations().execute()).toEqual(before);
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([stored]);
    });

    test('times come back as the numbers they were', async () => {
      const now = Date.now();
      const values = { ...user(), created_at: now };
      expect(await db.insertInto('users').values(values).returning('created_at').executeTakeFirst()).toEqual({
        created_at: now,
      });
      const counted = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute();
      expect(counted).toEqual([{ count: 1 }]);
    });

    test('of ten accounts with one address only one is made', async () => {
      const inserts = Array.from({ length: 10 }, () =>
        db.insertInto('users').values(user('ada@example.com')).execute(),
      );
      const outcomes = (await Promise.allSettled(inserts)).map(({ status }) => status);
      expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1);
    });

    test('one account of a provider is stored once, whatever address it comes with', async () => {
      const first = user();
      await db.insertInto('users').values(first).execute();
      const again = { ...user(), subject: first.subject };
      await expect(db.insertInto('users').values(again).execute()).rejects.toThrow(/unique/i);
      await db
        .insertInto('users')
        .values({ ...again, issuer: 'https://other.test' })
        .execute();
    });

    test('a user takes everything along', async () => {
      const { id } = await db.insertInto('users').values(user()).returning('id').executeTakeFirstOrThrow();
      const family = {
        id: 'family',
        user_id: id,
        device_hash: 'd',
        created_at: 1,
        authenticated_at: 1,
        expires_at: 2,
        revoked_at: null,
      };
      await db.insertInto('sessions').values(family).execute();
      const token = { hash: 'h', session_id: 'family', issued_at: 1, expires_at: 2, used_at: null };
      await db.insertInto('refresh_tokens').values(token).execute();
      const grant = { user_id: id, provider: 'demo', sealed_grant: 's', updated_at: 1 } as const;
      await db.insertInto('mailbox_grants').values(grant).execute();
      const email = { user_id: id, fingerprint: 'f', message_id: 'm', displayed_at: 1 };
      await db.insertInto('displayed_emails').values(email).execute();

      await db.deleteFrom('users').where('id', '=', id).execute();
      for (const table of ['sessions', 'refresh_tokens', 'mailbox_grants', 'displayed_emails'] as const) {
        expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
    });

    test('nothing is stored for a user who does not exist', async () => {
      const email = { user_id: 'nobody', fingerprint: 'f', message_id: 'm', displayed_at: 1 };
      await expect(db.insertInto('displayed_emails').values(email).execute()).rejects.toThrow(/foreign key/i);
    });

    test('a second grant of a mailbox replaces the first', async () => {
      const { id } = await db.insertInto('users').values(user()).returning('id').executeTakeFirstOrThrow();
      const grants = ['first', 'second'].map((sealed_grant) =>
        db
          .insertInto('mailbox_grants')
          .values({ user_id: id, provider: 'demo', sealed_grant, updated_at: 1 })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_grant }))
          .returning('sealed_grant')
          .executeTakeFirst(),
      );
      expect(await Promise.all(grants)).toEqual([{ sealed_grant: 'first' }, { sealed_grant: 'second' }]);
      expect(await db.selectFrom('mailbox_grants').selectAll().execute()).toHaveLength(1);
    });

    test('transactions side by side: each is stored whole or not at all', async () => {
      const pairs = Array.from({ length: 20 }, (_, index) => ({ fails: index % 2 === 1, users: [user(), user()] }));
      const outcomes = await Promise.allSettled(
        pairs.map(({ fails, users }) =>
          db.transaction().execute(async (trx) => {
            for (const values of users) await trx.insertInto('users').values(values).execute();
            if (fails) throw new Error('changed my mind');
          }),
        ),
      );
      expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(pairs.map(({ fails }) => fails));
      const kept = pairs.filter(({ fails }) => !fails).flatMap(({ users }) => users.map(({ id }) => id));
      expect(await storedIds(db)).toEqual(kept.sort());
    });

    test('processes that start together on an empty database all come up', async () => {
      const empty = await database.create();
      const starters = ['a', 'b', 'c', 'd'].map((prefix) => writer(empty, prefix, 1));
      expect(await Promise.all(starters.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);
    });

    test('two processes that write at once lose nothing', async () => {
      const writers = [writer(settings, 'left', 150), writer(settings, 'right', 150)];
      expect(await Promise.all(writers.map(({ exited }) => exited))).toEqual([0, 0]);
      const acknowledged = writers.flatMap((each) => each.acknowledged());
      expect(acknowledged).toHaveLength(300);
      expect(await storedIds(db)).toEqual(acknowledged.sort());
    });

    test('a process that is killed loses nothing it has acknowledged', async () => {
      const killed = writer(settings, 'killed', 1_000_000);
      await killed.kill(50);
      const acknowledged = killed.acknowledged();
      expect(acknowledged.length).toBeGreaterThanOrEqual(50);
      await db.destroy();
      db = await openDatabase(settings);
      expect(await storedIds(db)).toEqual(expect.arrayContaining(acknowledged));
      await db.insertInto('users').values(user()).execute();
    });
  });
}

test.skipIf(postgres.missing)(`${postgres.name}: connections that the server ends are replaced`, async () => {
  const settings = await postgres.create();
  const [db, other] = [await openDatabase(settings), await openDatabase(settings)];
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  await expect.poll(() => db.selectFrom('users').selectAll().execute().catch(String)).toEqual([]);
  await Promise.all([db.destroy(), other.destroy()]);
});
