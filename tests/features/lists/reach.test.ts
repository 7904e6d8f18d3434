import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { type Blocklist, blocklistKey } from '../../../src/engines/detection/index.ts';
import { keysOfBlocklist } from '../../../src/features/lists/parse-blocklist.server.ts';
import { analyseSource } from '../../../src/features/predict/predict.server.ts';
import { isFailure } from '../../../src/server/failure.ts';

const keys = await keysOfBlocklist(new TextEncoder().encode('bad.example\n'));

test('an uploaded email’s links are looked up', async () => {
  const lists = { current: () => ({ blocklists: [{ name: 'own', hours: 1, keys }] }), refresh: async () => {} };
  const source = 'From: Ada <ada@alder.example>\r\nSubject: Photos\r\n\r\nHere they are: https://bad.example/a\r\n';
  const answer = await analyseSource({ lists }, source, { client: 'test' });
  expect(isFailure(answer) ? answer : answer.analysis.signals.map(({ id }) => id)).toContain('link-listed');
});

test('a thread reads the same memory', async () => {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise<Blocklist>((resolve) => port2.once('message', resolve));
  port1.postMessage({ name: 'own', hours: 1, keys } satisfies Blocklist);
  const there = await received;
  keys[0] = 7;
  expect(there.keys[0]).toBe(7);
  keys[0] = blocklistKey('bad.example') ?? 0;
  port1.close();
});
