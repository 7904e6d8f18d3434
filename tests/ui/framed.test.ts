import { expect, test } from 'vitest';
import { framesOf, rowsAround } from '../../src/ui/framed.ts';

const SIZE = { width: 600, height: 3_000 };

test('a frame leaves room around its words, inside the picture', () => {
  expect(framesOf([{ left: 0.5, top: 0.5, width: 0.1, height: 0.01 }], SIZE)).toEqual([
    { left: 289.5, top: 1_489.5, width: 81, height: 51 },
  ]);
  expect(framesOf([{ left: 0, top: 0, width: 1, height: 1 }], SIZE)).toEqual([{ left: 0, top: 0, width: 600, height: 3_000 }]);
});

test('of a long picture the rows around the words are shown', () => {
  const frames = framesOf([{ left: 0, top: 0.5, width: 0.5, height: 0.01 }], SIZE);
  expect(rowsAround(frames, SIZE)).toEqual({ top: 1_309, bottom: 1_721 });
  expect(rowsAround(framesOf([{ left: 0, top: 0, width: 1, height: 0.01 }], SIZE), SIZE).top).toBe(0);
});
