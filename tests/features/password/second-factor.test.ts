import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLogInLink } from '../../../src/features/password/contract.ts';
import { RECOVERY_CODES } from '../../../src/features/password/second-factor/contract.ts';
import { openSecret, resealSecondFactors } from '../../../src/features/password/second-factor/sealed-secret.server.ts';
import { deriveKeys } from '../../../src/server/keys.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { TestBrowser } from '../../support/site.ts';
import { ADA, openPasswordSite, PASSWORD, type PasswordSite, storeAccount, wrong } from './site.ts';

const STEP = 30_000;
const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`a second step on ${database.name}`, () => {
    let clock: ReturnType<typeof testClock>;
    let site: PasswordSite;
    let browser: TestBrowser;
    let token: string;

    beforeEach(async () => {
      clock = testClock();
      const { databaseUrl } = await database.create();
      const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
      site = await openPasswordSite({ now: clock.now, environment: { ...environment, RATE_LIMIT_SCALE: '1' } });
      await storeAccount(site.services);
      const logged = await site.logIn();
      browser = logged.browser;
      token = logged.body.user.accessToken ?? '';
    });
    afterEach(() => site.close());

    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });

    async function turnOn() {
      const { body } = await site.post('/second-factor', undefined, browser, token);
      const secret = body.secret ?? '';
      const confirmed = await site.post('/second-factor/confirm', { code: codeOf(secret) }, browser, token);
      expect(confirmed.status).toBe(200);
      clock.advance(STEP);
      return { secret, codes: confirmed.body.recoveryCodes as unknown as string[] };
    }

    const toldOfWrongCodes = async () =>
      (await site.mails()).filter(({ subject }) => subject.startsWith('Wrong codes were entered')).length;

    const logInWith = (secondFactor?: string, by = new TestBrowser(site.siteUrl)) =>
      site.post('/login', { email: ADA, password: PASSWORD, ...(secondFactor !== undefined && { secondFactor }) }, by);

    test('counts once a code of it was entered', async () => {
      const { body } = await site.post('/second-factor', undefined, browser, token);
      expect((await logInWith()).status).toBe(200);
      const code = codeOf(body.secret ?? '');
      expect(await site.post('/second-factor/confirm', { code: wrong(code, 500_000) }, browser, token)).toMatchObject({
        status: 400,
        body: { code: 'SECOND_FACTOR_REFUSED' },
      });
      expect((await logInWith()).status).toBe(200);
    });

    test('is asked for after the right password alone', async () => {
      const { secret } = await turnOn();
      expect(await site.logIn('not the password')).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
      expect(await logInWith()).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } });
      const { status, body } = await logInWith(codeOf(secret));
      expect(status).toBe(200);
      expect(await site.whoAmI(body.user.accessToken)).toBe(200);
    });

    test('a code works once, and no earlier one after it', async () => {
      const { secret } = await turnOn();
      const early = codeOf(secret);
      clock.advance(STEP);
      const code = codeOf(secret);
      expect((await logInWith(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
      for (const used of [code, early]) {
        expect(await logInWith(used)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REFUSED' } });
      }
    });

    test('of ten log-ins at once with one code one succeeds', async () => {
      const { secret } = await turnOn();
      site.services.limits.count = async () => undefined;
      const answers = await Promise.all(Array.from({ length: 10 }, () => logInWith(codeOf(secret))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('a recovery code works once, however it is typed', async () => {
      const { codes } = await turnOn();
      expect(codes).toHaveLength(RECOVERY_CODES);
      expect(new Set(codes).size).toBe(RECOVERY_CODES);
      const [code = ''] = codes;
      expect((await logInWith(code.toLowerCase().replace('-', ' '))).status).toBe(200);
      expect(await logInWith(code)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REFUSED' } });
      expect((await logInWith(codes[1])).status).toBe(200);
      const told = (await site.mails()).filter(({ subject }) => subject.startsWith('A recovery code'));
      expect(told.map(({ text }) => /\d recovery codes are left/.exec(text)?.[0])).toEqual(
        [9, 8].map((left) => `${left} recovery codes are left`),
      );
    });

    test('guessing is stopped, and the right code too until the time is over', async () => {
      const { secret } = await turnOn();
      for (let guess = 1; guess <= 5; guess += 1) {
        expect((await logInWith(wrong(codeOf(secret), guess * 1000))).body.code).toBe('SECOND_FACTOR_REFUSED');
        expect(await toldOfWrongCodes()).toBe(guess < 5 ? 0 : 1);
      }
      expect(await logInWith(codeOf(secret))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    });

    test('more wrong codes on the same day are no news', async () => {
      const { secret } = await turnOn();
      const limited = site.services.limits.count;
      site.services.limits.count = async (name, ...rest) =>
        name.startsWith('wrong second factor ') && !name.endsWith('notice') ? undefined : limited(name, ...rest);
      for (let guess = 1; guess <= 8; guess += 1) await logInWith(wrong(codeOf(secret), guess * 1000));
      expect(await toldOfWrongCodes()).toBe(1);
    });

    test('is asked for by the emailed login link, which stays usable', async () => {
      const { secret } = await turnOn();
      const { openCodeRequest } = await import('../../../src/features/password/code-request.server.ts');
      await openCodeRequest(site.services, { purpose: 'login', email: ADA });
      const links = (await site.mails()).flatMap(({ text }) => /\S+#\S+/.exec(text)?.[0] ?? []);
      const link = readLogInLink(new URL(links.at(-1) ?? '').hash);
      expect(await site.post('/verify-otp', link)).toMatchObject({
        status: 401,
        body: { code: 'SECOND_FACTOR_NEEDED' },
      });
      expect((await site.post('/verify-otp', { ...link, secondFactor: codeOf(secret) })).status).toBe(200);
    });

    test('stays when the password is reset', async () => {
      const { secret } = await turnOn();
      const request = await site.open('/forgot-password');
      expect((await site.post('/reset-password', { ...request, password: PASSWORD })).status).toBe(200);
      expect(await logInWith()).toMatchObject({ body: { code: 'SECOND_FACTOR_NEEDED' } });
      expect((await logInWith(codeOf(secret))).status).toBe(200);
    });

    test('nothing of it can be read in the database', async () => {
      const { secret, codes } = await turnOn();
      const rows = JSON.stringify([
        await site.services.db.selectFrom('second_factors').selectAll().execute(),
        await site.services.db.selectFrom('recovery_codes').selectAll().execute(),
      ]);
      for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
        expect(rows).not.toContain(text);
      }
    });

    test('its secret belongs to its account, and survives a changed APP_SECRET', async () => {
      const { secret } = await turnOn();
      const { services } = site;
      const read = () => services.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
      const { user_id, sealed_secret } = await read();
      await expect(openSecret(services, 'somebody-else', sealed_secret)).rejects.toThrow('another user');
      const [before, after] = ['before, with 32 characters or more', 'after it, with 32 characters or more'];
      const { sealSecret } = await import('../../../src/features/password/second-factor/sealed-secret.server.ts');
      const old = await sealSecret({ keys: deriveKeys(before) }, user_id, secret);
      await services.db.updateTable('second_factors').set({ sealed_secret: old }).execute();
      await resealSecondFactors({ ...services, keys: deriveKeys(after, before) });
      expect(await openSecret({ keys: deriveKeys(after) }, user_id, (await read()).sealed_secret)).toBe(secret);
    });

    describe('changing it', () => {
      const calls = [
        ['POST', '/second-factor', undefined],
        ['POST', '/second-factor/confirm', { code: '123456' }],
        ['POST', '/second-factor/recovery-codes', undefined],
        ['DELETE', '/second-factor', undefined],
      ] as const;

      const call = (method: string, path: string, body: unknown, by = browser) =>
        by.fetch(path, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            origin: site.siteUrl,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });

      test.each(calls)(
        '%s %s needs a recent log-in in this browser, or to be confirmed',
        async (method, path, body) => {
          expect((await call(method, path, body, new TestBrowser(site.siteUrl))).status).toBe(403);
          clock.advance(10 * MINUTE + 1);
          const refused = await call(method, path, body);
          expect(refused.status).toBe(403);
          expect(await refused.json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
          expect((await site.post('/confirm/password', { password: PASSWORD }, browser, token)).status).toBe(200);
          expect((await call(method, path, body)).status).not.toBe(403);
        },
      );

      test('to confirm takes the password and the code, in the session’s browser', async () => {
        const { secret } = await turnOn();
        clock.advance(10 * MINUTE);
        const confirm = (body: object, by = browser) => site.post('/confirm/password', body, by, token);
        expect(await confirm({ password: 'wrong' })).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
        expect(await confirm({ password: PASSWORD })).toMatchObject({
          status: 403,
          body: { code: 'SECOND_FACTOR_NEEDED' },
        });
        const secondFactor = codeOf(secret);
        expect(await confirm({ password: PASSWORD, secondFactor }, new TestBrowser(site.siteUrl))).toMatchObject({
          status: 403,
          body: { code: 'SIGN_IN_AGAIN' },
        });
        clock.advance(STEP);
        expect((await confirm({ password: PASSWORD, secondFactor: codeOf(secret) })).status).toBe(200);
        expect((await call('DELETE', '/second-factor', undefined)).status).toBe(200);
      });

      test('turned off, the password is enough, and every change is told by email without a link', async () => {
        await turnOn();
        expect((await call('POST', '/second-factor', undefined)).status).toBe(409);
        expect((await call('POST', '/second-factor/recovery-codes', undefined)).status).toBe(200);
        expect((await call('DELETE', '/second-factor', undefined)).status).toBe(200);
        expect((await call('DELETE', '/second-factor', undefined)).status).toBe(409);
        expect((await logInWith()).status).toBe(200);
        expect(await site.services.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
        const mails = await site.mails();
        expect(mails.map(({ subject }) => subject)).toEqual([
          'The second step of your Letterlock account is on',
          'Your Letterlock account has new recovery codes',
          'The second step of your Letterlock account is off',
          'New login to your account',
        ]);
        expect(mails.filter(({ text }) => /https?:/.test(text))).toEqual([]);
      });

      test('new recovery codes replace the earlier ones', async () => {
        const { codes } = await turnOn();
        const { body } = await site.post('/second-factor/recovery-codes', undefined, browser, token);
        expect((await logInWith(codes[0])).status).toBe(401);
        expect((await logInWith((body.recoveryCodes as unknown as string[])[0])).status).toBe(200);
      });

      test('with it, a new password needs a recent log-in, too', async () => {
        await turnOn();
        clock.advance(10 * MINUTE);
        const change = { currentPassword: PASSWORD, newPassword: 'another walk, another park' };
        expect(await site.post('/change-password', change, browser, token)).toMatchObject({
          status: 403,
          body: { code: 'SIGN_IN_AGAIN' },
        });
      });
    });
  });
}
