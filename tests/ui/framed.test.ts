import { expect, test } from 'vitest';
import { framesOf, partAround } from '../../src/ui/framed.ts';

const SIZE = { width: 600, height: 3_000 };

test('a frame leaves room around its words, inside the picture', () => {
  expect(framesOf([{ left: 0.5, top: 0.5, width: 0.1, height: 0.01 }], SIZE)).toEqual([
    { left: 289.5, top: 1_489.5, width: 81, height: 51 },
  ]);
  expect(framesOf([{ left: 0, top: 0, width: 1, height: 1 }], SIZE)).toEqual([
    { left: 0, top: 0, width: 600, height: 3_000 },
  ]);
});

test('of a large picture the part around the words is shown', () => {
  const frames = framesOf([{ left: 0.5, top: 0.5, width: 0.1, height: 0.01 }], SIZE);
  expect(partAround(frames, SIZE)).toEqual({ left: 169, top: 1_399, width: 322, height: 232 });
  expect(partAround(framesOf([{ left: 0, top: 0, width: 1, height: 1 }], SIZE), SIZE)).toEqual({
    left: 0,
    top: 0,
    ...SIZE,
  });
});
