import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  areMarksOn,
  forgetMarks,
  hasMarks,
  MARKS,
  MOST,
  remember,
  switchMarks,
  warningsIn,
} from '../../../src/extension/marks/store.ts';

let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  const local = {
    get: async (key: string) => (key in stored ? { [key]: structuredClone(stored[key]) } : {}),
    set: async (entries: object) => void Object.assign(stored, structuredClone(entries)),
    remove: async (key: string) => void delete stored[key],
  };
  vi.stubGlobal('chrome', { storage: { local } });
});
afterEach(() => vi.unstubAllGlobals());

const place = (conversation: string, email = conversation) => ({ conversation, email });

test('warnings are found again by their conversation, and nothing else is', async () => {
  await remember(place('gmail 1'), 'dangerous');
  await remember(place('gmail 2'), 'suspicious');
  await remember(place('gmail 3'), 'safe');
  await remember(place('gmail 4'), 'unknown');
  expect(await warningsIn(['gmail 1', 'gmail 2', 'gmail 3', 'gmail 4', 'outlook 1'])).toEqual([
    'dangerous',
    'suspicious',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a safe email alone stores nothing', async () => {
  await remember(place('gmail 1'), 'safe');
  expect(stored).toEqual({});
  expect(await hasMarks()).toBe(false);
});

test('a conversation has its worst verdict, and a new verdict on the same email replaces the old one', async () => {
  await remember(place('gmail 1', 'a'), 'dangerous');
  await remember(place('gmail 1', 'b'), 'suspicious');
  expect(await warningsIn(['gmail 1'])).toEqual(['dangerous']);
  await remember(place('gmail 1', 'a'), 'safe');
  expect(await warningsIn(['gmail 1'])).toEqual(['suspicious']);
  await remember(place('gmail 1', 'b'), 'safe');
  expect(await hasMarks()).toBe(false);
});

test('no id is stored, and two browsers have different hashes of the same', async () => {
  await remember(place('gmail 18f0000000000002'), 'dangerous');
  const first = JSON.stringify(stored[MARKS]);
  expect(first).not.toContain('18f0000000000002');
  await forgetMarks();
  await remember(place('gmail 18f0000000000002'), 'dangerous');
  expect(JSON.stringify(stored[MARKS])).not.toBe(first);
});

test('the oldest are forgotten, and the rest stays small', async () => {
  const all = Array.from({ length: MOST + 1 }, (_, index) => `gmail ${index}`);
  for (const id of all) await remember(place(id), 'dangerous');
  const warnings = await warningsIn(all);
  expect(warnings.filter(Boolean)).toHaveLength(MOST);
  expect(warnings[0]).toBeUndefined();
  expect(JSON.stringify(stored).length).toBeLessThan(40_000);
});

test('several at once are all kept', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `gmail ${index}`);
  await Promise.all(ids.map((id) => remember(place(id), 'dangerous')));
  expect((await warningsIn(ids)).filter(Boolean)).toHaveLength(20);
});

test('switched off, they are forgotten and none is added', async () => {
  await remember(place('gmail 1'), 'dangerous');
  await switchMarks(false);
  await remember(place('gmail 2'), 'dangerous');
  expect(await areMarksOn()).toBe(false);
  expect(await warningsIn(['gmail 1', 'gmail 2'])).toEqual([undefined, undefined]);
  await switchMarks(true);
  await remember(place('gmail 2'), 'dangerous');
  expect(await warningsIn(['gmail 1', 'gmail 2'])).toEqual([undefined, 'dangerous']);
});
