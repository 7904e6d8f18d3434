import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, gate, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: unknown[][] = [];
vi.mock('../../../src/client/toast.ts', () => ({ showToast: (...toast: unknown[]) => void toasts.push(toast) }));

const ADDED = ['success', 'You’ve been successfully added to the waitlist! 🎉', 6000];
const FAILED = ['error', 'Failed to submit. Please try again.', 6000];

async function open() {
  reload();
  toasts.length = 0;
  openFakeBrowser('/waitlist');
  const store = await import('../../../src/features/waitlist/store.ts');
  store.$fields.set({ ...store.$fields.get(), workEmail: 'ada@example.com', fullName: 'Ada' });
  return store;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('joining', () => {
  test('is sent to the list, then to the second service, then nowhere else', async () => {
    const { join, $waitlist } = await open();
    const sent = fakeNetwork(({ url }) => ({
      json: url.pathname.startsWith('/f/') ? { next: '/' } : { joined: true },
    }));
    await Promise.all([join(), join()]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/v1/waitlist', '/f/waitlist']);
    expect(sent[0]?.body).toEqual({
      userType: 'Individual',
      workEmail: 'ada@example.com',
      applicantName: 'Ada',
      teamSize: null,
    });
    expect(sent[1]?.body).toMatchObject({
      email: 'ada@example.com',
      message: expect.stringContaining('Full name: Ada'),
    });
    expect($waitlist.get()).toEqual({ status: 'success' });
    expect(toasts).toEqual([ADDED]);
  });

  test('is a success whatever becomes of the second notification', async () => {
    const { join, $waitlist } = await open();
    const sent = fakeNetwork(({ url }) =>
      url.pathname.startsWith('/f/') ? Promise.reject(new Error()) : { json: {} },
    );
    await join();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect($waitlist.get()).toEqual({ status: 'success' });
    expect(toasts).toEqual([ADDED]);
  });

  test.each([
    [{ status: 409, json: { message: 'You are on it.' } }, ['error', 'You are on it.', 6000], undefined],
    [{ status: 409, text: 'x' }, ['error', 'This email has already been submitted.', 6000], undefined],
    [{ status: 429, json: { message: 'Try later.' } }, FAILED, 'Try later.'],
    [{ status: 500, json: {} }, FAILED, undefined],
    [{ status: 200, text: '<html>' }, FAILED, 'We couldn’t read the server’s response. Please try again.'],
  ])('%j', async (response, toast, failure) => {
    const { join, $waitlist, $fields } = await open();
    const typed = $fields.get();
    const sent = fakeNetwork(() => response);
    await join();
    expect(toasts).toEqual([toast]);
    expect($waitlist.get()).toEqual({ status: 'form', failure });
    expect($fields.get(), 'nothing typed is lost').toBe(typed);
    expect(sent, 'no second notification').toHaveLength(1);
  });

  test('is submitting until the answer is there', async () => {
    const { join, $waitlist } = await open();
    const answer = gate<never>();
    fakeNetwork(() => answer.promise);
    const joining = join();
    expect($waitlist.get()).toEqual({ status: 'submitting' });
    answer.reject(new Error('cut'));
    await joining;
    expect($waitlist.get()).toEqual({
      status: 'form',
      failure: 'We couldn’t reach the server. Check your connection and try again.',
    });
  });

  test('Add Another Email starts with an empty form', async () => {
    const { join, startAgain, $waitlist, $fields } = await open();
    fakeNetwork(() => ({ json: {} }));
    await join();
    startAgain();
    expect($waitlist.get()).toEqual({ status: 'form' });
    expect($fields.get()).toMatchObject({ workEmail: '', fullName: '', updates: true, userType: 'Individual' });
  });
});
