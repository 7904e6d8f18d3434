import { describe, expect, test } from 'vitest';
import { analyse, imitatedBrand } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { isNew } from '../../../src/features/scanning/is-new.ts';
import { waitAfter } from '../../../src/server/backoff.ts';
import { fraud, harmless } from '../../support/scan-emails.ts';

const AGREED = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60 * 1000;

describe('what is news', () => {
  test.each([
    ['found by the first look, without a time', null, true, false],
    ['found by the first look, from before', AGREED - 1, true, false],
    ['found by the first look, from after', AGREED + 1, true, true],
    ['found later, without a time', null, false, true],
    ['found later', AGREED + DAY, false, true],
    ['found later, although it is old: it came back from somewhere', AGREED - DAY, false, false],
  ])('%s', (_, received, earlier, expected) => {
    expect(isNew(received, AGREED, earlier)).toBe(expected);
  });
});

test('the imitated company is the one that the evidence names', async () => {
  const brandOf = async (raw: string) => imitatedBrand(analyse(await readMessage(raw)));
  expect(await brandOf(fraud('a'))).toBe('PayPal');
  expect(await brandOf(harmless('a'))).toBeNull();
});

test('the wait doubles up to its longest', () => {
  expect([1, 2, 3, 9, 1000].map((failures) => waitAfter(failures, 1000, 60_000))).toEqual([
    1000, 2000, 4000, 60_000, 60_000,
  ]);
});
