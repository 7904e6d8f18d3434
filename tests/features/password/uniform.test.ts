import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCodeRequest } from '../../../src/features/password/code-request.server.ts';
import { type FakeSmtp, openFakeSmtp } from '../../mocks/smtp.ts';
import { testTable } from '../../support/test-table.ts';
import { ADA, openPasswordSite, PASSWORD, type PasswordSite, storeAccount } from './site.ts';

const NOBODY = 'nobody@example.com';
/** Half as long again would show whether the one kind of answer leaves a hash or a write out. */
const NOISE = 1.5;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function expectAlike(ratio: number): void {
  expect(ratio).toBeGreaterThan(1 / NOISE);
  expect(ratio).toBeLessThan(NOISE);
}

/** In turns, so that whatever else this machine does falls on both alike. */
async function ratioOfMedians(rounds: number, ask: (email: string) => Promise<unknown>): Promise<number> {
  const times: Record<string, number[]> = { [ADA]: [], [NOBODY]: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const email of round % 2 ? [ADA, NOBODY] : [NOBODY, ADA]) {
      const start = performance.now();
      await ask(email);
      times[email]?.push(performance.now() - start);
    }
  }
  return median(times[ADA] ?? []) / median(times[NOBODY] ?? []);
}

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

  testTable([
    ['/login', { password: 'not the password' }, 25],
    ['/register', { password: PASSWORD }, 25],
    ['/forgot-password', {}, 120],
  ] as const)('neither in the answer of %s nor in its time', async (path, body, rounds) => {
    const [known, unknown] = [
      await site.post(path, { email: ADA, ...body }),
      await site.post(path, { email: NOBODY, ...body }),
    ];
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    if (known.status !== 200) expect(known.body).toEqual(unknown.body);
    expectAlike(await ratioOfMedians(rounds, (email) => site.post(path, { email, ...body })));
  });

  test('not in the time that a link to log in with takes, after too many wrong passwords', async () => {
    const mail = (email: string) => openCodeRequest(site.services, { purpose: 'login', email });
    expectAlike(await ratioOfMedians(120, mail));
  });

  test('neither in the answer of /resend-otp nor in its time', async () => {
    const ids: Record<string, string | undefined> = {};
    for (const email of [ADA, NOBODY]) ids[email] = (await site.post('/forgot-password', { email })).body.requestId;
    expectAlike(await ratioOfMedians(120, (email) => site.post('/resend-otp', { requestId: ids[email] })));
  });
});
