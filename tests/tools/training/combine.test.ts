import { expect, test } from 'vitest';
import type { Standing } from '../../../src/engines/detection/model/circumstances.ts';
import { combine, type Scored } from '../../../src/tools/training/combine.ts';

const letter = (score: number, from: Standing, isMalicious: boolean): Scored => ({
  score,
  circumstances: { from, link: 'none' },
  trust: 1,
  isMalicious,
  share: 1,
});

const letters = [
  letter(2, 'misspelt', true),
  letter(1, 'unsaid', true),
  letter(-1, 'misspelt', true),
  letter(1, 'sender', false),
  letter(-1, 'sender', false),
  letter(-2, 'unsaid', false),
  letter(2, 'none', true),
  letter(-2, 'none', false),
];

test('what malicious letters have counts against a letter, what honest ones have for it', () => {
  const { slope, circumstances } = combine(letters);
  expect(slope).toBeGreaterThan(0);
  expect(circumstances['from-misspelt']).toBeGreaterThan(1);
  expect(circumstances['from-sender']).toBeLessThan(-0.5);
});

test('what is not given says nothing', () => {
  const { circumstances } = combine(letters);
  expect(circumstances).not.toHaveProperty('from-none');
  expect(circumstances).not.toHaveProperty('link-none');
});

test('no circumstance decides alone, and a provider nobody mentions says next to nothing', () => {
  const many = Array.from({ length: 50 }, () => [
    letter(0, 'misspelt', true),
    letter(0, 'unsaid', true),
    letter(0, 'sender', false),
  ]).flat();
  const { circumstances } = combine(many);
  expect(circumstances['from-misspelt']).toBeLessThanOrEqual(2);
  expect(circumstances['from-unsaid']).toBeLessThanOrEqual(0.3);
  expect(circumstances['from-sender']).toBeGreaterThanOrEqual(-1);
});
