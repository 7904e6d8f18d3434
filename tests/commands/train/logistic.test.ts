import { expect, test } from 'vitest';
import type { Example } from '../../../src/commands/train/examples.ts';
import { fitLogistic } from '../../../src/commands/train/logistic.ts';
import { packed, scoreOf } from '../../../src/commands/train/model-file.ts';

const [SHARED, ASKS, WARNS, ONE_SCENARIO] = [1, 2, 3, 4];

const features = (buckets: number[]) => ({
  buckets: Uint32Array.from(buckets),
  worths: Float64Array.from(buckets, () => 1),
  windows: [],
  named: new Uint8Array(buckets.length),
});

function example(group: string, isMalicious: boolean, ...buckets: number[]): Example {
  const bare = { from: 'none', link: 'none' } as const;
  const known = {
    source: 'own',
    group,
    isMalicious,
    language: 'en',
    heldBack: false,
    contextFeatures: bare,
    bare,
  };
  return { ...known, ...features(buckets) };
}

const pairs = ['parcel', 'invoice', 'payroll'].flatMap((group) => [
  example(group, true, SHARED, ASKS),
  example(group, false, SHARED, WARNS),
]);

test('what differs between twins is learned, and what they share is not', () => {
  const { weights } = fitLogistic(pairs);
  const weight = (bucket: number) => weights[bucket] ?? 0;
  expect(weight(ASKS)).toBeGreaterThan(1);
  expect(weight(WARNS)).toBeLessThan(-1);
  expect(Math.abs(weight(SHARED))).toBeLessThan(weight(ASKS) / 2);
});

test('what only one scenario has is its style', () => {
  const { weights } = fitLogistic([...pairs, example('prize', true, SHARED, ONE_SCENARIO)]);
  expect(weights[ONE_SCENARIO]).toBe(0);
});

test('a name that was made up is seen, and not learned from', () => {
  const named = pairs.map((pair) => ({ ...pair, named: Uint8Array.from(pair.buckets, (b) => (b === ASKS ? 1 : 0)) }));
  expect(fitLogistic(named).weights[ASKS]).toBe(0);
  expect(fitLogistic(named).weights[WARNS]).toBeLessThan(-1);
});

test('a long email is as bad as its worst part, and a little better', () => {
  const model = packed(fitLogistic(pairs));
  const padded = { ...features([SHARED, WARNS]), windows: [features([ASKS])] };
  expect(scoreOf(model, padded)).toBeGreaterThan(scoreOf(model, features([SHARED, WARNS])));
  expect(scoreOf(model, padded)).toBeLessThan(scoreOf(model, features([ASKS])));
});

test('the same emails make the same weights', () => {
  expect(fitLogistic(pairs)).toEqual(fitLogistic(pairs));
});

test('weights of one byte keep the order, whatever the length', () => {
  const model = packed(fitLogistic(pairs));
  const score = (...buckets: number[]) => scoreOf(model, features(buckets));
  expect(score(SHARED, ASKS)).toBeGreaterThan(score(SHARED));
  expect(score(SHARED)).toBeGreaterThan(score(SHARED, WARNS));
  expect(score(ASKS)).toBeCloseTo(score(ASKS, 9_000, 9_001), 10);
});
