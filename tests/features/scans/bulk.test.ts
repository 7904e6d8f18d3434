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

async function select(...ids: string[]) {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  const { $selection } = await import('../../../src/features/scans/selection.ts');
  $selection.set({ ids: new Set(ids), anchor: null });
  return { $selection, bulk: await import('../../../src/features/scans/bulk.ts') };
}

test('the selected scans are deleted, also one that no longer exists', async () => {
  const { $selection, bulk } = await select('a', 'gone', 'b');
  const sent = fakeNetwork(({ url }) => (url.pathname.endsWith('gone') ? { status: 404, json: {} } : { json: {} }));
  expect(await bulk.deleteSelected()).toMatchObject({ ok: true });
  expect(sent.map(({ url }) => url.pathname)).toEqual(['a', 'gone', 'b'].map((id) => `/api/v1/scans/${id}`));
  expect($selection.get().ids.size).toBe(0);
  expect(bulk.$bulk.get()).toBeNull();
});

test('after too many calls it stops, and what is left stays selected', async () => {
  const { $selection, bulk } = await select('a', 'b', 'c');
  const sent = fakeNetwork(({ url }) => (url.pathname.endsWith('a') ? { json: {} } : { status: 429, json: {} }));
  await bulk.deleteSelected();
  expect(sent).toHaveLength(2);
  expect([...$selection.get().ids]).toEqual(['b', 'c']);
});

test('an email that cannot be scanned again does not keep the others from it', async () => {
  const { $selection, bulk } = await select('a', 'b');
  const scan = { id: 'b', verdict: 'safe' };
  fakeNetwork(({ url }) => (url.pathname.includes('/a/') ? { status: 404, json: {} } : { json: scan }));
  await bulk.scanSelectedAgain();
  expect([...$selection.get().ids]).toEqual(['a']);
});

test('selected scans are marked as safe, and an undo brings back what each was before', async () => {
  const { $selection, bulk } = await select('a', 'gone', 'b');
  const before = {
    opinion: 'dangerous',
    reason: 'A fraud',
    correctedAt: '2026-11-01T00:00:00.000Z',
    coversSender: true,
  };
  const scan = (id: string) => ({ id, verdict: 'dangerous', mark: null });
  const sent = fakeNetwork(({ url }) => {
    const id = url.pathname.split('/').at(-2) ?? '';
    return id === 'gone'
      ? { status: 404, json: {} }
      : { json: { scan: scan(id), changed: [], before: id === 'b' ? before : null } };
  });
  await bulk.markSelectedSafe();
  expect([...$selection.get().ids]).toEqual(['gone']);
  const { undo } = await import('../../../src/features/corrections/store.ts');
  expect(
    await undo([
      { id: 'a', before: null },
      { id: 'b', before: before as never },
    ]),
  ).toBe(true);
  const calls = sent.filter(({ url }) => url.pathname.endsWith('/correction'));
  expect(calls.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-2)}`)).toEqual([
    ...['POST a', 'POST gone', 'POST b'],
    ...['DELETE a', 'POST b'],
  ]);
  expect(calls.at(-1)?.body).toEqual(before);
});

test('a scan that no longer matches the filter leaves the list, and an undo brings it back', async () => {
  const { bulk } = await select('a');
  const store = await import('../../../src/features/scans/store.ts');
  const { NO_FILTER } = await import('../../../src/features/scans/filter.ts');
  const scans = ['a', 'b'].map((id) => ({ id, verdict: 'dangerous', kind: 'malware', mark: null }));
  fakeNetwork(({ method, url }) => {
    if (url.pathname.endsWith('/scans')) return { json: { scans, next: null } };
    if (!url.pathname.endsWith('/correction')) return { json: {} };
    const scan = method === 'POST' ? { ...scans[0], verdict: 'safe', kind: 'none' } : scans[0];
    return { json: { scan, changed: [scan], before: null } };
  });
  await store.loadList({ ...NO_FILTER, verdict: ['dangerous'] });
  const { $selection } = await import('../../../src/features/scans/selection.ts');
  $selection.set({ ids: new Set(['a']), anchor: null });
  await bulk.markSelectedSafe();
  expect(store.orderOf(store.$list.get())).toEqual(['b']);
  const { undo } = await import('../../../src/features/corrections/store.ts');
  await undo([{ id: 'a', before: null }]);
  await vi.waitFor(() => expect(store.orderOf(store.$list.get())).toEqual(['a', 'b']));
});
