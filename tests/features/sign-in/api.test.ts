import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, MAREN, ORIGIN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function load() {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  return import('../../../src/features/sign-in/api.ts');
}
type Api = Awaited<ReturnType<typeof load>>;

const ada = { email: 'ada@example.com', password: 'a walk in the park' };
const code = { requestId: '0f2c1f5e-3a53-4f3c-9a53-0d6d0f8f8a11', otp: '123456' };

test.each<[string, string, unknown, string | undefined, (api: Api) => Promise<unknown>]>([
  ['GET', '/api/v1/', undefined, undefined, (api) => api.serviceInfo()],
  ['POST', '/api/v1/auth/register', ada, undefined, (api) => api.register(ada)],
  ['POST', '/api/v1/auth/login', ada, undefined, (api) => api.login(ada)],
  ['POST', '/api/v1/auth/verify-otp', code, undefined, (api) => api.verifyOtp(code)],
  ['POST', '/api/v1/auth/resend-otp', { requestId: 'r' }, undefined, (api) => api.resendOtp({ requestId: 'r' })],
  ['POST', '/api/v1/auth/forgot-password', { email: 'a' }, undefined, (api) => api.forgotPassword({ email: 'a' })],
  [
    'POST',
    '/api/v1/auth/reset-password',
    { ...code, password: 'p' },
    undefined,
    (api) => api.resetPassword({ ...code, password: 'p' }),
  ],
  [
    'POST',
    '/api/v1/auth/change-password',
    { currentPassword: 'a', newPassword: 'b' },
    'Bearer access-1',
    (api) => api.changePassword({ currentPassword: 'a', newPassword: 'b' }),
  ],
  ['GET', '/api/v1/auth/google-auth-url/login', undefined, undefined, (api) => api.googleAuthUrl('login')],
  [
    'POST',
    '/api/v1/auth/login/oauth',
    { code: 'c', flowType: 'login' },
    undefined,
    (api) => api.loginWithProvider({ code: 'c', state: 's' }),
  ],
  [
    'POST',
    '/api/v1/auth/register/oauth',
    { access_token: 'c', flowType: 'register' },
    undefined,
    (api) => api.registerWithProvider({ code: 'c', state: 's' }),
  ],
  ['GET', '/api/v1/auth/sessions', undefined, 'Bearer access-1', (api) => api.sessions()],
  ['DELETE', '/api/v1/auth/sessions/a%2Fb', undefined, 'Bearer access-1', (api) => api.endSession('a/b')],
])('%s %s', async (method, path, body, authorization, call) => {
  const api = await load();
  const sent = fakeNetwork(() => ({ json: { ok: true } }));
  expect(await call(api)).toEqual({ ok: true, data: { ok: true } });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method, body });
  expect(sent[0]?.url.href).toBe(ORIGIN + path);
  expect(sent[0]?.headers.authorization).toBe(authorization);
});

test('registering and the code may go to another path, but to no other server', async () => {
  vi.stubEnv('PUBLIC_API_URL', 'https://api.letterlock.test');
  const { register, verifyOtp } = await load();
  const sent = fakeNetwork(() => ({}));
  await register(ada, { endpoint: '/api/v2/auth/sign-up' });
  await verifyOtp(code, { endpoint: 'https://attacker.example/collect' });
  await verifyOtp(code, { endpoint: '//attacker.example/collect' });
  expect(sent.map(({ url }) => url.href)).toEqual([
    'https://api.letterlock.test/api/v2/auth/sign-up',
    'https://api.letterlock.test/collect',
    'https://api.letterlock.test/collect',
  ]);
});
