import { expect, test } from 'vitest';
import { BUCKETS } from '../../../../src/engines/detection/model/features.ts';
import { NAMED_KINDS } from '../../../../src/engines/detection/model/model.ts';
import { MODEL } from '../../../../src/engines/detection/model/text-score.ts';
import { stepsIn, unpacked } from '../../../../src/engines/detection/model/unpack.ts';
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
  // Gaps 5, 300 (two bytes) and 1; steps 3, -2 and 127.
  const steps = Buffer.from([5, 3, 0xac, 0x02, 0xfe, 1, 0x7f]).toString('base64');
  expect([...stepsIn({ steps })]).toEqual([
    [5, 3],
    [305, -2],
    [306, 127],
  ]);
  expect(unpacked('words', { steps })[305]).toBe(-2);
});

test('a file of another size is refused', () => {
  const steps = Buffer.from([0xff, 0xff, 0xff, 0x7f, 1]).toString('base64');
  expect(() => unpacked('words', { steps })).toThrow('a weight for bucket');
});

test('there are weights for both blocks and every kind that wording can tell', () => {
  for (const block of ['words', 'grams'] as const) {
    const weighed = [...stepsIn(MODEL.text[block])];
    expect(weighed.length).toBeGreaterThan(10_000);
    expect(weighed.length).toBeLessThan(BUCKETS[block] / 2);
  }
  const silent = NAMED_KINDS.filter((kind) => MODEL.kinds[kind].steps === '');
  expect(silent).toEqual(['conversation-hijack']);
});
