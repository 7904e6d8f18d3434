import { expect, test } from 'vitest';
import { MARK_TEXTS } from '../../../src/features/corrections/mark-texts.ts';

test('an engine that found nothing says so, and is not called none', () => {
  const engine = { verdict: 'safe', severity: 'None', confidence: 97 } as const;
  const mark = { opinion: 'dangerous', by: 'email', engine } as const;
  expect(MARK_TEXTS.short(mark)).toBe('Engine: no threats');
  expect(MARK_TEXTS.engine(mark)).toBe('Engine: no threats, 97% sure');
});
