import { expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { once, oncePerHost, oncePerText } from '../../../../src/engines/detection/parse/once.ts';

test('an object is read once, even where nothing is found', () => {
  let reads = 0;
  const read = once((_: object) => {
    reads++;
    return null;
  });
  const email = {};
  expect([read(email), read(email), reads]).toEqual([null, null, 1]);
  read({});
  expect(reads).toBe(2);
});

test('a host is read once an email, and forgotten after it', () => {
  const asked: string[] = [];
  const read = oncePerHost((host) => asked.push(host));
  read('alder.example');
  read('elm.example');
  read('alder.example');
  expect(asked).toEqual(['alder.example', 'elm.example']);
  analyse({ subject: '', body: 'Tea is ready' });
  read('alder.example');
  expect(asked).toHaveLength(3);
});

test('any number of hosts can be asked about', () => {
  const read = oncePerHost((host) => host.length);
  const hosts = Array.from({ length: 2_000 }, (_, i) => `${'a'.repeat(i % 60)}.example`);
  expect(hosts.map(read)).toEqual(hosts.map(({ length }) => length));
});

test('a text is read once an email, and forgotten after it', () => {
  const asked: string[] = [];
  const read = oncePerText((text) => asked.push(text));
  read('Tea is ready');
  read('Tea is ready');
  expect(asked).toEqual(['Tea is ready']);
  analyse({ subject: '', body: 'Tea is ready' });
  read('Tea is ready');
  expect(asked).toHaveLength(2);
});
