import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../support/authenticator.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered as registeredWithGoogle } from '../../support/people.ts';
import { TestBrowser } from '../../support/site.ts';
import { ADA, openPasswordSite, PASSWORD, type PasswordSite, wrong } from '../password/site.ts';

const CODE_REFUSED = { status: 400, body: { code: 'CODE_REFUSED' } };
const PASSKEY_REFUSED = { status: 400, body: { code: 'PASSKEY_REFUSED' } };
const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

interface Options {
  challenge: string;
  user: { id: string; name: string };
}

for (const database of databases) {
  describe.skipIf(database.missing)(`an account with a passkey on ${database.name}`, () => {
    let clock: ReturnType<typeof testClock>;
    let site: PasswordSite;
    let phone: Authenticator;
    beforeEach(async () => {
      clock = testClock();
      const { databaseUrl } = await database.create();
      site = await openPasswordSite({
        now: clock.now,
        environment: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      });
      phone = new Authenticator();
    });
    afterEach(() => site.close());

    const here = () => ({ origin: site.siteUrl, rpID: new URL(site.siteUrl).hostname });
    const users = () => site.services.db.selectFrom('users').select('email').execute();

    async function start(email = ADA) {
      const { status, body } = await site.post('/register/passkey/options', { email });
      expect(status).toBe(200);
      const { challenge, user } = body.options as unknown as Options;
      const otp = (await site.codes(email)).at(-1) ?? '';
      return { requestId: body.requestId ?? '', otp, challenge, handle: Buffer.from(user.id, 'base64url').toString() };
    }

    async function register(changed: object = {}, browser = new TestBrowser(site.siteUrl)) {
      const { requestId, otp, challenge, handle } = await start();
      const credential = phone.create({ challenge, ...here() });
      const answer = await site.post('/register/passkey', { requestId, otp, credential, ...changed }, browser);
      return { ...answer, handle, request: { requestId, otp, credential }, browser };
    }

    async function logIn(handle: string) {
      const { body } = await site.post('/login/passkey/options', {});
      const { challenge } = body.options as unknown as Options;
      return site.post('/login/passkey', { credential: phone.assert({ challenge, ...here() }, handle) });
    }

    test('is made and logged in to when the code comes back, and the passkey logs in from then on', async () => {
      const { status, body, handle, browser } = await register();
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ email: ADA, id: handle });
      expect(await site.whoAmI(body.user.accessToken)).toBe(200);
      expect((await site.post('/refresh', { refreshToken: body.user.refreshToken }, browser)).status).toBe(200);
      expect((await logIn(handle)).body.user).toMatchObject({ id: handle, email: ADA });
      expect((await site.mails()).map(({ subject }) => subject)).not.toContain('New login to your Letterlock account');
    });

    test('is not made without the right code, but the same passkey works with another', async () => {
      const { status, request } = await register({ otp: '000000' });
      expect({ status, users: await users() }).toEqual({ status: 400, users: [] });
      const guess = { ...request, otp: wrong(request.otp) };
      expect(await site.post('/register/passkey', guess)).toMatchObject(CODE_REFUSED);
      clock.advance(11 * MINUTE);
      expect(await site.post('/register/passkey', request)).toMatchObject(CODE_REFUSED);
      await site.post('/resend-otp', { requestId: request.requestId });
      const again = { ...request, otp: (await site.codes()).at(-1) };
      expect((await site.post('/register/passkey', again)).status).toBe(200);
      expect(await site.post('/register/passkey', again)).toMatchObject(CODE_REFUSED);
    });

    test('takes five guesses', async () => {
      const { request } = await register({ otp: 'abcdef' });
      for (let by = 1; by <= 5; by += 1) {
        const guess = { ...request, otp: wrong(request.otp, by) };
        expect(await site.post('/register/passkey', guess)).toMatchObject(CODE_REFUSED);
      }
      expect(await site.post('/register/passkey', request)).toMatchObject(CODE_REFUSED);
      expect(await users()).toEqual([]);
    });

    test('of two at once with one code, one succeeds', async () => {
      const { request } = await register({ otp: 'abcdef' });
      const both = await Promise.all([
        site.post('/register/passkey', request),
        site.post('/register/passkey', request),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await users()).toHaveLength(1);
    });

    test('is refused a passkey of another site, another request or another kind of challenge', async () => {
      const [one, other] = [await start('bob@example.com'), await start()];
      const made = (changed: object) => phone.create({ challenge: other.challenge, ...here(), ...changed });
      const { body } = await site.post('/login/passkey/options', {});
      for (const credential of [
        made({ origin: 'https://letterlock.evil.example' }),
        made({ rpID: 'evil.example' }),
        made({ isVerified: false }),
        made({ challenge: one.challenge }),
        made({ challenge: (body.options as unknown as Options).challenge }),
        made({ challenge: '' }),
      ]) {
        expect(await site.post('/register/passkey', { ...other, credential })).toMatchObject(PASSKEY_REFUSED);
      }
      // None of these counted as a guess.
      expect((await site.post('/register/passkey', { ...other, credential: made({}) })).status).toBe(200);
    });

    test('is refused somebody else’s passkey, and leaves no account', async () => {
      await register();
      const { requestId, otp, challenge } = await start('eve@example.com');
      const credential = phone.create({ challenge, ...here() });
      expect(await site.post('/register/passkey', { requestId, otp, credential })).toMatchObject({
        status: 409,
        body: { code: 'PASSKEY_EXISTS' },
      });
      expect(await users()).toEqual([{ email: ADA }]);
    });

    test('is not made for an address that has one: only its owner is told', async () => {
      await registeredWithGoogle(site.services, 'ada');
      const { requestId, challenge } = await start();
      const last = (await site.mails()).at(-1);
      expect(last?.subject).toBe('You already have a Letterlock account');
      expect(last?.text).not.toMatch(/\d{6}/);
      const credential = phone.create({ challenge, ...here() });
      expect(await site.post('/register/passkey', { requestId, otp: '123456', credential })).toMatchObject(
        CODE_REFUSED,
      );
    });

    test('two at once for one address make one account', async () => {
      const [first, second] = [await start(), await start()];
      const send = ({ requestId, otp, challenge }: typeof first, device: Authenticator) =>
        site.post('/register/passkey', { requestId, otp, credential: device.create({ challenge, ...here() }) });
      expect((await send(first, phone)).status).toBe(200);
      expect(await send(second, new Authenticator())).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_REGISTERED' },
      });
      expect(await users()).toHaveLength(1);
    });

    test('a registration with a password is not finished with a passkey, nor the other way round', async () => {
      const byPassword = await site.open('/register', 'bob@example.com');
      const byPasskey = await start();
      const credential = phone.create({ challenge: byPasskey.challenge, ...here() });
      expect(await site.post('/register/passkey', { ...byPassword, credential })).toMatchObject(PASSKEY_REFUSED);
      const { requestId, otp } = byPasskey;
      expect(await site.post('/verify-otp', { requestId, otp })).toMatchObject(CODE_REFUSED);
      expect(await users()).toEqual([]);
    });

    test('five emails an hour go to one address, whichever way it registers', async () => {
      const environment = { RATE_LIMIT_SCALE: '1' };
      const limited = await openPasswordSite({ now: clock.now, environment });
      const statuses: number[] = [];
      for (let call = 0; call < 3; call += 1) {
        statuses.push((await limited.post('/register', { email: ADA, password: PASSWORD })).status);
        statuses.push((await limited.post('/register/passkey/options', { email: ADA })).status);
      }
      await limited.close();
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('whose passkey is lost gets a password by email, once the code comes back', async () => {
      const { handle } = await register();
      const code = await site.open('/forgot-password');
      expect((await site.logIn()).status).toBe(401);
      expect((await site.post('/reset-password', { ...code, password: PASSWORD })).status).toBe(200);
      expect((await site.logIn()).body.user).toMatchObject({ id: handle });
      const subjects = (await site.mails()).map(({ subject }) => subject);
      expect(subjects).toContain('Your Letterlock password was changed');
    });

    test('goes with everything it has', async () => {
      const { body, browser } = await register();
      const { id, accessToken } = body.user;
      const headers = { authorization: `Bearer ${accessToken}`, origin: site.siteUrl };
      expect((await browser.fetch(`/users/${id}`, { method: 'DELETE', headers })).status).toBe(200);
      expect(await site.services.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
      expect(await users()).toEqual([]);
    });
  });
}
