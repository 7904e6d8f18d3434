import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(data?: object) {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  fakeNetwork(() => ({ json: { scanned: 3 } }));
  const { $monitor, noticeMonitor } = await import('../../../src/features/scanning/store.ts');
  const { keepFresh } = await import('../../../src/features/scanning/keep-fresh.ts');
  $monitor.listen(() => undefined);
  await vi.waitFor(() => expect($monitor.get().data).toBeDefined());
  const revalidate = vi.fn();
  const $answer = Object.assign(atom({ data }), { revalidate });
  return { noticeMonitor, revalidate, stop: keepFresh($answer as never) };
}

test('what is there already is asked for anew, what is on its way is not', async () => {
  expect((await load({})).revalidate).toHaveBeenCalledOnce();
  expect((await load()).revalidate).not.toHaveBeenCalled();
});

test('many scanned messages in a second are one reason to ask', async () => {
  const { noticeMonitor, revalidate } = await load();
  for (const scanned of [4, 5, 6]) noticeMonitor({ scanned });
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(revalidate).toHaveBeenCalledOnce();
  noticeMonitor({ scanned: 7 });
  vi.advanceTimersByTime(1000);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

test('other news are none, and nothing is asked once it has ended', async () => {
  const { noticeMonitor, revalidate, stop } = await load();
  noticeMonitor({ unread: 4 });
  vi.advanceTimersByTime(1000);
  noticeMonitor({ scanned: 4 });
  stop();
  noticeMonitor({ scanned: 5 });
  vi.advanceTimersByTime(1000);
  expect(revalidate).not.toHaveBeenCalled();
});
