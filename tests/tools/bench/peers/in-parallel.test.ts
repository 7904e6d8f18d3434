import { expect, test } from 'vitest';
import { inParallel } from '../../../../src/tools/bench/peers/in-parallel.ts';

test('never works on more than it may, and keeps the order', async () => {
  let open = 0;
  let most = 0;
  const results = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
    open++;
    most = Math.max(most, open);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    open--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('hands on the error of an item', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('no answer');
    return item;
  };
  await expect(inParallel([1, 2, 3], 2, work)).rejects.toThrow('no answer');
});
