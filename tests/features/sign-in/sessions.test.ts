import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Session, SessionsAnswer } from '../../../src/features/sign-in/contract.ts';
import * as currentUser from '../../../src/pages/api/v1/auth/current-user.ts';
import * as logout from '../../../src/pages/api/v1/auth/logout.ts';
import * as refresh from '../../../src/pages/api/v1/auth/refresh.ts';
import * as session from '../../../src/pages/api/v1/auth/sessions/[sessionId].ts';
import * as sessions from '../../../src/pages/api/v1/auth/sessions/index.ts';
import { type OpenedSession, openSession } from '../../../src/server/session/refresh-token.ts';
import type { User } from '../../../src/server/users.ts';
import { DAY, MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered, signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const ROUTES = {
  '/sessions': sessions,
  '/sessions/:sessionId': session,
  '/logout': logout,
  '/current-user': currentUser,
  '/refresh': refresh,
};
const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`three browsers of one account on ${database.name}`, () => {
    let clock: ReturnType<typeof testClock>;
    let site: TestSite;
    let ada: User;
    let [phone, desk, library]: OpenedSession[] = [];
    beforeEach(async () => {
      clock = testClock();
      const { databaseUrl } = await database.create();
      const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
      site = await openTestSite(ROUTES, { now: clock.now, environment });
      ada = await registered(site.services);
      [phone, desk, library] = [await open('Firefox on Android'), await open('Chrome on Linux'), await open(null)];
    });
    afterEach(() => site.close());

    async function open(deviceName: string | null): Promise<OpenedSession> {
      clock.advance(MINUTE);
      return openSession(site.services, site.services.db, ada, { deviceName });
    }

    const as = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });
    const get = (path: string, token?: string) => fetch(site.siteUrl + path, as(token));
    const statusOf = async (of: OpenedSession | undefined) => (await get('/current-user', of?.accessToken)).status;
    const statuses = () => Promise.all([phone, desk, library].map(statusOf));
    async function list(token = desk?.accessToken): Promise<Session[]> {
      return ((await (await get('/sessions', token)).json()) as SessionsAnswer).sessions;
    }
    const end = async (id: string, token = desk?.accessToken) =>
      (await fetch(`${site.siteUrl}/sessions/${id}`, { method: 'DELETE', ...as(token) })).status;

    test('all work at the same time, and each is listed, the last used one first', async () => {
      expect(await statuses()).toEqual([200, 200, 200]);
      expect(await list()).toEqual([
        { id: expect.any(String), device: 'Unknown device', current: false, ...timesOf(3, 3) },
        { id: expect.any(String), device: 'Chrome on Linux', current: true, ...timesOf(2, 2) },
        { id: expect.any(String), device: 'Firefox on Android', current: false, ...timesOf(1, 1) },
      ]);
    });

    const timesOf = (created: number, used: number) => ({
      createdAt: new Date(Date.UTC(2030, 0, 1, 0, created)).toISOString(),
      lastUsedAt: new Date(Date.UTC(2030, 0, 1, 0, used)).toISOString(),
    });

    test('one that is renewed counts as used', async () => {
      clock.advance(MINUTE);
      const browser = new TestBrowser(site.siteUrl);
      browser.cookies.set('device', phone?.device ?? '');
      expect((await browser.postJson('/refresh', { refreshToken: phone?.refreshToken })).status).toBe(200);
      expect((await list())[0]).toMatchObject({ device: 'Firefox on Android', ...timesOf(1, 4) });
    });

    test('each can be logged out from another', async () => {
      const [, , first] = await list();
      expect(await end(first?.id ?? '')).toBe(200);
      expect(await statuses()).toEqual([401, 200, 200]);
      expect(await end(first?.id ?? ''), 'twice').toBe(404);
      const [third] = await list(library?.accessToken);
      const [, mine] = await list(library?.accessToken);
      expect(await end(mine?.id ?? '', library?.accessToken)).toBe(200);
      expect(await statuses()).toEqual([401, 401, 200]);
      expect(await list(library?.accessToken)).toEqual([third]);
    });

    test('those of somebody else are not there', async () => {
      const bob = await signedIn(site.services, 'bob');
      const [one] = await list();
      expect(await end(one?.id ?? '', bob.accessToken)).toBe(404);
      expect(await list(bob.accessToken)).toHaveLength(1);
      expect(await statuses()).toEqual([200, 200, 200]);
    });

    test('logging out here leaves the others; everywhere it does not', async () => {
      const bob = await signedIn(site.services, 'bob');
      const browser = new TestBrowser(site.siteUrl);
      await browser.postJson('/logout', {}, as(phone?.accessToken).headers);
      expect(await statuses()).toEqual([401, 200, 200]);
      await browser.postJson('/logout', { everywhere: true }, as(desk?.accessToken).headers);
      expect(await statuses()).toEqual([401, 401, 401]);
      expect(await statusOf(bob)).toBe(200);
    });

    test('a refresh token logs out everywhere too, from its own device alone', async () => {
      const body = { everywhere: true, refreshToken: phone?.refreshToken };
      await new TestBrowser(site.siteUrl).postJson('/logout', body);
      expect(await statuses()).toEqual([200, 200, 200]);
      const browser = new TestBrowser(site.siteUrl);
      browser.cookies.set('device', phone?.device ?? '');
      await browser.postJson('/logout', body);
      expect(await statuses()).toEqual([401, 401, 401]);
    });

    test('what is not understood in the body does not keep anybody logged in', async () => {
      const browser = new TestBrowser(site.siteUrl);
      await browser.postJson('/logout', { everywhere: 'yes', refreshToken: 7 }, as(phone?.accessToken).headers);
      expect(await statuses()).toEqual([401, 200, 200]);
    });

    test('a session that can no longer be renewed is not listed', async () => {
      clock.advance(7 * DAY);
      const now = await open('Safari on Mac');
      expect((await list(now.accessToken)).map(({ device }) => device)).toEqual(['Safari on Mac']);
    });
  });
}
