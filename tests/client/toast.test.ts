import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, openFakeBrowser, reload } from './fake-browser.ts';

const shown: { kind: string; message: string; duration: number }[] = [];

vi.mock('react-hot-toast/headless', () => {
  const as =
    (kind: string) =>
    (message: string, { duration }: { duration: number }) =>
      void shown.push({ kind, message, duration });
  return { toast: Object.assign(as('plain'), { success: as('success'), error: as('error') }) };
});

let browser: FakeBrowser;
const load = () => import('../../src/client/toast.ts');

beforeEach(() => {
  reload();
  shown.length = 0;
  browser = openFakeBrowser();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('toasts last 2, 4 and 5 seconds by default', async () => {
  const { showToast } = await load();
  showToast('success', 'a');
  showToast('error', 'b');
  showToast('plain', 'c');
  showToast('success', 'd', 6000);
  expect(shown.map(({ kind, duration }) => [kind, duration])).toEqual([
    ['success', 2000],
    ['error', 4000],
    ['plain', 5000],
    ['success', 6000],
  ]);
});

test('the next page shows a handed-over toast once, for the rest of its time', async () => {
  const page = await load();
  page.toastAfterNavigation('success', 'Login successful');
  page.toastAfterNavigation('error', 'b');
  expect(shown).toEqual([]);
  reload();
  vi.advanceTimersByTime(700);
  const next = await load();
  next.showHandedOverToasts();
  next.showHandedOverToasts();
  expect(shown).toEqual([
    { kind: 'success', message: 'Login successful', duration: 1300 },
    { kind: 'error', message: 'b', duration: 3300 },
  ]);
});

test('a toast whose time is over is not shown', async () => {
  const { toastAfterNavigation, showHandedOverToasts } = await load();
  toastAfterNavigation('success', 'late');
  vi.advanceTimersByTime(2000);
  showHandedOverToasts();
  expect(shown).toEqual([]);
  expect(browser.session.length).toBe(0);
});

test.each(['{', '7', '[{"kind":"toString","message":"a","until":9e15}]', '[null,{"kind":"error"}]'])(
  'hostile session storage shows nothing: %s',
  async (text) => {
    browser.session.setItem('toasts', text);
    const { showHandedOverToasts } = await load();
    showHandedOverToasts();
    expect(shown).toEqual([]);
  },
);
