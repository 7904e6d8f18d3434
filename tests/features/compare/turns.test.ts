import { expect, test } from 'vitest';
import { Turns } from '../../../src/features/compare/turns.server.ts';

test('no more work at a time than allowed, the rest in order, also after a failure', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = [0, 1, 2, 3].map((number) =>
    turns.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('failed');
    }),
  );
  await new Promise(setImmediate);
  expect([started, turns.full]).toEqual([[0, 1], true]);
  ends[0]?.();
  await expect(work[0]).rejects.toThrow('failed');
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  await Promise.all(work.slice(1));
  expect(turns.full).toBe(false);
});
