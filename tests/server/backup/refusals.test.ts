import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addReport } from '../../../src/features/feedback/reports.server.ts';
import { hasTables, openExisting } from '../../../src/server/backup/existing-database.ts';
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { makeReportKeyStore, REPORT_KEYS } from '../../../src/server/db/key-store.ts';
import { connect, migrate } from '../../../src/server/db/open.ts';
import type { TaskTable } from '../../../src/server/db/schema.ts';
import { existingKeys } from '../../../src/server/keys.ts';
import type { Services } from '../../../src/server/services.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered } from '../../support/people.ts';
import { type Machines, REPORT, SECRET, testMachines } from './machines.ts';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`backups of ${database.name}`, () => {
    let machines: Machines;
    let folder: string;
    let services: Services;
    beforeEach(async () => {
      machines = testMachines();
      folder = machines.folder;
      services = await machines.open(await machines.create(database));
    });
    afterEach(() => machines.close());

    const backup = () => machines.backup(services);
    const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'));

    test('say nothing to who has no secret, and are for their owner alone', async () => {
      await registered(services, 'ada');
      await addReport(services, REPORT);
      const { path } = await backup();
      const files = readdirSync(folder).map((name) => join(folder, name));
      expect(files).toHaveLength(3);
      for (const file of files) {
        expect(readFileSync(file, 'latin1')).not.toMatch(/example\.com|issuer\.test|look at the minutes/);
        expect(statSync(file).mode & 0o077, file).toBe(0);
      }
      const stranger = await machines.create(database, { APP_SECRET: 'another secret, of another machine' });
      await expect(restoreBackup(stranger, path)).rejects.toThrow('another secret');
    });

    test('are read and written on after the secret was changed', async () => {
      await registered(services, 'ada');
      const { path } = await backup();
      const secrets = { APP_SECRET: 'the secret that followed, as long as it', PREVIOUS_APP_SECRET: SECRET };
      const target = await machines.create(database, secrets);
      await restoreBackup(target, path);
      const machine = await machines.open(target);
      await machines.backup(machine);
      const { APP_SECRET } = secrets;
      expect(await restoreBackup(await machines.create(database, { APP_SECRET }), path)).toMatchObject({ rows: 2 });
    });

    test('are not made of another database in the same folder', async () => {
      await registered(services, 'ada');
      const { path } = await backup();
      const keys = readFileSync(join(folder, 'keys'));
      const other = await machines.open(await machines.create(database));
      await expect(machines.backup(other)).rejects.toThrow('another database');
      expect(readFileSync(join(folder, 'keys'))).toEqual(keys);
      const elsewhere = mkdtempSync(join(tmpdir(), 'letterlock-backups-'));
      await machines.backup(other, elsewhere);
      writeFileSync(join(folder, 'keys'), readFileSync(join(elsewhere, 'keys')));
      rmSync(elsewhere, { recursive: true });
      await expect(restoreBackup(await machines.create(database), path)).rejects.toThrow('another database');
    });

    test('are not made two at a time', async () => {
      await registered(services, 'ada');
      machines.clock += 1;
      const other = await machines.open(services.settings);
      const both = await Promise.allSettled([services, other].map((one) => writeBackup(one, folder)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both).toContainEqual({
        status: 'rejected',
        reason: new Error('another backup is being written to this folder'),
      });
      expect((await backup()).rows).toBe(2);
    });

    test('are not made where the keys of others were lost', async () => {
      await backup();
      rmSync(join(folder, 'keys'));
      await expect(backup()).rejects.toThrow('"keys"');
      expect(readdirSync(folder)).not.toContain('keys');
    });

    test('leave nothing half done, even of a run that was killed', async () => {
      await backup();
      for (const name of ['letterlock-then.backup.draft', 'keys.draft']) writeFileSync(join(folder, name), 'half');
      await backup();
      expect(readdirSync(folder).toSorted()).toEqual([...backups(), 'keys', 'lock'].toSorted());
      await sql`drop table report_keys.erasures`.execute(services.db);
      await expect(backup()).rejects.toThrow('erasures');
      expect(backups()).toHaveLength(2);
      expect(readdirSync(folder)).toHaveLength(4);
    });

    test.each<[string, (text: string) => string, string]>([
      ['cut off', (text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1), 'incomplete'],
      ['without a line', (text) => text.split('\n').toSpliced(1, 1).join('\n'), 'removed'],
      ['with a line twice', (text) => text.replace(/\n(.+)\n/, '\n$1\n$1\n'), 'added'],
      ['changed', (text) => text.replace(/\.[\w-]{20}/, '.AAAAAAAAAAAAAAAAAAAA'), 'damaged'],
      ['with another date', (text) => text.replace('"takenAt":"2026', '"takenAt":"2027'), 'changed'],
      ['with more behind its end', (text) => `${text}{}\n`, 'after its end'],
      ['of a later version', (text) => text.replace('"migration":"', '"migration":"9'), 'later version'],
      ['something else', () => '{"format":1}\n', 'not a backup'],
      ['damaged at its beginning', (text) => text.slice(1), 'not a backup'],
      ['half a heading', () => '{"format"', 'not a backup'],
      ['empty', () => '', 'not a backup'],
    ])('one that is %s restores nothing, and the whole one can be restored then', async (_, change, complaint) => {
      await registered(services, 'ada');
      await registered(services, 'grace');
      const { path } = await backup();
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, change(whole));
      const settings = await machines.create(database);
      await expect(restoreBackup(settings, path)).rejects.toThrow(complaint);
      writeFileSync(path, whole);
      expect(await restoreBackup(settings, path)).toMatchObject({ rows: 4 });
    });

    test('take no line of an older one', async () => {
      const { id } = await registered(services, 'ada');
      const old = await backup();
      await services.db.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', id).execute();
      const { path } = await backup();
      const [heading, , ...rest] = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, [heading, readFileSync(old.path, 'utf8').split('\n')[1], ...rest].join('\n'));
      await expect(restoreBackup(await machines.create(database), path)).rejects.toThrow('changed');
    });

    test('are restored whole or not at all', async () => {
      const constraint = 'alter table tasks drop constraint tasks_user_id_fkey';
      await sql.raw(database === postgres ? constraint : 'pragma foreign_keys = off').execute(services.db);
      await registered(services, 'ada');
      await services.db.insertInto('tasks').values(TASK_OF_NOBODY).execute();
      const { path } = await backup();
      const settings = await machines.create(database);
      await expect(restoreBackup(settings, path)).rejects.toThrow(/foreign key/i);
      const db = connect(settings, 'migration');
      expect(await hasTables(db), 'the next attempt finds a new database').toBe(false);
      await db.destroy();
    });

    test('are not restored over what is there', async () => {
      await registered(services, 'ada');
      const { path } = await backup();
      await expect(restoreBackup(services.settings, path)).rejects.toThrow(/already .*(move|restore)/);
      expect(await services.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    });

    test('are restored beside tables of others, and where the store of report keys is left', async () => {
      await addReport(services, REPORT);
      const { path } = await backup();
      const settings = await machines.create(database);
      const store = connect(settings, 'migration');
      await makeReportKeyStore(store, settings);
      await store
        .withSchema(REPORT_KEYS)
        .insertInto('day_keys')
        .values(await dayKeysOf(services))
        .execute();
      await sql`create view statistics as select 1 as one`.execute(store);
      await store.destroy();
      await restoreBackup(settings, path);
      const machine = await machines.open(settings);
      expect(await dayKeysOf(machine)).toEqual(await dayKeysOf(services));
    });

    test('are made of a database as it is', async () => {
      const empty = await machines.create(database);
      await expect(openExisting(empty)).rejects.toThrow(/there is no database|has no tables/);
      expect(database === postgres || !existsSync(join(empty.dataDir, 'letterlock.db'))).toBe(true);
      const old = connect(empty, 'migration');
      await migrate(old, empty, '015_invitations');
      await expect(openExisting(empty)).rejects.toThrow('an earlier version');
      const { rows } = await sql`select name from kysely_migration`.execute(old);
      await old.destroy();
      await sql`insert into kysely_migration (name, timestamp) values ('999', '')`.execute(services.db);
      await expect(openExisting(services.settings)).rejects.toThrow('a later version');
      await sql`delete from kysely_migration where name = '999'`.execute(services.db);
      await (await openExisting(services.settings)).destroy();
      expect(rows).not.toContainEqual({ name: '016_database_identity' });
    });

    test('and restoring make no secret', async () => {
      const { path } = await backup();
      const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-test-'));
      const settings = { ...(await machines.create(database)), appSecret: undefined, dataDir };
      expect(() => existingKeys(settings)).toThrow('APP_SECRET');
      await expect(restoreBackup(settings, path)).rejects.toThrow('APP_SECRET');
      expect(readdirSync(dataDir)).toEqual([]);
      rmSync(dataDir, { recursive: true });
    });
  });
}

function dayKeysOf({ db }: Services) {
  return db.withSchema(REPORT_KEYS).selectFrom('day_keys').selectAll().execute();
}

const TASK_OF_NOBODY = {
  ...{ id: 'task', user_id: 'nobody', scan_id: null, kind: 'task', title: 'Call back', due: '2026-11-22' },
  ...{ minutes: null, location: null, done_at: null, made_at: 1, changed_at: 1 },
} satisfies TaskTable;
