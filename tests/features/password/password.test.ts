import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCodeRequest } from '../../../src/features/password/code-request.server.ts';
import { readLogInLink, WRONG_PASSWORD_LIMITS } from '../../../src/features/password/contract.ts';
import { DAY, MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered as registeredWithGoogle } from '../../support/people.ts';
import { TestBrowser } from '../../support/site.ts';
import { ADA, cheapHash, openPasswordSite, PASSWORD, type PasswordSite, storeAccount, wrong } from './site.ts';

const NEXT = 'another walk, another park';
const refused = { status: 400, body: { code: 'CODE_REFUSED' } };
const LOOPBACK = '127.0.0.1,::1';
const databases = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`password accounts on ${database.name}`, () => {
    let clock: ReturnType<typeof testClock>;
    let site: PasswordSite;
    beforeEach(async () => {
      clock = testClock();
      const { databaseUrl } = await database.create();
      site = await openPasswordSite({
        now: clock.now,
        environment: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      });
    });
    afterEach(() => site.close());

    const users = () => site.services.db.selectFrom('users').select('email').execute();

    describe('registering', () => {
      test('makes an account when the code comes back, and not before', async () => {
        const request = await site.open('/register', ' Ada@Example.com ');
        expect(await users()).toEqual([]);
        expect((await site.logIn()).status).toBe(401);
        request.otp = (await site.codes())[0] ?? '';
        expect(await site.post('/verify-otp', request)).toEqual({ status: 200, body: { user: { email: ADA } } });
        expect(await users()).toEqual([{ email: ADA }]);
        const { status, body, browser } = await site.logIn();
        expect(status).toBe(200);
        expect(Object.keys(body.user).sort()).toEqual(['accessToken', 'email', 'id', 'refreshToken', 'userId']);
        expect(await site.whoAmI(body.user.accessToken)).toBe(200);
        expect((await site.post('/refresh', { refreshToken: body.user.refreshToken }, browser)).status).toBe(200);
      });

      test('who does not come back with the code is forgotten', async () => {
        await site.open('/register');
        clock.advance(60 * MINUTE);
        await site.open('/register', 'bob@example.com');
        const kept = await site.services.db.selectFrom('code_requests').select('email').execute();
        expect(kept).toEqual([{ email: 'bob@example.com' }]);
      });

      test('an address that has an account gets an email about it, and the page the usual answer', async () => {
        await site.registered();
        const answer = await site.post('/register', { email: ADA, password: NEXT });
        expect(answer).toMatchObject({ status: 200, body: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) } });
        const last = (await site.mails()).at(-1);
        expect(last?.subject).toBe('You already have a Letterlock account');
        expect(last?.text).not.toMatch(/\d{6}/);
        expect((await site.logIn(NEXT)).status).toBe(401);
      });

      test('two at once for one address make one account', async () => {
        const [first, second] = [await site.open('/register'), await site.open('/register')];
        expect((await site.post('/verify-otp', first)).status).toBe(200);
        expect(await site.post('/verify-otp', second)).toMatchObject({
          status: 409,
          body: { code: 'ALREADY_REGISTERED' },
        });
        expect(await users()).toHaveLength(1);
      });

      test.each([
        ['short12', 'PASSWORD_LENGTH'],
        ['🔒🔒🔒🔒🔒🔒🔒', 'PASSWORD_LENGTH'],
        ['x'.repeat(129), 'PASSWORD_LENGTH'],
        ['password', 'PASSWORD_COMMON'],
        ['PassWord', 'PASSWORD_COMMON'],
        ['1234567890', 'PASSWORD_COMMON'],
        ['00000000', 'PASSWORD_COMMON'],
        ['１２３４５６７８', 'PASSWORD_COMMON'],
        ['ada@example.com', 'PASSWORD_COMMON'],
        ['letterlock', 'PASSWORD_COMMON'],
        ['Letterlock1', 'PASSWORD_COMMON'],
        ['1etter10ck', 'PASSWORD_COMMON'],
        ['L3773R-L0(K 2031!', 'PASSWORD_COMMON'],
        ['myLetterlock', 'PASSWORD_COMMON'],
        ['letterlockLETTERLOCK', 'PASSWORD_COMMON'],
      ])('the password %s is refused', async (password, code) => {
        expect(await site.post('/register', { email: ADA, password })).toMatchObject({ status: 400, body: { code } });
      });

      test.each(['🔒'.repeat(128), 'aaaa bbbb', '        x', 'ﬁfteen ﬁsh', 'a letterlock on the gate'])(
        'the password %s will do',
        async (password) => {
          await site.registered(ADA, password);
          expect((await site.logIn(password)).status).toBe(200);
          expect((await site.logIn(password.normalize('NFKC'))).status).toBe(200);
          expect((await site.logIn(`${password} `)).status).toBe(401);
        },
      );

      test.each([{ email: ADA }, { email: 'ada', password: PASSWORD }, { email: ADA, password: 12345678 }, []])(
        '%j is a mistake of the caller',
        async (body) => {
          expect((await site.post('/register', body)).status).toBe(400);
        },
      );
    });

    describe.each(['/register', '/forgot-password'] as const)('a code of %s', (path) => {
      beforeEach(async () => {
        if (path === '/forgot-password') await site.registered();
      });
      const use = (request: { requestId: string; otp: string }) =>
        path === '/register'
          ? site.post('/verify-otp', request)
          : site.post('/reset-password', { ...request, password: NEXT });

      test('works once', async () => {
        const request = await site.open(path);
        expect((await use(request)).status).toBe(200);
        expect(await use(request)).toMatchObject(refused);
      });

      test('is not taken by the fifth guess, and no more after the sixth', async () => {
        const request = await site.open(path);
        for (let guess = 1; guess <= 4; guess += 1) {
          expect(await use({ ...request, otp: wrong(request.otp, guess) })).toMatchObject(refused);
        }
        const other = await site.open(path);
        expect((await use(request)).status, 'the fifth').toBe(200);
        for (let guess = 1; guess <= 5; guess += 1) await use({ ...other, otp: wrong(other.otp, guess) });
        expect(await use(other), 'the sixth').toMatchObject(refused);
      });

      test('is not found by guesses at the same time either', async () => {
        const request = await site.open(path);
        const guesses = Array.from({ length: 12 }, (_, index) =>
          use({ ...request, otp: wrong(request.otp, index + 1) }),
        );
        await Promise.all(guesses);
        expect(await use(request)).toMatchObject(refused);
        const { guesses: counted } = await site.services.db
          .selectFrom('code_requests')
          .select('guesses')
          .where('id', '=', request.requestId)
          .executeTakeFirstOrThrow();
        expect(counted).toBe(5);
      });

      test('works for one of many at the same time', async () => {
        const request = await site.open(path);
        const answers = await Promise.all(Array.from({ length: 4 }, () => use(request)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
      });

      test('is good for ten minutes, and so is its mail', async () => {
        const [early, late] = [await site.open(path), await site.open(path)];
        clock.advance(10 * MINUTE - 1);
        expect((await use(early)).status).toBe(200);
        clock.advance(1);
        expect(await use(late)).toMatchObject(refused);
        await site.services.outbox.send();
        expect(await site.codes()).toEqual([]);
      });

      test('is of one request alone', async () => {
        const [mine, other] = [await site.open(path), await site.open(path)];
        expect(await use({ ...mine, otp: other.otp })).toMatchObject(refused);
        expect(await use({ ...other, requestId: crypto.randomUUID() })).toMatchObject(refused);
      });

      test('is replaced by the one that is sent again', async () => {
        const request = await site.open(path);
        for (let guess = 1; guess <= 3; guess += 1) await use({ ...request, otp: wrong(request.otp, guess) });
        const { requestId } = request;
        expect(await site.post('/resend-otp', { requestId })).toEqual({ status: 200, body: { requestId } });
        const again = (await site.codes()).at(-1) ?? '';
        if (again !== request.otp) expect(await use(request)).toMatchObject(refused);
        expect((await use({ requestId, otp: again })).status).toBe(200);
      });

      test('gets no more guesses by being sent again', async () => {
        const request = await site.open(path);
        for (let guess = 1; guess <= 5; guess += 1) await use({ ...request, otp: wrong(request.otp, guess) });
        const { requestId } = request;
        const sent = (await site.codes()).length;
        expect(await site.post('/resend-otp', { requestId })).toEqual({ status: 200, body: { requestId } });
        expect(await site.codes(), 'a code that would not work').toHaveLength(sent);
        expect(await use(request)).toMatchObject(refused);
        expect((await use(await site.open(path))).status, 'a new request').toBe(200);
      });

      test('cannot be read in the database', async () => {
        const { otp, requestId } = await site.open(path);
        const row = await site.services.db
          .selectFrom('code_requests')
          .selectAll()
          .where('id', '=', requestId)
          .executeTakeFirstOrThrow();
        expect(row.code_hash).toMatch(/^[\w-]{43}$/);
        expect(Object.values({ ...row, id: '', expires_at: 0, code_expires_at: 0 }).join()).not.toContain(otp);
        expect(JSON.stringify(row)).not.toContain(PASSWORD);
      });
    });

    test('a code to register is none to choose a new password, and the other way round', async () => {
      const request = await site.open('/register');
      expect(await site.post('/reset-password', { ...request, password: NEXT })).toMatchObject(refused);
      await site.post('/verify-otp', request);
      expect(await site.post('/verify-otp', await site.open('/forgot-password'))).toMatchObject(refused);
    });

    describe('a forgotten password', () => {
      test('is replaced, all sessions end, and the owner gets an email', async () => {
        await site.registered();
        const { body, browser } = await site.logIn();
        const request = await site.open('/forgot-password');
        expect(await site.post('/reset-password', { ...request, password: NEXT })).toEqual({
          status: 200,
          body: { ok: true, apiKeys: 0 },
        });
        expect(await site.whoAmI(body.user.accessToken)).toBe(401);
        expect((await site.post('/refresh', { refreshToken: body.user.refreshToken }, browser)).status).toBe(401);
        expect((await site.logIn(PASSWORD)).status).toBe(401);
        expect((await site.logIn(NEXT)).status).toBe(200);
        const subjects = (await site.mails()).map(({ subject }) => subject);
        expect(subjects.slice(-2)).toEqual(['Your Letterlock password was changed', 'New login to your account']);
      });

      test('leaves API keys that work, says how many, and names them to the owner', async () => {
        await site.registered();
        const { body } = await site.logIn();
        const { services } = site;
        const key = (name: string, expires_at: number | null) => ({
          ...{ id: name, user_id: body.user.id ?? '', key_hash: name, prefix: 'llk_AbCdEf', name, scopes: 'check' },
          ...{ created_at: services.now(), expires_at, used_at: null },
        });
        await services.db
          .insertInto('api_keys')
          .values([key('Mail server', null), key('Old script', services.now() - 1)])
          .execute();
        const request = await site.open('/forgot-password');
        const reset = await site.post('/reset-password', { ...request, password: NEXT });
        expect(reset.body).toEqual({ ok: true, apiKeys: 1 });
        const notice = (await site.mails()).findLast(
          ({ subject }) => subject === 'Your Letterlock password was changed',
        );
        expect(notice?.text).toContain('These API keys still work:\n- Mail server\n');
        expect(notice?.text).not.toContain('Old script');
      });

      test('is out of reach of a login that was under way with the old one', async () => {
        await site.registered();
        let password = PASSWORD;
        for (let round = 0; round < 4; round += 1) {
          const request = await site.open('/forgot-password');
          const next = `${NEXT} ${round}`;
          const reset = site.post('/reset-password', { ...request, password: next });
          const logins = [];
          for (let index = 0; index < 8; index += 1) {
            logins.push(site.logIn(password));
            await setTimeout(12);
          }
          expect((await reset).status).toBe(200);
          for (const { body } of await Promise.all(logins)) expect(await site.whoAmI(body.user?.accessToken)).toBe(401);
          password = next;
        }
      });

      test('is not overruled by a change that was under way with the old one', async () => {
        await site.registered();
        let password = PASSWORD;
        for (let round = 0; round < 6; round += 1) {
          const request = await site.open('/forgot-password');
          const { body, browser } = await site.logIn(password);
          const next = `${NEXT} ${round}`;
          const reset = site.post('/reset-password', { ...request, password: next });
          await setTimeout(6 * round);
          const theirs = { currentPassword: password, newPassword: `one of theirs ${round}` };
          await site.post('/change-password', theirs, browser, body.user.accessToken);
          expect((await reset).status).toBe(200);
          expect((await site.logIn(theirs.newPassword)).status).toBe(401);
          expect((await site.logIn(next)).status).toBe(200);
          password = next;
        }
      });

      test('still works for anyone who knew the old password before it was changed', async () => {
        await site.registered();
        const request = await site.open('/forgot-password');
        const { body, browser } = await site.logIn(PASSWORD);
        const theirs = { currentPassword: PASSWORD, newPassword: 'one of theirs, of course' };
        expect((await site.post('/change-password', theirs, browser, body.user.accessToken)).status).toBe(200);
        expect((await site.post('/reset-password', { ...request, password: NEXT })).status).toBe(200);
        expect((await site.logIn(theirs.newPassword)).status).toBe(401);
      });

      test('takes the other codes with it', async () => {
        await site.registered();
        const [first, second] = [await site.open('/forgot-password'), await site.open('/forgot-password')];
        expect((await site.post('/reset-password', { ...first, password: NEXT })).status).toBe(200);
        expect(await site.post('/reset-password', { ...second, password: PASSWORD })).toMatchObject(refused);
      });

      test('a common one is refused, and the code still works', async () => {
        await site.registered();
        const request = await site.open('/forgot-password');
        const answer = await site.post('/reset-password', { ...request, password: 'password' });
        expect(answer).toMatchObject({ status: 400, body: { code: 'PASSWORD_COMMON' } });
        expect((await site.post('/reset-password', { ...request, password: NEXT })).status).toBe(200);
      });

      test('an address without an account is answered alike, and gets no mail', async () => {
        const answer = await site.post('/forgot-password', { email: 'nobody@example.com' });
        expect(answer).toEqual({ status: 200, body: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) } });
        expect(await site.post('/resend-otp', answer.body)).toEqual(answer);
        expect(await site.mails('nobody@example.com')).toEqual([]);
        for (const otp of ['000000', '123456', '999999', '555555', '111111', '222222']) {
          const guess = { requestId: answer.body.requestId, otp, password: NEXT };
          expect(await site.post('/reset-password', guess)).toMatchObject(refused);
        }
      });

      test('an account of Google gets none by it', async () => {
        await registeredWithGoogle(site.services, 'ada');
        const { requestId } = await site.open('/forgot-password');
        expect(requestId).toMatch(/^[\da-f-]{36}$/);
        expect((await site.mails()).map(({ subject }) => subject)).toEqual(['Your Letterlock account has no password']);
        expect(await site.codes()).toEqual([]);
      });
    });

    describe('changing the password', () => {
      const change = (token: string, currentPassword: string, newPassword: string) =>
        site.post('/change-password', { currentPassword, newPassword }, undefined, token);

      test('needs the present one, and logs out everywhere else', async () => {
        await site.registered();
        const [here, there] = [await site.logIn(), await site.logIn()];
        const token = here.body.user.accessToken ?? '';
        expect(await change(token, 'not the one it is', NEXT)).toMatchObject({
          status: 403,
          body: { code: 'WRONG_PASSWORD' },
        });
        expect(await change(token, PASSWORD, 'password')).toMatchObject({ body: { code: 'PASSWORD_COMMON' } });
        expect(await change(token, PASSWORD, NEXT)).toEqual({ status: 200, body: { ok: true } });
        expect(await site.whoAmI(token)).toBe(200);
        expect(await site.whoAmI(there.body.user.accessToken)).toBe(401);
        expect((await site.logIn(PASSWORD)).status).toBe(401);
        expect((await site.logIn(NEXT)).status).toBe(200);
      });

      test('leaves nothing when the account is deleted meanwhile', async () => {
        for (let round = 0; round < 4; round += 1) {
          await site.registered();
          const { body, browser } = await site.logIn();
          const { id, accessToken = '' } = body.user;
          const changed = change(accessToken, PASSWORD, NEXT);
          await setTimeout(25 * round);
          const headers = { authorization: `Bearer ${accessToken}`, origin: site.siteUrl };
          expect((await browser.fetch(`/users/${id}`, { method: 'DELETE', headers })).status).toBe(200);
          expect([200, 401, 403]).toContain((await changed).status);
          expect(await site.mails()).toEqual([]);
        }
      });

      test('tells the owner for some days, not for ever', async () => {
        await site.registered();
        const { body } = await site.logIn();
        await change(body.user.accessToken ?? '', PASSWORD, NEXT);
        expect((await site.mails()).at(-1)?.subject).toBe('Your Letterlock password was changed');
        clock.advance(5 * DAY);
        await site.services.outbox.send();
        expect(await site.mails()).toEqual([]);
      });

      test('needs somebody who is logged in, with an account that has one', async () => {
        expect((await change('', PASSWORD, NEXT)).status).toBe(401);
      });
    });

    test('logging in on the same browser ends its session before; the limit of guesses is for the address', async () => {
      await site.registered();
      const browser = new TestBrowser(site.siteUrl);
      const first = await site.logIn(PASSWORD, browser);
      const second = await site.logIn(PASSWORD, browser);
      expect(await site.whoAmI(first.body.user.accessToken)).toBe(401);
      expect(await site.whoAmI(second.body.user.accessToken)).toBe(200);
    });
  });
}

describe('logging in', () => {
  let clock: ReturnType<typeof testClock>;
  let site: PasswordSite;
  beforeEach(async () => {
    clock = testClock();
    site = await openPasswordSite({
      now: clock.now,
      environment: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: LOOPBACK },
    });
    await storeAccount(site.services);
  });
  afterEach(() => site.close());

  const from = (network: string) => new TestBrowser(site.siteUrl, undefined, { 'x-forwarded-for': network });
  const HERE = '198.51.100.1';
  const guess = async (times: number, browser: TestBrowser, email = ADA) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await site.logIn(`guess ${time}`, browser, email)).status);
    return statuses;
  };
  const statusesOf = (right: number, tooMany: number) => [
    ...Array.from({ length: right }, () => 401),
    ...Array.from({ length: tooMany }, () => 429),
  ];
  /** What the mailed link carries. */
  const mailedLink = async () => {
    const text = (await site.mails()).at(-1)?.text ?? '';
    return readLogInLink(new URL(/^http\S+$/m.exec(text)?.[0] ?? '').hash) ?? { requestId: '', otp: '' };
  };

  test('is not counted when the password is right', async () => {
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await site.logIn(PASSWORD, from(HERE))).status);
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 200));
  });

  test('of one network waits after five wrong passwords, and never costs another network anything', async () => {
    expect(await guess(8, from(HERE))).toEqual(statusesOf(5, 3));
    expect(await guess(1, from(HERE), 'bob@example.com')).toEqual([401]);
    const { status, body } = await site.logIn(PASSWORD, from(HERE));
    expect([status, body.code]).toEqual([429, 'TOO_MANY_PASSWORDS']);
    // No email is sent here.
    expect(body.message).toContain('npm run outbox');
    expect((await site.logIn(PASSWORD, from('198.51.100.2'))).status).toBe(200);
  });

  test('lets the owner log in from elsewhere after twenty wrong passwords', async () => {
    expect((await guess(20, from(HERE))).at(-1)).toBe(429);
    expect((await site.logIn(PASSWORD, from('203.0.113.9'))).status).toBe(200);
  });

  test('makes repeated guessing wait longer each time', () => {
    const waits = WRONG_PASSWORD_LIMITS.map(({ calls, seconds }) => [calls, seconds / 60]);
    expect(waits).toEqual([
      [5, 1],
      [10, 15],
      [20, 24 * 60],
    ]);
  });

  test('takes thirty wrong passwords an hour from all networks together, then the mailed link alone', async () => {
    for (let network = 0; network < 6; network += 1) {
      expect(await guess(5, from(`198.51.100.${network}`))).toEqual(statusesOf(5, 0));
    }
    const browser = from('203.0.113.9');
    expect((await site.logIn(PASSWORD, browser)).status).toBe(429);
    const { status, body } = await site.post('/verify-otp', await mailedLink(), browser);
    expect(status).toBe(200);
    expect(Object.keys(body.user).sort()).toEqual(['accessToken', 'email', 'id', 'refreshToken', 'userId']);
    expect(await site.whoAmI(body.user.accessToken)).toBe(200);
    expect((await site.logIn(PASSWORD, browser)).status, 'this browser is known now').toBe(200);
  });

  test('by a link works once, and for ten minutes', async () => {
    await guess(6, from(HERE));
    const link = await mailedLink();
    expect((await site.post('/verify-otp', link)).status).toBe(200);
    expect(await site.post('/verify-otp', link)).toMatchObject(refused);
    await openCodeRequest(site.services, { purpose: 'login', email: ADA });
    const late = await mailedLink();
    clock.advance(10 * MINUTE);
    expect(await site.post('/verify-otp', late)).toMatchObject(refused);
  });

  test('by a link is no way to choose a password, and ends with a new one', async () => {
    await guess(6, from(HERE));
    const link = await mailedLink();
    expect(await site.post('/reset-password', { ...link, password: NEXT })).toMatchObject(refused);
    const request = await site.open('/forgot-password');
    expect((await site.post('/reset-password', { ...request, password: NEXT })).status).toBe(200);
    expect(await site.post('/verify-otp', link)).toMatchObject(refused);
  });

  test('mails one link in ten minutes, however many ask for it', async () => {
    await guess(12, from(HERE));
    await guess(12, from('198.51.100.2'));
    expect(await site.mails()).toHaveLength(1);
  });

  test('mails none where there is no account with a password, and answers alike', async () => {
    await registeredWithGoogle(site.services, 'bob');
    const answers = [];
    for (const email of [ADA, 'bob@example.com', 'nobody@example.com']) {
      await guess(5, from(HERE), email);
      const { status, body } = await site.logIn('guess', from(HERE), email);
      answers.push({ status, body });
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const mailed = await site.services.db.selectFrom('outbox').select('recipient').execute();
    expect(mailed).toEqual([{ recipient: ADA }]);
  });

  test('is not denied to the owner, on a device of theirs, by the guesses of others', async () => {
    const { browser } = await site.logIn(PASSWORD, from(HERE));
    for (let network = 0; network < 7; network += 1) await guess(5, from(`198.51.100.${network}`));
    expect((await site.logIn(PASSWORD, from('203.0.113.9'))).status).toBe(429);
    expect((await site.logIn(PASSWORD, browser)).status).toBe(200);
  });

  test('is not open to more guesses on a device of theirs', async () => {
    const { browser } = await site.logIn(PASSWORD, from(HERE));
    expect(await guess(7, browser)).toEqual(statusesOf(5, 2));
  });

  test('stores a password anew that was hashed at another cost', async () => {
    const stored = () => site.services.db.selectFrom('passwords').select('hash').executeTakeFirstOrThrow();
    const strong = (await stored()).hash;
    expect((await site.logIn()).status).toBe(200);
    expect(await stored(), 'one of the cost of today stays').toEqual({ hash: strong });
    await site.services.db
      .updateTable('passwords')
      .set({ hash: cheapHash(PASSWORD) })
      .execute();
    expect((await site.logIn('not the one')).status).toBe(401);
    expect((await stored()).hash).toContain('m=8192');
    expect((await site.logIn()).status).toBe(200);
    expect((await stored()).hash).toContain('m=19456');
    expect((await site.logIn()).status).toBe(200);
  });
});

test('a refused password does not count as a registration', async () => {
  const site = await openPasswordSite({ environment: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: LOOPBACK } });
  const register = (network: number, password: string) =>
    site.post(
      '/register',
      { email: ADA, password },
      new TestBrowser(site.siteUrl, undefined, { 'x-forwarded-for': `198.51.100.${network}` }),
    );
  for (let time = 0; time < 8; time += 1) {
    expect(await register(time, 'letterlock')).toMatchObject({ status: 400, body: { code: 'PASSWORD_COMMON' } });
  }
  for (let time = 0; time < 5; time += 1) expect((await register(time, PASSWORD)).status).toBe(200);
  expect((await register(9, PASSWORD)).status, 'but mails are').toBe(429);
  await site.close();
});
