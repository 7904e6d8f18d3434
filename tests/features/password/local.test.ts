import { expect, test } from 'vitest';
import { ADA, openPasswordSite, PASSWORD } from './site.ts';

async function inSite(
  environment: Record<string, string>,
  run: (site: Awaited<ReturnType<typeof openPasswordSite>>) => Promise<void>,
) {
  const site = await openPasswordSite({ environment });
  try {
    await run(site);
  } finally {
    await site.close();
  }
}

test('where nothing can be mailed and only this machine asks, a registration is answered with its code', () =>
  inSite({}, async (site) => {
    const { requestId, code: otp } = (await site.post('/register', { email: ADA, password: PASSWORD })).body;
    expect((await site.post('/verify-otp', { requestId, otp })).status).toBe(200);
    expect((await site.logIn()).status).toBe(200);
  }));

test('a code for a new password is never in the answer', () =>
  inSite({}, async (site) => {
    await site.registered();
    expect((await site.post('/forgot-password', { email: ADA })).body).not.toHaveProperty('code');
  }));

test.each([{ SMTP_URL: 'smtp://localhost:1', SUPPORT_ADDRESS: 'support@letterlock.test' }, { HOST: '0.0.0.0' }])(
  'with %j, no code is in an answer',
  (environment) =>
    inSite(environment, async (site) => {
      expect((await site.post('/register', { email: ADA, password: PASSWORD })).body).not.toHaveProperty('code');
    }),
);

test('accounts with a password can be switched off', () =>
  inSite({ PASSWORD_ACCOUNTS: 'off' }, async (site) => {
    const body = { email: ADA, password: PASSWORD };
    for (const path of ['/register', '/register/passkey/options', '/login', '/forgot-password'] as const) {
      expect(await site.post(path, body)).toMatchObject({ status: 403, body: { code: 'PASSWORDS_OFF' } });
    }
  }));
