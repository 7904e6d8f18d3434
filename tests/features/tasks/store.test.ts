import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SuggestedTask, TaskBody } from '../../../src/features/tasks/contract.ts';
import { fakeNetwork, gate, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const BODY: TaskBody = { kind: 'task', title: 'Pay', due: '2026-12-04', minutes: null, location: null };
const suggestion = (id: string, due: string) => ({ ...BODY, id, due }) as SuggestedTask;
const EARLIER = suggestion('a', '2026-12-04T15:00+01:00');
const LATER = suggestion('b', '2026-12-04T10:00-05:00');

beforeEach(() => {
  reload();
  openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

async function load() {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser(MAREN);
  return import('../../../src/features/tasks/store.ts');
}

test('suggestions are in the order in which they are due, also after one came back', async () => {
  const { $tasks, loadTasks, dismiss, undoDismiss } = await load();
  fakeNetwork(() => ({ json: { tasks: [], suggestions: { suggestions: [LATER, EARLIER], total: 2 } } }));
  await loadTasks();
  expect($tasks.get().suggestions).toEqual([EARLIER, LATER]);
  await dismiss(EARLIER);
  await undoDismiss(EARLIER);
  expect($tasks.get()).toMatchObject({ suggestions: [EARLIER, LATER], total: 2 });
});

test('a task that is sent again keeps its name, and the next one gets another', async () => {
  const { add } = await load();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let answers = 0;
  const sent = fakeNetwork(() => {
    answers += 1;
    return answers === 1 ? { status: 503, json: {} } : { json: { ...BODY, id: 'a', done: false, origin: null } };
  });
  expect(await add(BODY)).toBe(false);
  expect(await add(BODY)).toBe(true);
  expect(await add(BODY)).toBe(true);
  const names = sent.map(({ body }) => (body as { submission: string }).submission);
  expect(names[0]).toMatch(/^[\da-f-]{36}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('a list that was asked for before a decision does not take it back', async () => {
  const { $tasks, loadTasks, accept } = await load();
  const before = gate();
  let open = [EARLIER, LATER];
  let lists = 0;
  fakeNetwork(async ({ method }) => {
    if (method === 'POST') {
      open = [LATER];
      return { json: { ...BODY, id: 'a', done: false, origin: null } };
    }
    const json = { tasks: [], suggestions: { suggestions: open, total: open.length } };
    lists += 1;
    if (lists === 2) await before.promise;
    return { json };
  });
  await loadTasks();
  const asked = loadTasks();
  await vi.waitFor(() => expect(lists).toBe(2));
  await accept(EARLIER, BODY);
  before.resolve();
  await asked;
  expect($tasks.get()).toMatchObject({ suggestions: [LATER], total: 1 });
});
