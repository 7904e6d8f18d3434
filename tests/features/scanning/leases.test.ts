import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Claim, claimLeases } from '../../../src/features/scanning/leases.server.ts';
import type { Services } from '../../../src/server/services.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { connectedUser } from '../../support/mailbox.ts';
import { switchOn } from '../../support/scanning.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

const PER_CLAIM = 4;
const stopping = new AbortController().signal;

for (const database of databases) {
  describe.skipIf(database.missing)(`leases on ${database.name}`, () => {
    const clock = testClock();
    let services: TestServices;
    let users: string[];

    beforeEach(async () => {
      const { databaseUrl, dataDir } = await database.create();
      const environment: Record<string, string> =
        databaseUrl === undefined
          ? { DATA_DIR: dataDir }
          : { DATABASE_URL: databaseUrl, APP_SECRET: 'a secret that no other test of this kind has' };
      services = await openTestServices({ environment, now: clock.now });
      users = [];
      for (let index = 0; index < 2 * PER_CLAIM; index += 1) {
        const { userId } = await connectedUser(services, `user${index}`);
        await switchOn(services, userId);
        await setMonitor(userId, { due_at: clock.now() - index * 1000 });
        users.push(userId);
      }
    });
    afterEach(() => services.close());

    const setMonitor = (userId: string, values: { due_at?: number; watched_until?: number }) =>
      services.db.updateTable('monitors').set(values).where('user_id', '=', userId).execute();
    const claim = async (owner: string, more: Partial<Claim> = {}, through: Services = services) => {
      const leases = await claimLeases(through, {
        ...{ owner, limit: PER_CLAIM, present: false, exclude: [], stopping },
        ...more,
      });
      for (const lease of leases) lease.end();
      return leases.map(({ userId }) => userId);
    };

    test('go to those waiting longest, and never twice to the same one', async () => {
      expect((await claim('one')).toSorted()).toEqual(users.slice(PER_CLAIM).toSorted());
      expect((await claim('two')).toSorted()).toEqual(users.slice(0, PER_CLAIM).toSorted());
      expect(await claim('three')).toEqual([]);
    });

    // The embedded database has one writer at a time.
    test.skipIf(database !== postgres)('are taken beside another process that is about to take some', async () => {
      await services.db.transaction().execute(async (trx) => {
        const one = await claim('one', {}, { ...services, db: trx });
        const two = await claim('two');
        expect([one, two].map((each) => each.length)).toEqual([PER_CLAIM, PER_CLAIM]);
        expect([...one, ...two].toSorted()).toEqual(users.toSorted());
      });
    });

    test('are not taken of who is not due, unless a wrong clock has put that off for an hour', async () => {
      for (const userId of users) await setMonitor(userId, { due_at: clock.now() + 1 });
      expect(await claim('one')).toEqual([]);
      await setMonitor(users[3] ?? '', { due_at: clock.now() + 60 * MINUTE });
      expect(await claim('one')).toEqual([users[3]]);
    });

    test('are taken apart of who has a page open, and never of whom this process is still at', async () => {
      const [first = '', second = ''] = users;
      for (const userId of [first, second]) await setMonitor(userId, { watched_until: clock.now() + 1 });
      expect(await claim('one', { present: true, exclude: [second] })).toEqual([first]);
      expect(await claim('two', { limit: 9 })).toHaveLength(2 * PER_CLAIM - 2);
    });
  });
}
