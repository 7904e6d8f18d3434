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
  const engine = { verdict: 'safe', severity: 'None', confidence: 90 } as const;
  const { $list } = await import('../../../src/features/scans/store.ts');
  const scan = (id: string) => ({ id, verdict: 'dangerous', mark: null });
  const marked = { ...scan('b'), mark: { opinion: 'dangerous', by: 'email', engine } };
  $list.set({ ...$list.get(), pages: [[scan('a'), marked]] as never });
  const sent = fakeNetwork(({ url }) => {
    const id = url.pathname.split('/').at(-2) ?? '';
    return id === 'gone' ? { status: 404, json: {} } : { json: { scan: scan(id), changed: [] } };
  });
  await bulk.markSelectedSafe();
  expect([...$selection.get().ids]).toEqual(['gone']);
  const { undo } = await import('../../../src/features/corrections/store.ts');
  expect(await undo([{ id: 'a', mark: null }, marked as never])).toBe(true);
  const calls = sent.filter(({ url }) => url.pathname.endsWith('/correction'));
  expect(calls.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-2)}`)).toEqual([
    ...['POST a', 'POST gone', 'POST b'],
    ...['DELETE a', 'POST b'],
  ]);
});
