import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANONYMOUS_LIMIT } from '../../../src/features/predict/contract.ts';
import { ANONYMOUS_BODY_LIMIT } from '../../../src/server/request-body.ts';
import { fakeNetwork, gate, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('../../../src/features/try-it/store.ts');
const PREDICTION = { confidence_level: '92%', severity_level: 'High', response: 'Because.', conclusion: 'Do not pay.' };
const eml = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test('a text is checked without the session of a signed-in visitor', async () => {
  (await import('../../../src/client/session.ts')).setUser(MAREN);
  const { $check, checkText } = await load();
  const sent = fakeNetwork(() => ({ json: PREDICTION }));
  const checked = checkText('Please pay.');
  expect($check.get()).toEqual({ status: 'checking', isWhole: false });
  await checked;
  expect($check.get()).toMatchObject({ status: 'done', checked: PREDICTION });
  expect(sent).toMatchObject([{ url: { pathname: '/predict' }, body: { Subject: '', Body: 'Please pay.' } }]);
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
});

test('a file is sent as a message, in its own bytes', async () => {
  const { $check, checkFiles } = await load();
  const sent = fakeNetwork(() => ({ json: PREDICTION }));
  await checkFiles([eml('a.eml', 'Subject: Hello\r\n\r\nText')]);
  expect(sent).toMatchObject([
    { url: { pathname: '/api/v1/analyses' }, headers: { 'content-type': 'message/rfc822' } },
  ]);
  expect($check.get().status).toBe('done');
});

test('what cannot be checked is named and not sent', async () => {
  const { $check, checkFiles, checkText } = await load();
  const sent = fakeNetwork(() => ({ json: PREDICTION }));
  const failures: string[] = [];
  const attempts = [
    () => checkText(' \n'),
    () => checkText('a'.repeat(ANONYMOUS_LIMIT)),
    () => checkFiles([eml('large.eml', 'a'.repeat(ANONYMOUS_LIMIT + 1))]),
    () => checkFiles([eml('empty.eml')]),
    () => checkFiles([eml('a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47))]),
    () => checkFiles([eml('large.jpg', Uint8Array.of(0xff, 0xd8, 0xff), 'a'.repeat(ANONYMOUS_LIMIT))]),
    () => checkFiles([eml('a.eml', 'a'), eml('b.eml', 'b')]),
  ];
  for (const attempt of attempts) {
    await attempt();
    const state = $check.get();
    failures.push(state.status === 'failed' ? state.message : state.status);
  }
  expect(failures).toEqual([
    'Paste an email first, or choose an .eml or .msg file.',
    'This text is larger than 256 kB. Log in to check emails of up to 25 MB.',
    'large.eml is larger than 256 kB. Log in to check emails of up to 25 MB.',
    'empty.eml couldn’t be read.',
    'a.png is a picture. Log in to check screenshots in the email test.',
    'large.jpg is a picture. Log in to check screenshots in the email test.',
    'Choose one email at a time.',
  ]);
  expect(sent).toEqual([]);
});

test('a signed-in visitor is not told to log in', async () => {
  const { setUser } = await import('../../../src/client/session.ts');
  const { $check, checkFiles, checkText } = await import('../../../src/features/try-it/store.ts');
  setUser(MAREN);
  await checkText('a'.repeat(300 * 1024));
  const message = 'This text is larger than 256 kB. Open it in the email test, which takes emails of up to 25 MB.';
  expect($check.get()).toEqual({ status: 'failed', message });
  await checkFiles([eml('a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47))]);
  const picture = 'a.png is a picture. Open it in the email test, which takes screenshots.';
  expect($check.get()).toEqual({ status: 'failed', message: picture });
});

test('the limit is the server’s', () => {
  expect(ANONYMOUS_LIMIT).toBe(ANONYMOUS_BODY_LIMIT);
});

test('the server’s reason is shown', async () => {
  const { $check, checkText } = await load();
  fakeNetwork(() => ({ status: 429, json: { message: 'Too many requests.', code: 'TOO_MANY_REQUESTS' } }));
  await checkText('Please pay.');
  expect($check.get()).toEqual({ status: 'failed', message: 'Too many requests.' });
  fakeNetwork(() => ({ json: { unexpected: true } }));
  await checkText('Please pay.');
  expect($check.get()).toEqual({ status: 'failed', message: 'We couldn’t check the email. Please try again.' });
});

test('an answer that comes after the result was closed is dropped', async () => {
  const { $check, checkText, closeResult } = await load();
  const released = gate();
  fakeNetwork(async () => {
    await released.promise;
    return { json: PREDICTION };
  });
  const checked = checkText('Please pay.');
  closeResult();
  released.resolve();
  await checked;
  expect($check.get()).toEqual({ status: 'idle' });
});
