import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { popularityOf } from '../../../src/engines/detection/popularity.ts';
import { keysOfPopularSites } from '../../../src/features/lists/parse-popular-sites.server.ts';
import { unpackedList } from '../../../src/features/lists/unpack-list.server.ts';
import { testTable } from '../../support/test-table.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1},site${at + 1}.example`);
const read = async (text: string) => keysOfPopularSites(new TextEncoder().encode(text));

test('a site’s rank is known as one among how many', async () => {
  const list = { name: 'a', hours: 1, keys: await read(`${lines(150_000).join('\r\n')}\n`) };
  const among = [1, 1_000, 1_001, 10_001, 100_001].map((rank) => popularityOf(list, `site${rank}.example`));
  expect(among).toEqual([1_000, 1_000, 10_000, 100_000, 1_000_000]);
  expect(popularityOf(list, 'site150001.example')).toBeNull();
});

test('what comes after the first million is left', async () => {
  const far = `${lines(10_000).join('\n')}\n1000000,last.example\n1000001,beyond.example\nno more is read`;
  expect(await read(far)).toHaveLength(10_001);
});

testTable([
  ['too few', lines(9_999).join('\n'), 'it has 9999 sites, and 10,000 are needed'],
  ['out of order', `${lines(9).join('\n')}\n9,b.example`, 'the line after rank 9 is no higher rank and domain'],
  ['a page', '<html>', 'the line after rank 0'],
  ['a blocklist', 'https://bad.example/a', 'the line after rank 0'],
])('a list that is %s is refused', async (_, text, reason) => {
  await expect(read(text as string)).rejects.toThrow(reason as string);
});

test('a list comes out of its zip', async () => {
  const list = new TextEncoder().encode('1,a.example\n');
  expect(await unpackedList(list)).toBe(list);
  expect([...(await unpackedList(zipSync({ 'top-1m.csv': list })))]).toEqual([...list]);
  await expect(unpackedList(zipSync({ a: list, b: list }))).rejects.toThrow('it is a zip with 2 files');
});

test('a zip that unpacks to more than is read is refused', async () => {
  const bomb = zipSync({ 'a.csv': new Uint8Array(65 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(unpackedList(bomb)).rejects.toThrow('it is larger than 64 MB');
});
