import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

vi.mock('../../../src/client/toast.ts', () => ({ showToast: () => undefined, toastAfterNavigation: () => undefined }));

const NEEDED = { status: 401, json: { code: 'SECOND_FACTOR_NEEDED', message: 'Enter the code.' } };
const REFUSED = { status: 401, json: { code: 'SECOND_FACTOR_REFUSED', message: 'This code is wrong.' } };

let browser: FakeBrowser;

async function load() {
  reload();
  browser = openFakeBrowser('/oauth/login');
  const [email, step, store] = await Promise.all([
    import('../../../src/features/sign-in/email-store.ts'),
    import('../../../src/features/sign-in/second-step-store.ts'),
    import('../../../src/features/sign-in/store.ts'),
  ]);
  return { ...email, ...step, ...store };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a password that needs a code asks for one, and is sent again with it', async () => {
  const { logInWithPassword, takeSecondStep, enter, $secondStep, $emailSignIn } = await load();
  const answers = [NEEDED, REFUSED, { json: { user: MAREN } }];
  const sent = fakeNetwork(() => answers[sent.length - 1] ?? {});
  await logInWithPassword('ada@example.com', 'a walk');
  expect($emailSignIn.get()).toMatchObject({ busy: false, errors: {}, failure: undefined });
  expect($secondStep.get()).toMatchObject({ busy: false });
  expect(browser.visited).toEqual([]);
  expect(await takeSecondStep('000000')).toBeUndefined();
  expect($secondStep.get()).toMatchObject({ busy: false, error: 'This code is wrong.' });
  const answer = await takeSecondStep('123456');
  if (answer) enter(answer);
  expect(browser.visited).toEqual(['/dashboard']);
  const login = { email: 'ada@example.com', password: 'a walk' };
  expect(sent.map(({ body }) => body)).toEqual([
    login,
    { ...login, secondFactor: '000000' },
    { ...login, secondFactor: '123456' },
  ]);
});

test('so does the link of an email', async () => {
  const { logInByLink, takeSecondStep, $secondStep, $signIn } = await load();
  const answers = [NEEDED, { json: { user: MAREN } }];
  const sent = fakeNetwork(() => answers[sent.length - 1] ?? {});
  const link = { requestId: '0f2c1f5e-3a53-4f3c-9a53-0d6d0f8f8a11', otp: '123456' };
  await logInByLink(link);
  expect($signIn.get()).toEqual({ status: 'idle' });
  expect($secondStep.get()).not.toBeNull();
  expect(await takeSecondStep('K7QMX-2HJ9P')).toMatchObject({ ok: true });
  expect(sent[1]?.body).toEqual({ ...link, secondFactor: 'K7QMX-2HJ9P' });
});

test('a second press while one is under way does nothing', async () => {
  const { logInWithPassword, takeSecondStep } = await load();
  const sent = fakeNetwork(() => (sent.length === 1 ? NEEDED : { json: { user: MAREN } }));
  await logInWithPassword('ada@example.com', 'a walk');
  await Promise.all([takeSecondStep('123456'), takeSecondStep('123456')]);
  expect(sent).toHaveLength(2);
});
