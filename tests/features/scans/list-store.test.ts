import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

beforeEach(() => {
  reload();
  openFakeBrowser('/dashboard?view=scans');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a list that could not be read is asked for again, one that is there is not', async () => {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  const { $list, loadList, retryList } = await import('../../../src/features/scans/store.ts');
  const { NO_FILTER } = await import('../../../src/features/scans/filter.ts');
  fakeNetwork(() => ({ status: 503, json: {} }));
  await loadList({ ...NO_FILTER, brand: 'PayPal' });
  expect($list.get().status).toBe('failed');
  const sent = fakeNetwork(({ url }) => ({ json: url.pathname.endsWith('/scans') ? { scans: [], next: null } : {} }));
  retryList();
  await vi.waitFor(() => expect($list.get().status).toBe('ready'));
  expect(sent.every(({ url }) => url.searchParams.get('brand') === 'PayPal')).toBe(true);
  const asked = sent.length;
  retryList();
  expect(sent).toHaveLength(asked);
});
