import { argon2Sync } from 'node:crypto';
import { hashPassword } from '../../../src/features/password/hash.server.ts';
import * as changePassword from '../../../src/pages/api/v1/auth/change-password.ts';
import * as confirmPassword from '../../../src/pages/api/v1/auth/confirm/password.ts';
import * as currentUser from '../../../src/pages/api/v1/auth/current-user.ts';
import * as forgotPassword from '../../../src/pages/api/v1/auth/forgot-password.ts';
import * as login from '../../../src/pages/api/v1/auth/login/index.ts';
import * as loginPasskey from '../../../src/pages/api/v1/auth/login/passkey/index.ts';
import * as loginPasskeyOptions from '../../../src/pages/api/v1/auth/login/passkey/options.ts';
import * as refresh from '../../../src/pages/api/v1/auth/refresh.ts';
import * as register from '../../../src/pages/api/v1/auth/register/index.ts';
import * as registerPasskey from '../../../src/pages/api/v1/auth/register/passkey/index.ts';
import * as registerPasskeyOptions from '../../../src/pages/api/v1/auth/register/passkey/options.ts';
import * as resendOtp from '../../../src/pages/api/v1/auth/resend-otp.ts';
import * as resetPassword from '../../../src/pages/api/v1/auth/reset-password.ts';
import * as confirmSecondFactor from '../../../src/pages/api/v1/auth/second-factor/confirm.ts';
import * as secondFactor from '../../../src/pages/api/v1/auth/second-factor/index.ts';
import * as recoveryCodes from '../../../src/pages/api/v1/auth/second-factor/recovery-codes.ts';
import * as verifyOtp from '../../../src/pages/api/v1/auth/verify-otp.ts';
import * as account from '../../../src/pages/api/v1/users/[userId]/index.ts';
import type { Mail } from '../../../src/server/mail/mail.ts';
import { openMail } from '../../../src/server/mail/outbox.ts';
import type { Services } from '../../../src/server/services.ts';
import { createOwnUser } from '../../../src/server/users.ts';
import type { TestServicesOptions } from '../../support/services.ts';
import { openTestSite, TestBrowser } from '../../support/site.ts';

export const PASSWORD = 'a walk in the park';
export const ADA = 'ada@example.com';

const ROUTES = {
  '/register': register,
  '/register/passkey': registerPasskey,
  '/register/passkey/options': registerPasskeyOptions,
  '/login': login,
  '/login/passkey': loginPasskey,
  '/login/passkey/options': loginPasskeyOptions,
  '/verify-otp': verifyOtp,
  '/resend-otp': resendOtp,
  '/forgot-password': forgotPassword,
  '/reset-password': resetPassword,
  '/change-password': changePassword,
  '/confirm/password': confirmPassword,
  '/second-factor': secondFactor,
  '/second-factor/confirm': confirmSecondFactor,
  '/second-factor/recovery-codes': recoveryCodes,
  '/current-user': currentUser,
  '/refresh': refresh,
  '/users/:userId': account,
};

interface Answer {
  status: number;
  body: Record<string, string> & { user: Record<string, string> };
}

/** The password calls on a separate server, and the emails it would have sent. */
export async function openPasswordSite(options: TestServicesOptions = {}) {
  const site = await openTestSite(ROUTES, {
    ...options,
    environment: { RATE_LIMIT_SCALE: '1000', ...options.environment },
  });
  const post = async (
    path: keyof typeof ROUTES,
    body: unknown,
    browser = new TestBrowser(site.siteUrl),
    token = '',
  ) => {
    const answer = await browser.postJson(path, body, token ? { authorization: `Bearer ${token}` } : {});
    return { status: answer.status, body: await answer.json() } as Answer;
  };
  const mails = async (to = ADA): Promise<Mail[]> => {
    const rows = await site.services.db.selectFrom('outbox').selectAll().orderBy('written_at').execute();
    const opened = await Promise.all(rows.map((row) => openMail(site.services.keys, row)));
    return opened.filter((mail) => mail.to === to);
  };
  /** Those of all emails that have one, the last sent last. */
  const codes = async (to = ADA) => (await mails(to)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  const open = async (path: '/register' | '/forgot-password', email = ADA, password = PASSWORD) => {
    const { body } = await post(path, path === '/register' ? { email, password } : { email });
    return { requestId: body.requestId ?? '', otp: (await codes(email)).at(-1) ?? '' };
  };
  const registered = async (email = ADA, password = PASSWORD) => {
    const answer = await post('/verify-otp', await open('/register', email, password));
    if (answer.status !== 200) throw new Error(`verify-otp answered ${answer.status}`);
  };
  const logIn = async (password = PASSWORD, browser = new TestBrowser(site.siteUrl), email = ADA) => ({
    browser,
    ...(await post('/login', { email, password }, browser)),
  });
  const whoAmI = async (token = '') =>
    (await fetch(`${site.siteUrl}/current-user`, { headers: { authorization: `Bearer ${token}` } })).status;
  return { ...site, post, mails, codes, open, registered, logIn, whoAmI };
}

export type PasswordSite = Awaited<ReturnType<typeof openPasswordSite>>;

/** An account of `ADA`, made without any of the calls that are counted or mail something. */
export async function storeAccount({ db, now }: Services): Promise<void> {
  const user = await createOwnUser(db, ADA, now());
  if (!user) throw new Error('There is one already.');
  const hash = await hashPassword(PASSWORD);
  await db.insertInto('passwords').values({ user_id: user.id, hash, changed_at: now() }).execute();
}

/** As stored when hashes cost less. */
export function cheapHash(message: string): string {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 8 * 1024, passes: 3, parallelism: 1, tagLength: 32 };
  const [salt, hash] = [nonce, argon2Sync('argon2id', { message, nonce, ...cost })].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  );
  return `$argon2id$v=19$m=8192,t=3,p=1$${salt}$${hash}`;
}

/** A different code. */
export function wrong(otp: string, by = 1): string {
  return String((Number(otp) + by) % 1_000_000).padStart(6, '0');
}
