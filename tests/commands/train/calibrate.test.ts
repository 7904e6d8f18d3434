import { describe, expect, test } from 'vitest';
import { areaUnderCurve, calibrate, probability, reliability } from '../../../src/commands/train/calibrate.ts';

const scored = (malicious: number[], benign: number[]) => [
  ...malicious.map((score) => ({ score, isMalicious: true })),
  ...benign.map((score) => ({ score, isMalicious: false })),
];

describe('area under the curve', () => {
  test.each([
    ['all above', [3, 4], [1, 2], 1],
    ['all below', [1, 2], [3, 4], 0],
    ['one of four pairs wrong', [1, 3], [0, 2], 0.75],
    ['ties count half', [1, 1], [1, 1], 0.5],
  ])('%s', (_, malicious, benign, area) => {
    expect(areaUnderCurve(scored(malicious, benign))).toBe(area);
  });
});

test('scores become the shares that were seen', () => {
  // Three of four emails at +2 are malicious, one of four at -2.
  const calibration = calibrate(scored([2, 2, 2, -2], [2, -2, -2, -2]));
  expect(probability(2, calibration)).toBeCloseTo(0.75, 2);
  expect(probability(-2, calibration)).toBeCloseTo(0.25, 2);
});

test('the reliability of each tenth is the share that was malicious in it', () => {
  const rows = reliability([
    { probability: 0.81, isMalicious: true },
    { probability: 0.89, isMalicious: true },
    { probability: 0.85, isMalicious: false },
    { probability: 0.8, isMalicious: true },
    { probability: 1, isMalicious: true },
  ]);
  expect(rows).toHaveLength(10);
  expect(rows[8]).toEqual({ from: 0.8, count: 4, malicious: 0.75 });
  expect(rows[9]).toEqual({ from: 0.9, count: 1, malicious: 1 });
  expect(rows[0]).toEqual({ from: 0, count: 0, malicious: 0 });
});
