import { expect, test } from 'vitest';
import { keyOf } from '../../../src/engines/detection/key-list.ts';
import { keysOfSuffixes } from '../../../src/features/lists/parse-suffixes.server.ts';
import { testTable } from '../../support/test-table.ts';

const read = async (text: string) => keysOfSuffixes(new TextEncoder().encode(text));

test('rules are read, in Punycode, without comments and what follows them', async () => {
  const keys = await read('// a\nCOM\n*.ck\n!www.ck\n\n公司.cn  // b\n');
  expect([...keys].sort()).toEqual(['com', '*.ck', '!www.ck', 'xn--55qx5d.cn'].map(keyOf).sort());
});

test('a well-known company keeps its own domain', async () => {
  expect([...(await read('paypal.com\n*.paypal.com\nhost.test'))]).toEqual([keyOf('host.test')]);
});

testTable([
  ['<html>', '“<html>” is no rule'],
  ['a/b', '“a/b” is no rule'],
  ['a..b', '“a..b” is no rule'],
  ['*', '“*” is no rule'],
  ['*.*.a', '“*.*.a” is no rule'],
  [`${'a'.repeat(5_000)}`, 'it has a line that is no rule'],
  ['// ===BEGIN PRIVATE DOMAINS===\na.test\n', 'it ends before its end'],
  ['// only a comment', 'it has no rules'],
])('%s is refused', async (text, reason) => {
  await expect(read(text as string)).rejects.toThrow(reason as string);
});
