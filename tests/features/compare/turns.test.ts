import { expect, test } from 'vitest';
import { Turns } from '../../../src/features/compare/turns.server.ts';

/** Starts work for each of the clients, in order, and ends it when told to. */
function startAll(turns: Turns, clients: string[]) {
  const started: string[] = [];
  const ends = new Map<string, (failed?: boolean) => void>();
  const work = clients.map((client, number) =>
    turns.run(client, () => {
      const name = `${client}${number}`;
      started.push(name);
      return new Promise<void>((resolve, reject) =>
        ends.set(name, (failed) => (failed ? reject(new Error('failed')) : resolve())),
      );
    }),
  );
  const end = async (name: string, failed?: boolean) => {
    ends.get(name)?.(failed);
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test('no more work at a time than allowed, the rest in order, also after a failure', async () => {
  const { started, work, end } = startAll(new Turns(2), ['a', 'a', 'a', 'a']);
  await new Promise(setImmediate);
  expect(started).toEqual(['a0', 'a1']);
  const failed = expect(work[0]).rejects.toThrow('failed');
  await end('a0', true);
  await failed;
  expect(started).toEqual(['a0', 'a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(started).toEqual(['a0', 'a1', 'a2', 'a3']);
  await end('a3');
  await Promise.all(work.slice(1));
});

test('a client that comes later does not wait for all that another one has', async () => {
  const { started, end } = startAll(new Turns(1), ['a', 'a', 'a', 'a', 'b', 'b', 'c']);
  for (let index = 0; index < 7; index += 1) {
    await new Promise(setImmediate);
    await end(started.at(-1) ?? '');
  }
  expect(started).toEqual(['a0', 'a1', 'b4', 'c6', 'a2', 'b5', 'a3']);
});
