import { expect, test } from 'vitest';
import { balanced, calibrate, calibrationError, probability } from '../../../src/tools/training/calibrate.ts';

const scored = (harmful: number[], honest: number[]) => [
  ...harmful.map((score) => ({ score, isHarmful: true, share: 1 })),
  ...honest.map((score) => ({ score, isHarmful: false, share: 1 })),
];

test('scores become the shares that were seen', () => {
  // Three of four emails at +2 are harmful, one of four at -2.
  const calibration = calibrate(scored([2, 2, 2, -2], [2, -2, -2, -2]));
  expect(probability(2, calibration)).toBeCloseTo(0.75, 2);
  expect(probability(-2, calibration)).toBeCloseTo(0.25, 2);
});

test('the calibration error is how far probabilities are from what was seen', () => {
  const at = (value: number, isHarmful: boolean) => ({ probability: value, isHarmful, share: 1 });
  expect(calibrationError([at(0.75, true), at(0.75, true), at(0.75, true), at(0.75, false)])).toBeCloseTo(0);
  expect(calibrationError([at(0.9, false), at(0.9, false)])).toBeCloseTo(0.9);
});

test('labels count alike, and emails of a label as before', () => {
  const all = [
    { id: 'a', isHarmful: true, share: 3 },
    { id: 'b', isHarmful: true, share: 1 },
    { id: 'c', isHarmful: false, share: 10 },
  ];
  expect(balanced(all).map(({ share }) => share)).toEqual([0.75, 0.25, 1]);
});
