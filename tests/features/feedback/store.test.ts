import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeNetwork, gate, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: unknown[][] = [];
vi.mock('react-hot-toast/headless', () => {
  const show = (kind: string) => (message: string, options: { duration: number }) =>
    toasts.push([kind, message, options.duration]);
  return { toast: Object.assign(show('plain'), { success: show('success'), error: show('error') }) };
});

const ANSWER = { receipt: 'r'.repeat(22), deletedBy: '2030-04-01T00:00:00.000Z' };
let browser: FakeBrowser;

beforeEach(() => {
  reload();
  toasts.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  browser = openFakeBrowser(address);
  Object.assign(window, { close: vi.fn() });
  const store = await import('../../../src/features/feedback/store.ts');
  store.followAddress();
  return store;
}

async function filled(address = '/feedback?content=Dear%20all') {
  const store = await open(address);
  store.change({ reason: 'Other issue', consent: true });
  return store;
}

describe('the content', () => {
  test.each([
    ['/feedback?content=Dear+all%2C%20%F0%9F%98%80&a=1', 'Dear all, 😀', '/feedback?a=1'],
    ['/feedback#content=a%3Db%26c', 'a=b&c', '/feedback'],
    ['/feedback?content=100%', '100%', '/feedback'],
    ['/feedback?content=', '', '/feedback'],
    ['/feedback', '', '/feedback'],
  ])('of %s is taken out of the address', async (address, content, left) => {
    const { $draft } = await open(address);
    expect($draft.get().content).toBe(content);
    expect(location.pathname + location.search + location.hash).toBe(left);
  });

  test('that arrives in an open tab replaces the one before, and keeps what was chosen', async () => {
    const { $draft } = await filled();
    location.hash = '#content=next';
    browser.dispatch('hashchange', {});
    expect($draft.get()).toEqual({ content: 'next', isCut: false, reason: 'Other issue', consent: true });
  });

  test('of a long email the beginning is taken, and the page knows', async () => {
    const { $draft } = await open(`/feedback#content=${'x'.repeat(70_000)}`);
    expect($draft.get()).toMatchObject({ content: 'x'.repeat(65_536), isCut: true });
  });

  test('a receipt stays in the address', async () => {
    const { $receipt } = await open('/feedback#receipt=abc');
    expect($receipt.get()).toBe('abc');
    expect(location.hash).toBe('#receipt=abc');
  });
});

describe('submitting', () => {
  test('asks for the reason, then the content, then the consent, for four seconds each', async () => {
    const { submit, change } = await open('/feedback');
    const sent = fakeNetwork(() => ({ json: ANSWER }));
    await submit();
    change({ reason: 'Other issue' });
    await submit();
    change({ content: 'Dear all' });
    await submit();
    expect(toasts).toEqual([
      ['error', 'Please select a reason for your report', 4000],
      ['error', 'No email content found. Please try reporting again from the email', 4000],
      ['error', 'Please consent to share the email content', 4000],
    ]);
    expect(sent).toEqual([]);
  });

  test('sends the specified fields, clears what the extension kept, and empties the form', async () => {
    const { submit, $feedback, $draft } = await filled();
    const remove = vi.fn();
    vi.stubGlobal('chrome', { storage: { local: { remove } } });
    browser.local.setItem('emailFeedbackData', 'x');
    const sent = fakeNetwork(() => ({ json: ANSWER }));
    await submit();
    expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      [
        'POST',
        '/api/v1/feedback',
        {
          reason: 'Other issue',
          emailContent: 'Dear all',
          reportedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          confidenceScore: null,
          modelVersion: null,
          status: 'pending',
          reviewedAt: null,
          reviewerNotes: null,
          submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      ],
    ]);
    expect($feedback.get()).toEqual({ status: 'sent', answer: ANSWER });
    expect($draft.get()).toEqual({ content: '', isCut: false, reason: null, consent: false });
    expect(browser.local.getItem('emailFeedbackData')).toBeNull();
    expect(remove).toHaveBeenCalledWith('emailFeedbackData');
  });

  test.each([
    [
      '500',
      { status: 500, json: { message: 'Something went wrong on our side.' } },
      'Something went wrong on our side.',
    ],
    ['429', { status: 429, json: { message: 'Too many requests.' } }, 'Too many requests.'],
    ['garbage', { text: '<html>' }, 'We couldn’t read the server’s response. Please try again.'],
  ])('that fails with %s keeps everything', async (_, response, failure) => {
    const { submit, $feedback, $draft } = await filled();
    browser.local.setItem('emailFeedbackData', 'x');
    fakeNetwork(() => response);
    await submit();
    expect(toasts).toEqual([['error', 'Failed to submit. Please try again.', 6000]]);
    expect($feedback.get()).toEqual({ status: 'filling', failure });
    expect($draft.get()).toEqual({ content: 'Dear all', isCut: false, reason: 'Other issue', consent: true });
    expect(browser.local.getItem('emailFeedbackData')).toBe('x');
  });

  test('twice at once sends one report', async () => {
    const { submit, $feedback } = await filled();
    const answered = gate<never>();
    const sent = fakeNetwork(() => answered.promise);
    const first = submit();
    await submit();
    expect($feedback.get()).toEqual({ status: 'sending' });
    answered.reject(new TypeError('cut'));
    await first;
    expect(sent).toHaveLength(1);
  });

  test('where the browser refuses its storage is a success all the same', async () => {
    const { submit, $feedback } = await filled();
    browser.local.removeItem = () => {
      throw new Error('denied');
    };
    fakeNetwork(() => ({ json: ANSWER }));
    await submit();
    expect($feedback.get().status).toBe('sent');
  });
});

test('closing resets the form and closes the window', async () => {
  const { close, $draft, $feedback } = await filled();
  close();
  expect(window.close).toHaveBeenCalledOnce();
  expect($draft.get()).toEqual({ content: '', isCut: false, reason: null, consent: false });
  expect($feedback.get()).toEqual({ status: 'left-open' });
});
