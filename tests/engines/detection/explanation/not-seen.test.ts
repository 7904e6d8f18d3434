import { expect, test } from 'vitest';
import { notSeenOf } from '../../../../src/engines/detection/explanation/not-seen.ts';
import type { LimitationCode } from '../../../../src/engines/detection/scoring/coverage.ts';
import { testTable } from '../../../support/test-table.ts';

testTable<[LimitationCode, string | undefined, string]>([
  ['unverified', undefined, 'We couldn’t verify the sender.'],
  ['file-locked', 'a.zip', 'The file “a.zip” is locked, so we couldn’t check it.'],
  ['codes-unsearched', '3', 'Images not searched for QR codes (too large, too many or unsupported): 3.'],
])('%s (%s) reads: %s', (code, about, sentence) => {
  const limitation = about === undefined ? { code } : { code, about };
  expect(notSeenOf({ limitations: [limitation], cut: [] })).toEqual([sentence]);
});

test('what was cut comes last', () => {
  expect(notSeenOf({ limitations: [{ code: 'amp' }], cut: ['Only half was read.'] })).toEqual([
    'The email’s AMP version wasn’t read.',
    'Only half was read.',
  ]);
});
