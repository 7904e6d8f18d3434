import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScanSummary } from '../../../src/features/scans/contract.ts';
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

test('the counts follow a scan that is deleted or gets another verdict', async () => {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  const { $list, dropScan, loadList, updateScan } = await import('../../../src/features/scans/store.ts');
  const { $selection } = await import('../../../src/features/scans/selection.ts');
  const { NO_FILTER } = await import('../../../src/features/scans/filter.ts');
  const scans = [
    { id: 'a', verdict: 'dangerous' },
    { id: 'b', verdict: 'dangerous' },
  ];
  const counts = { total: 2, verdicts: { dangerous: 2, suspicious: 0, unknown: 0, safe: 0 } };
  fakeNetwork(({ url }) => ({ json: url.pathname.endsWith('/scans') ? { scans, next: null } : counts }));
  await loadList(NO_FILTER);
  await vi.waitFor(() => expect($list.get().total).toBe(2));
  $selection.set({ ids: new Set(['a']), anchor: 'a' });
  updateScan({ id: 'b', verdict: 'safe' } as ScanSummary);
  dropScan('a');
  dropScan('a');
  expect($list.get()).toMatchObject({ total: 1, verdicts: { dangerous: 0, safe: 1 } });
  expect($selection.get().ids.size).toBe(0);
});
