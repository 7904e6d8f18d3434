import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readReports } from '../../../src/features/feedback/report-contents.server.ts';
import { addReport, eraseReport, sweepReports } from '../../../src/features/feedback/reports.server.ts';
import { verifyPassword } from '../../../src/features/password/hash.server.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts';
import { KEPT_TABLES, LEFT_OUT } from '../../../src/server/backup/tables.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { connect, migrate } from '../../../src/server/db/open.ts';
import type { MonitorTable } from '../../../src/server/db/schema.ts';
import { deriveKeys } from '../../../src/server/keys.ts';
import { dropGrant, type NewGrant, readGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import type { Services } from '../../../src/server/services.ts';
import { everythingOf } from '../../features/account/ada.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered } from '../../support/people.ts';
import { DAY_MS, type Machines, REPORT, SECRET, testMachines } from './machines.ts';

const sqlite = sqliteDatabases();
const postgres = await postgresDatabases();
const databases = [sqlite, postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`backups of ${database.name}`, () => {
    let machines: Machines;
    let services: Services;
    beforeEach(async () => {
      machines = testMachines();
      services = await machines.open(await machines.create(database));
    });
    afterEach(() => machines.close());

    const backup = () => machines.backup(services);
    const restored = (path: string, withErased?: boolean) => machines.restored(database, path, withErased);

    test('every table is either kept or left out on purpose', async () => {
      const tables = await services.db.introspection.getTables();
      const names = new Set([...tables.map(({ name }) => name), 'day_keys', 'erasures']);
      expect([...KEPT_TABLES, ...LEFT_OUT, 'call_counts'].toSorted()).toEqual([...names].toSorted());
    });

    test('bring back what was there', async () => {
      const ada = await registered(services, 'ada');
      const report = await addReport(services, REPORT);
      const { path, rows } = await backup();
      const machine = await restored(path);
      expect(rows).toBe(4);
      expect(await machine.db.selectFrom('users').selectAll().execute()).toEqual([
        await services.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow(),
      ]);
      expect(await reported(machine)).toEqual([REPORT.emailContent]);
      expect(await eraseReport(machine, report.receipt)).toBe(true);
    });

    test.skipIf(postgres.missing)('bring it to a database of the other kind', async () => {
      const ada = await registered(services, 'ada');
      await addReport(services, REPORT);
      const { path } = await backup();
      const machine = await machines.restored(database === sqlite ? postgres : sqlite, path);
      expect(await idsOf(machine)).toEqual([ada.id]);
      expect(await reported(machine)).toEqual([REPORT.emailContent]);
    });

    test('of more rows than are read at a time, each once', async () => {
      const rows = Array.from({ length: 1201 }, (_, number) => waitlistEntry(number));
      for (let start = 0; start < rows.length; start += 400) {
        await services.db
          .insertInto('waitlist_entries')
          .values(rows.slice(start, start + 400))
          .execute();
      }
      const machine = await restored((await backup()).path);
      expect(await machine.db.selectFrom('waitlist_entries').selectAll().orderBy('joined_at').execute()).toEqual(rows);
    });

    test('show one moment, while others go on writing', async () => {
      const other = await machines.open(services.settings);
      let pairs = 0;
      const writePair = async () => {
        const number = pairs++;
        await other.db.transaction().execute(async (trx) => {
          const message = { id: `${number}`, form_id: 'contact', fields: '{}', spam: 0, received_at: 1 } as const;
          await trx
            .insertInto('form_messages')
            .values({ ...message, answered_at: null })
            .execute();
          await trx.insertInto('waitlist_entries').values(waitlistEntry(number)).execute();
        });
      };
      await writePair();
      const meanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          // Up to the reading of the entries; the embedded key store, which follows, cannot be written to while it is read.
          if (pairs < 20) await writePair();
          return result;
        },
      };
      machines.clock += 1;
      const { path } = await writeBackup({ ...services, db: services.db.withPlugin(meanwhile) }, machines.folder);
      const { db } = await restored(path);
      const messages = await db.selectFrom('form_messages').select('id').execute();
      const entries = await db.selectFrom('waitlist_entries').select('work_email').execute();
      expect(pairs).toBeGreaterThan(10);
      expect(entries).toHaveLength(messages.length);
    });

    test('of an older version are brought up to date', async () => {
      const settings = await machines.create(database);
      const old = connect(settings, 'migration');
      await migrate(old, settings, '016_database_identity');
      // This version expects these names.
      await sql`alter table monitors add column erasures integer`.execute(old);
      await sql`alter table arrivals rename to queued_emails`.execute(old);
      // Read by this version; earlier versions left it empty.
      await sql`create table correspondents (user_id text, entry_key text)`.execute(old);
      await sql`create table corrections (id text, user_id text, scan_id text)`.execute(old);
      await sql`create table identities (id text, user_id text)`.execute(old);
      for (const table of ['passkeys', 'recovery_codes', 'alert_hooks', 'api_keys']) {
        await sql`create table ${sql.table(table)} (id text, user_id text)`.execute(old);
      }
      await sql`create table second_factors (user_id text)`.execute(old);
      await sql`create table finding_corrections (scan_id text, signal_id text, user_id text)`.execute(old);
      const { path } = await writeBackup(
        { settings, db: old, keys: deriveKeys(SECRET), now: () => 0 },
        machines.folder,
      );
      await old.destroy();
      const target = await machines.create(database);
      await restoreBackup(target, path);
      const db = connect(target, 'migration');
      const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
      await db.destroy();
      expect(rows).toEqual((await sql`select name from kysely_migration order by name`.execute(services.db)).rows);
    });

    test('go on in the same folder after they were restored', async () => {
      await registered(services, 'ada');
      const machine = await restored((await backup()).path);
      expect((await machines.backup(machine)).gone).toBe(0);
    });

    test('do not restore erased data after another backup, unless asked to', async () => {
      const ada = await registered(services, 'ada');
      const grace = await registered(services, 'grace');
      const { path } = await backup();
      await services.db.deleteFrom('users').where('id', '=', ada.id).execute();
      expect((await backup()).gone).toBe(2);
      expect((await backup()).gone).toBe(0);
      const target = await machines.create(database);
      expect(await restoreBackup(target, path)).toMatchObject({ rows: 2, erased: 2, unreadable: 0 });
      expect(await idsOf(await machines.open(target))).toEqual([grace.id]);
      expect(await idsOf(await restored(path, true))).toEqual([ada.id, grace.id].toSorted());
    });

    test('cannot bring back who was erased a week ago', async () => {
      const ada = await registered(services, 'ada');
      const { path } = await backup();
      await services.db.deleteFrom('users').where('id', '=', ada.id).execute();
      await backup();
      machines.clock += 6 * DAY_MS;
      await backup();
      const target = await machines.create(database);
      expect(await restoreBackup(target, path, true)).toMatchObject({ rows: 0, erased: 0, unreadable: 2 });
      expect(await idsOf(await machines.open(target))).toEqual([]);
    });

    test('made after an older one was restored take nothing from a newer one that was wanted', async () => {
      const first = await backup();
      const ada = await registered(services, 'ada');
      const second = await backup();
      await machines.backup(await restored(first.path));
      const machine = await restored(second.path, true);
      expect(await idsOf(machine)).toEqual([ada.id]);
      await machines.backup(machine);
      expect(await idsOf(await restored(second.path))).toEqual([ada.id]);
    });

    test('do not bring back reports that were erased or have expired', async () => {
      const erased = await addReport(services, REPORT);
      await addReport(services, REPORT);
      const { path } = await backup();
      await eraseReport(services, erased.receipt);
      await backup();
      expect(await reported(await restored(path))).toEqual([REPORT.emailContent]);
      machines.clock += 91 * DAY_MS;
      await sweepReports(services);
      await backup();
      machines.clock -= 93 * DAY_MS;
      expect(await reported(await restored(path, true))).toEqual([]);
    });

    test('do not bring back what was taken back, but the account', async () => {
      const { id } = await registered(services, 'ada');
      const { db } = services;
      const { id: other } = await registered(services, 'bo');
      await storeGrant(services, id, IMAP);
      await storeGrant(services, other, OUTLOOK);
      const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0$8bYyjNKE6AGPPKMNJKPwUhmPhRSCLN0SMQRXBTLq9gI';
      await db.insertInto('passwords').values({ user_id: id, hash, changed_at: 1 }).execute();
      await db
        .insertInto('monitors')
        .values({ user_id: id, ...MONITOR })
        .execute();
      await db
        .insertInto('calendar_feeds')
        .values({ user_id: id, token_hash: 'h', made_at: 1, read_at: null })
        .execute();
      const { path } = await backup();
      const whole = await restored(path);
      expect(await readGrant(whole, id)).toMatchObject(IMAP);
      expect(await readGrant(whole, other)).toMatchObject(OUTLOOK);
      for (const table of ['passwords', 'monitors', 'calendar_feeds'] as const) {
        const rows = await whole.db.selectFrom(table).selectAll().execute();
        expect(rows).toEqual(await db.selectFrom(table).selectAll().execute());
      }

      await dropGrant(services, id);
      await dropGrant(services, other);
      await db.updateTable('passwords').set({ hash: 'another', changed_at: 2 }).execute();
      await db.updateTable('monitors').set({ consented_at: null, consent_version: null }).execute();
      await db.deleteFrom('calendar_feeds').execute();
      await backup();
      const machine = await restored(path);
      expect(await readGrant(machine, id)).toBeUndefined();
      expect(await readGrant(machine, other)).toBeUndefined();
      const password = await machine.db.selectFrom('passwords').select('hash').executeTakeFirstOrThrow();
      expect(password.hash).not.toBe(hash);
      expect(await verifyPassword('', password.hash)).toBe(false);
      expect(await machine.db.selectFrom('monitors').selectAll().execute()).toEqual([
        { user_id: id, ...MONITOR, consented_at: null, consent_version: null, consented_mailbox: null },
      ]);
      expect(await machine.db.selectFrom('calendar_feeds').selectAll().execute()).toEqual([]);
    });

    test('do not bring back what was erased of scanning as a whole, but the tasks that were made of it', async () => {
      const { id } = (await everythingOf(services, 'ada')).user;
      const { path } = await backup();
      expect(await restored(path).then(scannedIn)).toEqual(await scannedIn(services));
      const tasks = await services.db.selectFrom('tasks').select(['id', 'title']).execute();
      expect(tasks).not.toEqual([]);
      await eraseScans(services, id);
      await backup();
      const machine = await restored(path);
      expect(await scannedIn(machine)).toEqual(SCANNED.map(() => []));
      expect(await machine.db.selectFrom('tasks').select(['id', 'title']).execute()).toEqual(tasks);
    });

    test('restore the emails of form messages, and no others', async () => {
      const mail = { subject: 'A message', text: 'text' };
      await services.outbox.write(services.db, mail, { messageId: 'm' });
      await services.outbox.write(services.db, { ...mail, to: 'ada@example.com' });
      const { db } = await restored((await backup()).path);
      expect(await db.selectFrom('outbox').select('message_id').execute()).toEqual([{ message_id: 'm' }]);
    });
  });
}

/** The results of scanning. */
const SCANNED = [
  'monitors',
  'queued_emails',
  'scans',
  'scan_analyses',
  'finding_corrections',
  'alerts',
  'sender_histories',
  'correspondents',
  'suggestions',
  'invitations',
] as const;

function scannedIn({ db }: Services) {
  return Promise.all(SCANNED.map((table) => db.selectFrom(table).selectAll().execute()));
}

const IMAP = {
  ...{ provider: 'imap', user: 'ada@example.com', password: 'app password' },
  ...{ host: 'imap.example.com', port: 993, security: 'tls' },
} satisfies NewGrant;

const OUTLOOK = {
  ...{ provider: 'microsoft', address: 'bo@example.com', accessToken: 'token' },
  ...{ accessTokenExpiresAt: 1, refreshToken: 'refresh' },
} satisfies NewGrant;

const MONITOR = {
  ...{ consented_at: 1, consent_version: '1', consented_mailbox: 'ada@example.com', mailbox: 'ada@example.com' },
  ...{ threshold: 'High', mails_alerts: 1, mails_since: 1, mails_sent: 2, problem: null, failures: 0, due_at: 3 },
  ...{ watched_until: 0, lease_owner: null, lease_until: 0, emails: 4, scanned: 5, alerts: 6, unread: 0 },
  ...{ erasures: 0, sent_cursor: '1-2', sent_read_at: 3 },
} satisfies Omit<MonitorTable, 'user_id'>;

function waitlistEntry(number: number) {
  return {
    work_email: `${number}@example.com`,
    user_type: 'Individual' as const,
    applicant_name: `Ada ${number}`,
    team_size: null,
    joined_at: number,
  };
}

async function idsOf({ db }: Services): Promise<string[]> {
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  return users.map(({ id }) => id);
}

async function reported(services: Services): Promise<string[]> {
  const reports = await readReports(services);
  return reports.flatMap(({ report }) => (report ? [report.emailContent] : []));
}
