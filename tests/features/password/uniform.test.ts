import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCodeRequest } from '../../../src/features/password/code-request.server.ts';
import { type FakeSmtp, openFakeSmtp } from '../../mocks/smtp.ts';
import { ADA, openPasswordSite, PASSWORD, type PasswordSite, storeAccount } from './site.ts';

const NOBODY = 'nobody@example.com';

const { hashed } = vi.hoisted(() => ({ hashed: [] as unknown[] }));
vi.mock('node:crypto', async (importActual) => {
  const actual = await importActual<typeof import('node:crypto')>();
  const argon2: typeof actual.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    hashed.push({ algorithm, memory, passes, parallelism, tagLength });
    return actual.argon2(algorithm, parameters, callback);
  };
  return { ...actual, default: { ...actual, argon2 }, argon2 };
});

describe.each(['without a mail server', 'with one'])('whether there is an account, %s, shows', (how) => {
  let smtp: FakeSmtp;
  let site: PasswordSite;
  beforeAll(async () => {
    smtp = await openFakeSmtp();
    site = await openPasswordSite({
      environment: how === 'with one' ? { SMTP_URL: smtp.url, SUPPORT_ADDRESS: 'support@letterlock.test' } : {},
    });
    await storeAccount(site.services);
  });
  afterAll(async () => {
    await site.close();
    await smtp.close();
  });

  /** What takes time: hashes with their cost, emails that are sealed, rows that are stored, but for those of the sender, who works beside. */
  async function workOf(ask: () => Promise<unknown>) {
    hashed.length = 0;
    const sealed = vi.spyOn(site.services.outbox, 'write');
    const stored: string[] = [];
    const watched = (['all', 'run'] as const).map((name) => {
      const actual = StatementSync.prototype[name] as (...values: unknown[]) => never;
      return vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
        stored.push(...(/^(?:insert into "\w+"|update "code_requests")/.exec(this.sourceSQL) ?? []));
        return actual.apply(this, values);
      });
    });
    await ask();
    const work = { hashed: [...hashed], sealed: sealed.mock.calls.length, stored: stored.sort() };
    sealed.mockRestore();
    for (const one of watched) one.mockRestore();
    return work;
  }

  test.each([
    ['/login', { password: 'not the password' }],
    ['/register', { password: PASSWORD }],
    ['/register/passkey/options', {}],
    ['/forgot-password', {}],
  ] as const)('neither in the answer of %s nor in its time', async (path, body) => {
    const [known, unknown] = [
      await site.post(path, { email: ADA, ...body }),
      await site.post(path, { email: NOBODY, ...body }),
    ];
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    if (known.status !== 200) expect(known.body).toEqual(unknown.body);
    const work = await workOf(() => site.post(path, { email: ADA, ...body }));
    expect(await workOf(() => site.post(path, { email: NOBODY, ...body }))).toEqual(work);
    expect(work.hashed).toHaveLength('password' in body ? 1 : 0);
    expect(work.sealed).toBe(path === '/login' ? 0 : 1);
    if (path !== '/login') expect(work.stored).toContain('insert into "code_requests"');
  });

  test('not in the time that a link to log in with takes, after too many wrong passwords', async () => {
    const mail = (email: string) => workOf(() => openCodeRequest(site.services, { purpose: 'login', email }));
    const work = await mail(ADA);
    expect(work.sealed).toBe(1);
    expect(await mail(NOBODY)).toEqual(work);
  });

  test('neither in the answer of /resend-otp nor in its time', async () => {
    const again = async (email: string) => {
      const { requestId } = (await site.post('/forgot-password', { email })).body;
      return workOf(() => site.post('/resend-otp', { requestId }));
    };
    const work = await again(ADA);
    expect(work.sealed).toBe(1);
    expect(await again(NOBODY)).toEqual(work);
  });
});
