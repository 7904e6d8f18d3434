import { expect, test } from 'vitest';
import { groupCommit } from '../../../src/server/db/group-commit.ts';

/** A disk that completes writes on demand. */
function slowDisk(refuses: (items: readonly string[]) => boolean = () => false) {
  const writes: string[][] = [];
  const store = groupCommit<string>(async (items) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (refuses(items)) throw new Error(`not ${items.join()}`);
    writes.push([...items]);
  }, 3);
  return { writes, store };
}

test('what arrives during a write goes into the next one, in its order and no more than fit', async () => {
  const { writes, store } = slowDisk();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(store));
  expect(writes).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('no caller gets an answer before its row is written', async () => {
  const { writes, store } = slowDisk();
  const first = store('a');
  const second = store('b');
  await first;
  expect(writes).toEqual([['a']]);
  await second;
  expect(writes).toEqual([['a'], ['b']]);
});

test('one that is refused costs the others nothing', async () => {
  const { writes, store } = slowDisk((items) => items.includes('bad'));
  const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(store));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ reason: new Error('not bad') });
  expect(writes.flat().sort()).toEqual(['a', 'b', 'c']);
  await store('later');
  expect(writes.at(-1)).toEqual(['later']);
});
