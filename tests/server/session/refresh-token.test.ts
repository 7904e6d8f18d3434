import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext } from 'astro/middleware';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isFailure } from '../../../src/server/failure.ts';
import { verifyAccessToken } from '../../../src/server/session/access-token.ts';
import { logIn } from '../../../src/server/session/log-in.ts';
import { openSession, rotate, type Tokens } from '../../../src/server/session/refresh-token.ts';
import { liveSessions } from '../../../src/server/session/sessions.ts';
import { DAY, SECOND, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const ended = { failed: true, status: 401, code: 'SESSION_ENDED', message: 'Please log in again.' };
const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`refresh tokens on ${database.name}`, () => {
    let services: TestServices;
    let clock: ReturnType<typeof testClock>;
    let session: Awaited<ReturnType<typeof signedIn>>;
    beforeEach(async () => {
      clock = testClock();
      const { databaseUrl } = await database.create();
      services = await openTestServices({
        now: clock.now,
        environment: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
      });
      session = await signedIn(services);
    });
    afterEach(() => services.close());

    async function renewed(refreshToken = session.refreshToken, device = session.device): Promise<Tokens> {
      const tokens = await rotate(services, refreshToken, device);
      if (isFailure(tokens)) throw new Error(tokens.code);
      return tokens;
    }

    test('each is good for a new pair, again and again', async () => {
      let tokens: Tokens = session;
      const seen = new Set<string>();
      for (let round = 0; round < 5; round++) {
        tokens = await renewed(tokens.refreshToken);
        seen.add(tokens.refreshToken);
        expect(await verifyAccessToken(services, tokens.accessToken)).toMatchObject({ userId: session.user.id });
        clock.advance(60 * SECOND);
      }
      expect(seen.size).toBe(5);
      expect(seen).not.toContain(session.refreshToken);
    });

    test('a spent one that comes back ends the session, for the new tokens too', async () => {
      const tokens = await renewed();
      clock.advance(11 * SECOND);
      expect(await rotate(services, session.refreshToken, session.device)).toEqual(ended);
      expect(await rotate(services, tokens.refreshToken, session.device)).toEqual(ended);
      expect(await verifyAccessToken(services, tokens.accessToken)).toBeUndefined();
    });

    test('a client that lost the response can repeat the call within ten seconds and gets the same one', async () => {
      const first = await renewed();
      clock.advance(10 * SECOND);
      const again = await renewed();
      expect(again.refreshToken).toBe(first.refreshToken);
      expect(await renewed(again.refreshToken)).toBeDefined();
    });

    test('a late tab gets the token that is good now, not one that is spent', async () => {
      const second = await renewed();
      const third = await renewed(second.refreshToken);
      expect((await renewed()).refreshToken).toBe(third.refreshToken);
    });

    test('refreshes at the same time agree on one successor', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => renewed()));
      expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      const stored = await services.db.selectFrom('refresh_tokens').select('used_at').execute();
      expect(stored).toHaveLength(2);
    });

    test('it is refused without its device, and that ends no session', async () => {
      const other = await signedIn(services, 'bob');
      await renewed();
      clock.advance(11 * SECOND);
      const spent = session.refreshToken;
      const { refreshToken } = await renewed(other.refreshToken, other.device);
      for (const device of [undefined, '', 'guess', other.device]) {
        expect(await rotate(services, spent, device)).toEqual(ended);
      }
      expect(await rotate(services, refreshToken, session.device)).toEqual(ended);
      expect(await verifyAccessToken(services, session.accessToken)).toBeDefined();
      expect(await renewed(refreshToken, other.device)).toBeDefined();
    });

    test('seven days without use end it', async () => {
      clock.advance(7 * DAY - SECOND);
      const tokens = await renewed();
      clock.advance(7 * DAY);
      expect(await rotate(services, tokens.refreshToken, session.device)).toEqual(ended);
    });

    test('thirty days end the session, however busy it was', async () => {
      let tokens: Tokens = session;
      for (let day = 0; day < 29; day += 1) {
        clock.advance(DAY);
        tokens = await renewed(tokens.refreshToken);
      }
      clock.advance(DAY);
      expect(await rotate(services, tokens.refreshToken, session.device)).toEqual(ended);
    });

    test.each(['', 'x'.repeat(512), '\u0000', '\ud800'])('%j is no token', async (token) => {
      expect(await rotate(services, token, session.device)).toEqual(ended);
    });

    test('logging in again in the same browser ends the session before', async () => {
      const next = await openSession(services, services.db, session.user, { replacedDevice: session.device });
      expect(await verifyAccessToken(services, session.accessToken)).toBeUndefined();
      expect(await rotate(services, session.refreshToken, session.device)).toEqual(ended);
      expect(await verifyAccessToken(services, next.accessToken)).toBeDefined();
      expect(await renewed(next.refreshToken, next.device)).toBeDefined();
    });

    test('logging in on another device leaves the first alone', async () => {
      await openSession(services, services.db, session.user);
      expect(await renewed()).toBeDefined();
    });

    test('a user has 25 sessions: the 26th ends the one that was not used for longest', async () => {
      const others = [];
      for (let device = 0; device < 24; device += 1) {
        clock.advance(SECOND);
        others.push(await openSession(services, services.db, session.user));
      }
      clock.advance(SECOND);
      await renewed();
      const last = await openSession(services, services.db, session.user);
      expect(await liveSessions(services.db, session.user.id, clock.now())).toHaveLength(25);
      expect(await verifyAccessToken(services, others[0]?.accessToken ?? '')).toBeUndefined();
      for (const { accessToken } of [session, ...others.slice(1), last]) {
        expect(await verifyAccessToken(services, accessToken)).toBeDefined();
      }
    });

    test('log-ins at the same time leave 25 sessions', async () => {
      const other = await signedIn(services, 'bob');
      const logInOnce = () =>
        services.db.transaction().execute((trx) => {
          const request = new Request(services.settings.siteUrl);
          const { cookies } = createContext({ request, defaultLocale: 'en' });
          return logIn(services, trx, { cookies, request }, session.user);
        });
      const opened = await Promise.all(Array.from({ length: 32 }, logInOnce));
      expect(opened).not.toContain(undefined);
      expect(await liveSessions(services.db, session.user.id, clock.now())).toHaveLength(25);
      expect(await liveSessions(services.db, other.user.id, clock.now())).toHaveLength(1);
    });

    test('sessions that have run out are removed when their user logs in', async () => {
      clock.advance(30 * DAY);
      await openSession(services, services.db, session.user);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
      expect(await services.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1);
    });
  });
}

test('no token and no device can be read in the files of the database', async () => {
  const services = await openTestServices();
  onTestFinished(() => services.close());
  const session = await signedIn(services);
  const tokens = await rotate(services, session.refreshToken, session.device);
  if (isFailure(tokens)) throw new Error(tokens.code);
  const { dataDir } = services.settings;
  const files = readdirSync(dataDir).filter((name) => name.startsWith('letterlock.db'));
  const stored = Buffer.concat(files.map((name) => readFileSync(join(dataDir, name))));
  expect(stored.includes(session.user.email)).toBe(true);
  for (const secret of [session.refreshToken, tokens.refreshToken, session.device, session.accessToken]) {
    expect(stored.includes(secret)).toBe(false);
    expect(stored.includes(Buffer.from(secret, 'base64url'))).toBe(false);
  }
});
