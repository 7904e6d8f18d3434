import { expect, test } from 'vitest';
import { MAX_FALSE_ALARM_RATES, thresholdsOf } from '../../../src/tools/training/thresholds.ts';

test('each severity begins where few enough honest emails are, as the mean over sources', () => {
  const honest = Object.entries({ large: 4000, small: 1000 }).flatMap(([source, length]) =>
    Array.from({ length }, (_, index) => ({ source, probability: index / length })),
  );
  const thresholds = thresholdsOf(honest);
  expect(thresholds.Low).toBeCloseTo(1 - MAX_FALSE_ALARM_RATES.Low, 2);
  expect(thresholds.Medium).toBeCloseTo(1 - MAX_FALSE_ALARM_RATES.Medium, 2);
  expect(thresholds.High).toBeCloseTo(1 - MAX_FALSE_ALARM_RATES.High, 2);
  expect(thresholds.Low).toBeLessThan(thresholds.Medium);
  expect(thresholds.High).toBeLessThan(thresholds.Critical);
});
