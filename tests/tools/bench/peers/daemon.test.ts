import { describe, expect, test } from 'vitest';
import { ticksIn } from '../../../../src/tools/bench/peers/daemon.ts';

/** A line of `/proc/PID/stat` as proc(5) lists its fields; the name may contain brackets and spaces. */
const STAT = '812 (rspamd: (main) 1) S 1 800 800 0 -1 4194560 100 0 0 0 12 3 40 5 20 0 1 0 99 1000 200';

describe('processor time', () => {
  test('counts a process of the group, with its ended children', () => {
    expect(ticksIn(STAT, 800)).toBe(12 + 3 + 40 + 5);
  });

  test('counts no process of another group, and none that has ended', () => {
    expect(ticksIn(STAT, 812)).toBe(0);
    expect(ticksIn('', 800)).toBe(0);
  });
});
