import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, gate, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const CREDENTIAL = { id: 'credential-1', type: 'public-key' };
const passkeys = { startRegistration: vi.fn() };

vi.mock('@simplewebauthn/browser', () => ({
  get startRegistration() {
    return passkeys.startRegistration;
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Reply {
  status: number;
  json: unknown;
}

/** A registration that waits for its code. @param answers the responses to the code, in order */
async function waiting(answers: (Reply | Promise<Reply>)[]) {
  reload();
  openFakeBrowser('/oauth/register');
  const forgotten: string[] = [];
  const signalUnknownCredential = async ({ credentialId }: { credentialId: string }) => {
    forgotten.push(credentialId);
    throw new Error('This manager knows no such credential.');
  };
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
  passkeys.startRegistration = vi.fn(async () => CREDENTIAL);
  fakeNetwork(({ url }) => {
    if (String(url).endsWith('/options')) return { json: { requestId: 'r', options: {} } };
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  const store = await import('../../../src/features/sign-in/email-store.ts');
  await store.createAccountByPasskey('ada@example.com');
  return { ...store, forgotten };
}

const refused = { status: 400, json: { code: 'CODE_REFUSED', message: 'This code is wrong.' } };
const failed = { status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.' } };
const exists = { status: 409, json: { code: 'PASSKEY_EXISTS', message: 'It belongs to an account.' } };

test('a passkey is forgotten whose account was never made', async () => {
  const { confirmCode, startAgain, forgotten } = await waiting([refused, refused]);
  await confirmCode('123456');
  await confirmCode('123457');
  startAgain();
  await vi.waitFor(() => expect(forgotten).toEqual([CREDENTIAL.id]));
});

test.each([
  ['an answer was lost', undefined],
  ['the server failed', failed],
  ['it belongs to one', exists],
])('a passkey that may have an account because %s is kept', async (_, first) => {
  const answers = first ? [first] : [];
  const { confirmCode, startAgain, forgotten } = await waiting(answers);
  await confirmCode('123456');
  answers.push(refused);
  await confirmCode('123456');
  startAgain();
  expect(forgotten).toEqual([]);
});

test('a passkey is kept whose answer is still under way', async () => {
  const underWay = gate<Reply>();
  const { confirmCode, startAgain, forgotten, $emailSignIn } = await waiting([underWay.promise]);
  const confirming = confirmCode('123456');
  await vi.waitFor(() => expect($emailSignIn.get().waiting?.passkey?.credential).toBeDefined());
  startAgain();
  underWay.resolve(refused);
  await confirming;
  expect(forgotten).toEqual([]);
});

test('a passkey that cannot be made leaves the form to be sent again', async () => {
  const { confirmCode, $emailSignIn } = await waiting([]);
  passkeys.startRegistration = undefined as never;
  await confirmCode('123456');
  expect($emailSignIn.get()).toMatchObject({ busy: false, failure: expect.anything() });
});
