import { describe, expect, test } from 'vitest';
import { INTERVAL_MS, Rotation, type Timers } from '../../../src/features/landing/rotation.ts';

/** One timer at a time, as a rotation needs; `pass` advances the time. */
function clock() {
  let now = 0;
  let next = 1;
  const waiting = new Map<number, { at: number; run: () => void }>();
  const timers: Timers = {
    set: (run, ms) => {
      waiting.set(next, { at: now + ms, run });
      return next++;
    },
    clear: (timer) => void waiting.delete(timer),
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const due = [...waiting].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      waiting.delete(due[0]);
      now = due[1].at;
      due[1].run();
    }
    now = end;
  };
  return { timers, pass, waiting };
}

function rotation() {
  const time = clock();
  const shown: number[] = [];
  return { ...time, shown, rotation: new Rotation(3, (index) => shown.push(index), time.timers) };
}

describe('a rotation', () => {
  test('shows 1, 2, 0 and so on, one every eight seconds', () => {
    const { pass, shown } = rotation();
    pass(INTERVAL_MS - 1);
    expect(shown).toEqual([]);
    pass(1 + 3 * INTERVAL_MS);
    expect(shown).toEqual([1, 2, 0, 1]);
    expect(INTERVAL_MS).toBe(8000);
  });

  test('gives a chosen place its full time', () => {
    const { pass, shown, rotation: it } = rotation();
    pass(7000);
    it.goTo(2);
    pass(7000);
    expect(shown).toEqual([2]);
    pass(1000);
    expect(shown).toEqual([2, 0]);
  });

  test('continues from where a swipe left it, without showing that quote again', () => {
    const { pass, shown, rotation: it } = rotation();
    it.moved(2);
    expect(shown).toEqual([]);
    pass(INTERVAL_MS);
    expect(shown).toEqual([0]);
  });

  test('pauses while anything needs it to, and continues once all have released it', () => {
    const { pass, shown, waiting, rotation: it } = rotation();
    it.setPaused('pointer', true);
    it.setPaused('focus', true);
    it.setPaused('pointer', false);
    pass(10 * INTERVAL_MS);
    expect(shown).toEqual([]);
    expect(waiting.size).toBe(0);
    it.setPaused('focus', false);
    pass(INTERVAL_MS);
    expect(shown).toEqual([1]);
  });

  test('a choice made while it is paused does not start it', () => {
    const { pass, shown, rotation: it } = rotation();
    it.setPaused('button', true);
    it.goTo(1);
    pass(10 * INTERVAL_MS);
    expect(shown).toEqual([1]);
  });
});
