import { expect, test } from 'vitest';
import { unscannedLine } from '../../../src/features/scans/texts.ts';

test('emails without a verdict are counted', () => {
  expect(unscannedLine(1)).toMatch(/^1 email couldn’t/);
  expect(unscannedLine(1200)).toMatch(/^1,200 emails couldn’t/);
});
