import { expect, test } from 'vitest';
import { easeInOut } from '../../../src/features/landing/easing.ts';

test('starts at rest, passes the middle at half time and ends where it should', () => {
  expect(easeInOut(0)).toBe(0);
  expect(easeInOut(0.5)).toBe(0.5);
  expect(easeInOut(1)).toBe(1);
});

test('never goes back and never past the end', () => {
  const places = Array.from({ length: 101 }, (_, step) => easeInOut(step / 100));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(easeInOut(1.4)).toBe(1);
  expect(easeInOut(-0.2)).toBe(0);
});

test('is slower at both ends than in the middle', () => {
  expect(easeInOut(0.1)).toBeLessThan(0.05);
  expect(1 - easeInOut(0.9)).toBeLessThan(0.05);
});
