import { expect, test } from 'vitest';
import { unscannedLine } from '../../../src/features/scans/unscanned.ts';

test('how many messages were left out is said', () => {
  expect(unscannedLine(1)).toMatch(/^1 message could/);
  expect(unscannedLine(1200)).toMatch(/^1,200 messages could/);
});
