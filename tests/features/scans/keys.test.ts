import { expect, test } from 'vitest';
import { commandOf } from '../../../src/features/scans/keys.ts';

const pressed = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

test('single keys are commands, but not with Ctrl, Alt or Command', () => {
  expect(commandOf({ ...pressed, key: 'j' })).toBe('next');
  expect(commandOf({ ...pressed, key: 'X' })).toBe('select range');
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const) {
    expect(commandOf({ ...pressed, [held]: true, key: 'j' })).toBeUndefined();
  }
  for (const key of ['Enter', 'q', 'toString']) expect(commandOf({ ...pressed, key })).toBeUndefined();
});
