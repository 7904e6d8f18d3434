import { expect, test } from 'vitest';
import { Recent } from '../../../src/extension/thunderbird/recent.ts';

const always = () => true;

test('a result is found once, also by two who ask at the same time', async () => {
  const recent = new Recent<string>();
  let count = 0;
  const find = async () => `found ${++count}`;
  expect(await Promise.all([recent.get(1, find, always), recent.get(1, find, always)])).toEqual(['found 1', 'found 1']);
  expect(await recent.get(1, find, always)).toBe('found 1');
  expect(await recent.get(2, find, always)).toBe('found 2');
});

test('the 50 emails opened last are kept', async () => {
  const recent = new Recent<number>();
  let count = 0;
  const find = async () => ++count;
  for (let id = 1; id <= 50; id += 1) await recent.get(id, find, always);
  // Opened again, so it is no longer the oldest.
  expect(await recent.get(1, find, always)).toBe(1);
  await recent.get(51, find, always);
  expect(await recent.get(1, find, always)).toBe(1);
  expect(await recent.get(2, find, always)).toBe(52);
});

test('what may change is found anew, and so is what failed', async () => {
  const recent = new Recent<string>();
  const results = ['encrypted', 'read'];
  const find = async () => results.shift() ?? 'asked again';
  const isFinal = (result: string) => result === 'read';
  expect(await recent.get(1, find, isFinal)).toBe('encrypted');
  await Promise.resolve();
  expect(await recent.get(1, find, isFinal)).toBe('read');
  await Promise.resolve();
  expect(await recent.get(1, find, isFinal)).toBe('read');

  await expect(recent.get(2, () => Promise.reject(new Error('no')), always)).rejects.toThrow('no');
  await Promise.resolve();
  expect(await recent.get(2, async () => 'read', always)).toBe('read');
});
