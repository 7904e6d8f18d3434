import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: string[][] = [];

vi.mock('../../../src/client/toast.ts', () => ({
  showToast: (kind: string, message: string) => void toasts.push(['here', kind, message]),
  toastAfterNavigation: (kind: string, message: string) => void toasts.push(['next page', kind, message]),
}));

let browser: FakeBrowser;
let warnings: unknown[][];

function open(address: string) {
  reload();
  toasts.length = 0;
  browser = openFakeBrowser(address);
  return import('../../../src/features/sign-in/store.ts');
}

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('logging in leads back to where somebody was going', async () => {
  const { finishSignIn } = await open('/oauth/login?code=c&state=s');
  browser.session.setItem('return-to', '/dashboard?view=scans&scan=1');
  fakeNetwork(() => ({ json: { user: MAREN } }));
  await finishSignIn('login');
  expect(browser.visited).toEqual(['/dashboard?view=scans&scan=1']);
  expect(browser.session.getItem('return-to')).toBeNull();
});

describe('starting', () => {
  test.each(['register', 'login'] as const)('%s sends the browser to the provider', async (flowType) => {
    const { startSignIn, $signIn } = await open(`/oauth/${flowType}`);
    const sent = fakeNetwork(() => ({ json: { authUrl: 'https://accounts.example/authorize?x=1' } }));
    await Promise.all([startSignIn(flowType), startSignIn(flowType)]);
    expect(sent.map(({ url }) => url.pathname)).toEqual([`/api/v1/auth/google-auth-url/${flowType}`]);
    expect(browser.visited).toEqual(['https://accounts.example/authorize?x=1']);
    expect($signIn.get().status).toBe('starting');
  });

  test('goes straight on where it was begun under another name of this machine', async () => {
    const { resumeSignIn } = await open('/oauth/login#start=google');
    fakeNetwork(() => ({ json: { authUrl: 'https://accounts.example/authorize?x=1' } }));
    await resumeSignIn('login');
    await resumeSignIn('login');
    expect(browser.visited).toEqual(['https://accounts.example/authorize?x=1']);
    expect(location.href).toBe('https://letterlock.test/oauth/login');
  });

  test('another provider has an address of its own', async () => {
    const { resumeSignIn, $signIn } = await open('/oauth/register#start=northwind');
    const sent = fakeNetwork(() => ({ json: { authUrl: 'https://login.northwind.example/authorize' } }));
    await resumeSignIn('register');
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/v1/auth/providers/northwind/auth-url/register']);
    expect($signIn.get()).toEqual({ status: 'starting', provider: 'northwind' });
  });

  test.each([{ json: {} }, { json: null }, { json: { authUrl: '' } }, { json: { authUrl: 'javascript:alert(1)' } }])(
    'without an address says so: %j',
    async (response) => {
      const { startSignIn, $signIn } = await open('/oauth/login');
      fakeNetwork(() => response);
      await startSignIn('login');
      expect(toasts).toEqual([['here', 'error', 'Failed to get the authorization URL. Please try again.']]);
      expect(browser.visited).toEqual([]);
      expect($signIn.get()).toEqual({ status: 'idle' });
    },
  );

  test('that fails otherwise says so, and the reason stays visible', async () => {
    const { startSignIn, $signIn } = await open('/oauth/login');
    fakeNetwork(() => ({ status: 503, json: { message: 'Sign-in is not set up.', code: 'SIGN_IN_NOT_CONFIGURED' } }));
    await startSignIn('login');
    expect(toasts).toEqual([['here', 'error', 'Failed to initiate login. Please try again.']]);
    expect($signIn.get()).toEqual({ status: 'failed', message: 'Sign-in is not set up.' });
  });

  test('again is possible after the Back button', async () => {
    const { startSignIn, $signIn } = await open('/oauth/login');
    $signIn.listen(() => undefined);
    fakeNetwork(() => ({ json: { authUrl: 'https://accounts.example/' } }));
    await startSignIn('login');
    browser.dispatch('pageshow', { persisted: true });
    expect($signIn.get()).toEqual({ status: 'idle' });
  });
});

describe('coming back', () => {
  test('takes the code out of the address bar before anything is sent', async () => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=s1&scope=openid');
    const sent = fakeNetwork(() => {
      expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/oauth/login');
      return { json: { user: MAREN } };
    });
    await finishSignIn('login');
    expect(sent).toHaveLength(1);
  });

  test('exchanges the code once, however often it is asked to', async () => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=s1');
    const sent = fakeNetwork(() => ({ json: { user: MAREN } }));
    await Promise.all([finishSignIn('login'), finishSignIn('login')]);
    await finishSignIn('login');
    expect(sent).toHaveLength(1);
  });

  test('from another provider sends its id and issuer along', async () => {
    const { finishSignIn } = await open(
      '/oauth/login?code=c1&state=login.s1&iss=https%3A%2F%2Fid.example&provider=work',
    );
    const sent = fakeNetwork(() => ({ json: { user: MAREN } }));
    await finishSignIn('login');
    expect(sent[0]?.body).toEqual({ code: 'c1', flowType: 'login', provider: 'work', iss: 'https://id.example' });
  });

  test.each([
    [{ json: { ok: true } }, ['next page', 'success', 'Login connected']],
    [{ status: 409, json: { message: 'Taken.', code: 'LINKED_ELSEWHERE' } }, ['next page', 'error', 'Taken.']],
  ] as const)('to connect a login leads to the account: %j', async (answer, toast) => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=link.s1&provider=work');
    const sent = fakeNetwork(() => answer);
    await finishSignIn('login');
    expect(sent[0]).toMatchObject({
      url: { pathname: '/api/v1/auth/identities' },
      body: { code: 'c1', provider: 'work' },
    });
    expect(toasts).toEqual([toast]);
    expect(browser.visited).toEqual(['/dashboard?view=account']);
  });

  test('does nothing on a page opened otherwise', async () => {
    const { finishSignIn, $signIn } = await open('/oauth/login?from=mail');
    const sent = fakeNetwork(() => ({}));
    await finishSignIn('login');
    expect(sent).toEqual([]);
    expect(history.replaceState).not.toHaveBeenCalled();
    expect($signIn.get()).toEqual({ status: 'idle' });
  });

  test('cancelled shows a neutral notice', async () => {
    const { finishSignIn, $signIn } = await open('/oauth/login?error=access_denied&state=s1');
    const sent = fakeNetwork(() => ({}));
    await finishSignIn('login');
    expect($signIn.get()).toEqual({ status: 'cancelled' });
    expect([sent, toasts]).toEqual([[], []]);
    expect(history.replaceState).toHaveBeenCalledOnce();
  });

  test.each(['error=server_error', 'code='])('with %s offers another try', async (query) => {
    const { finishSignIn, $signIn } = await open(`/oauth/login?${query}`);
    fakeNetwork(() => ({}));
    await finishSignIn('login');
    expect($signIn.get()).toMatchObject({ status: 'failed' });
  });
});

describe('registering', () => {
  test('with another provider logs in', async () => {
    const { finishSignIn } = await open('/oauth/register?code=c1&state=register.s1&provider=work');
    fakeNetwork(() => ({ json: { user: MAREN } }));
    await finishSignIn('register');
    expect(browser.visited).toEqual(['/dashboard']);
  });

  test('hands the toast to the login page', async () => {
    const { finishSignIn } = await open('/oauth/register?code=c1&state=s1');
    const sent = fakeNetwork(() => ({ json: { user: { email: MAREN.email } } }));
    await finishSignIn('register');
    expect(sent[0]).toMatchObject({
      url: { pathname: '/api/v1/auth/register/oauth' },
      body: { access_token: 'c1', flowType: 'register' },
      headers: { 'oauth-state': 's1' },
    });
    expect(toasts).toEqual([['next page', 'success', `Registration complete for ${MAREN.email}. Please login!`]]);
    expect(browser.visited).toEqual(['/oauth/login#registered']);
  });

  test('sends an empty state when there was none', async () => {
    const { finishSignIn } = await open('/oauth/register?code=c1');
    const sent = fakeNetwork(() => ({ json: { user: { email: MAREN.email } } }));
    await finishSignIn('register');
    expect(sent[0]?.headers['oauth-state']).toBe('');
  });

  test('that fails is logged, shows no toast and leaves the sentence beneath the button', async () => {
    const { finishSignIn, $signIn } = await open('/oauth/register?code=c1&state=s1');
    const message = 'An account already exists. Please log in.';
    fakeNetwork(() => ({ status: 409, json: { message, code: 'ALREADY_REGISTERED' } }));
    await finishSignIn('register');
    expect($signIn.get()).toEqual({ status: 'failed', message, code: 'ALREADY_REGISTERED' });
    expect(warnings).toEqual([['POST /api/v1/auth/register/oauth failed with status 409']]);
    expect([toasts, browser.visited]).toEqual([[], []]);
  });
});

describe('logging in', () => {
  test('stores the session and goes to the dashboard', async () => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=s1');
    const sent = fakeNetwork(() => ({ json: { user: MAREN } }));
    await finishSignIn('login');
    expect(sent[0]).toMatchObject({
      url: { pathname: '/api/v1/auth/login/oauth' },
      body: { code: 'c1', flowType: 'login' },
      headers: { 'oauth-state': 's1' },
    });
    expect(browser.local.getItem('accessToken')).toBe('access-1');
    expect(toasts).toEqual([['next page', 'success', 'Login successful']]);
    expect(browser.visited).toEqual(['/dashboard']);
  });

  test.each([
    [{ status: 404, json: { message: 'There is no account.', code: 'NOT_REGISTERED' } }, 'There is no account.'],
    [{ status: 502, text: '<html>' }, 'An unknown error occurred'],
  ])('that fails shows the server message: %j', async (response, message) => {
    const { finishSignIn, $signIn } = await open('/oauth/login?code=c1&state=s1');
    fakeNetwork(() => response);
    await finishSignIn('login');
    expect(toasts).toEqual([['here', 'error', message]]);
    expect($signIn.get()).toMatchObject({ status: 'failed', message });
    expect(browser.local.length).toBe(0);
  });

  test.each([
    [{ user: { ...MAREN, refreshToken: undefined } }, 'The session is incomplete.'],
    [{}, 'The session is incomplete.'],
  ])('with an answer without a session starts over: %j', async (json, reason) => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=s1');
    fakeNetwork(() => ({ json }));
    await finishSignIn('login');
    expect(toasts).toEqual([['next page', 'error', `Login unsuccessful: ${reason}`]]);
    expect(browser.visited).toEqual(['/oauth/login']);
    expect(browser.local.length).toBe(0);
  });

  test('where the browser refuses to store starts over', async () => {
    const { finishSignIn } = await open('/oauth/login?code=c1&state=s1');
    browser.local.setItem = () => {
      throw new Error('The quota has been exceeded.');
    };
    fakeNetwork(() => ({ json: { user: MAREN } }));
    await finishSignIn('login');
    expect(toasts).toEqual([['next page', 'error', 'Login unsuccessful: The quota has been exceeded.']]);
    expect(browser.visited).toEqual(['/oauth/login']);
  });
});

describe('a mailed link', () => {
  const ADDRESS = '/oauth/login#request=r1&otp=123456';

  test('leaves the address bar and waits for its button: mail filters open links, too', async () => {
    const { finishSignIn, $signIn } = await open(ADDRESS);
    const sent = fakeNetwork(() => ({ json: { user: MAREN } }));
    await finishSignIn('login');
    expect(location.href).not.toContain('123456');
    expect($signIn.get()).toEqual({ status: 'link', link: { requestId: 'r1', otp: '123456' } });
    expect(sent).toEqual([]);
  });

  test('logs in when its button is pressed', async () => {
    const { logInByLink } = await open('/oauth/login');
    const sent = fakeNetwork(() => ({ json: { user: MAREN } }));
    await logInByLink({ requestId: 'r1', otp: '123456' });
    expect(sent[0]).toMatchObject({
      url: { pathname: '/api/v1/auth/verify-otp' },
      body: { requestId: 'r1', otp: '123456' },
    });
    expect(browser.local.getItem('accessToken')).toBe('access-1');
    expect(browser.visited).toEqual(['/dashboard']);
  });

  test('that no longer works says so', async () => {
    const { logInByLink, $signIn } = await open('/oauth/login');
    const message = 'This code is wrong or has expired. Please request a new one.';
    fakeNetwork(() => ({ status: 400, json: { message, code: 'CODE_REFUSED' } }));
    await logInByLink({ requestId: 'r1', otp: '123456' });
    expect($signIn.get()).toMatchObject({
      status: 'failed',
      message: 'This link has expired or was already used. Please log in again.',
    });
    expect(browser.visited).toEqual([]);
  });
});
