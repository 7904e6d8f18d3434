import { expect, test } from 'vitest';
import { BUCKETS } from '../../../../src/engines/detection/model/features.ts';
import { NAMED_KINDS } from '../../../../src/engines/detection/model/model.ts';
import { MODEL } from '../../../../src/engines/detection/model/text-score.ts';
import {
  charOf,
  GAP_BASE,
  NO_STEPS,
  SYMBOLS,
  stepsIn,
  symbolOf,
} from '../../../../src/engines/detection/model/unpack.ts';
import { WeightTable } from '../../../../src/engines/detection/model/weight-table.ts';
import { SIGNAL_RULES } from '../../../../src/engines/detection/signals/rules.ts';
import { writtenEmails } from '../../../../src/tools/training/emails/written.ts';
import { digestOf } from '../../../../src/tools/training/model-file.ts';

test('the weights are of the emails in the repository', () => {
  expect(MODEL.emails).toBe(digestOf(writtenEmails()));
});

test('every weight is of a signal that there is', () => {
  const ids = SIGNAL_RULES.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(MODEL.signals)));
});

test('weights are unpacked to their buckets', () => {
  // Gaps 5, 300 (5 times 60) and 1; steps 3, -2 and 45.
  const packed = {
    scale: 0.5,
    gaps: [charOf(5), charOf(GAP_BASE + 4), charOf(0), charOf(1)].join(''),
    steps: [3, -2, 45].map((steps) => charOf(NO_STEPS + steps)).join(''),
  };
  expect([...stepsIn(packed)]).toEqual([
    [5, 3],
    [305, -2],
    [306, 45],
  ]);
  const table = new WeightTable('words', packed);
  expect([5, 304, 305, 306, 307].map((bucket) => table.placeOf(bucket))).toEqual([0, -1, 1, 2, -1]);
  expect(table.weightAt(table.placeOf(305))).toBe(-1);
});

test('every symbol has a character that JSON does not escape', () => {
  const chars = Array.from({ length: SYMBOLS }, (_, symbol) => charOf(symbol));
  expect(chars.map((char) => symbolOf(char.charCodeAt(0)))).toEqual(chars.map((_, symbol) => symbol));
  expect(JSON.stringify(chars.join(''))).toHaveLength(SYMBOLS + 2);
});

test('a file of another size is refused', () => {
  const gaps = `${charOf(SYMBOLS - 1).repeat(2_000)}${charOf(0)}`;
  expect(() => new WeightTable('words', { gaps, steps: charOf(0), scale: 1 })).toThrow('a weight for bucket');
});

test('there are weights for both blocks and every kind that wording can tell', () => {
  for (const block of ['words', 'grams'] as const) {
    const weighed = [...stepsIn(MODEL.text[block])];
    expect(weighed.length).toBeGreaterThan(10_000);
    expect(weighed.length).toBeLessThan(BUCKETS[block] / 2);
    const table = new WeightTable(block, MODEL.text[block]);
    expect(
      weighed.every(([bucket, steps], place) => table.placeOf(bucket) === place && table.steps[place] === steps),
    ).toBe(true);
  }
  const silent = NAMED_KINDS.filter((kind) => MODEL.kinds[kind].steps === '');
  expect(silent).toEqual(['conversation-hijack']);
});
