import { expect, test } from 'vitest';
import { NOTHING_SELECTED, toggled } from '../../../src/features/scans/selection.ts';

const order = ['a', 'b', 'c', 'd'];
const one = { range: false, order };
const range = { range: true, order };

test('a scan is selected, and deselected again', () => {
  const selected = toggled(NOTHING_SELECTED, 'b', one);
  expect([...selected.ids]).toEqual(['b']);
  expect(toggled(selected, 'b', one).ids.size).toBe(0);
});

test('a range reaches from the last scan in either direction', () => {
  expect([...toggled(toggled(NOTHING_SELECTED, 'b', one), 'd', range).ids]).toEqual(['b', 'c', 'd']);
  expect([...toggled(toggled(NOTHING_SELECTED, 'c', one), 'a', range).ids]).toEqual(['c', 'a', 'b']);
});

test('a range without a beginning in the list is one scan', () => {
  expect([...toggled(NOTHING_SELECTED, 'c', range).ids]).toEqual(['c']);
  expect([...toggled({ ids: new Set(['x']), anchor: 'x' }, 'c', range).ids]).toEqual(['x', 'c']);
});
