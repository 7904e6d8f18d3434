import { expect, test } from 'vitest';
import { firstRunOf } from '../../../src/features/first-run/first-run.ts';
import { isPaused } from '../../../src/features/scanning/store.ts';
import type { MonitorAnswer } from '../../../src/features/scans/contract.ts';
import { testTable } from '../../support/test-table.ts';

const MONITOR: MonitorAnswer = {
  on: true,
  consentedAt: '2026-11-21T10:00:00.000Z',
  consentVersion: '2026-11-28',
  threshold: 'Medium',
  mailsAlerts: false,
  canEmail: true,
  forwardTo: null,
  scanned: 0,
  waiting: 0,
  unscanned: 0,
  hasPolled: false,
  unread: 0,
  lastAlert: 0,
  problem: null,
};

testTable([
  ['who has never agreed is asked', { on: false }, false, { step: 'consent' }],
  ['who has paused sees what there is', { on: false, scanned: 3 }, false, { step: 'done' }],
  ['the mailbox is being looked into', {}, true, { step: 'looking' }],
  ['there was nothing in it', { hasPolled: true }, true, { step: 'empty' }],
  ['nothing of it could be scanned', { hasPolled: true, unscanned: 2 }, true, { step: 'unscanned', unscanned: 2 }],
  ['what was found waits', { hasPolled: true, waiting: 40 }, false, { step: 'scanning', scanned: 0, all: 40 }],
  [
    'some of it is scanned',
    { hasPolled: true, scanned: 5, waiting: 35 },
    true,
    { step: 'scanning', scanned: 5, all: 40 },
  ],
  ['all of it is', { hasPolled: true, scanned: 40 }, true, { step: 'done' }],
  ['who comes later waits for nothing', { hasPolled: true, scanned: 5, waiting: 35 }, false, { step: 'done' }],
] as const)('%s', (_, monitor, justStarted, state) => {
  expect(firstRunOf({ ...MONITOR, ...monitor }, justStarted)).toEqual(state);
});

test('paused is what was on', () => {
  expect(isPaused({ ...MONITOR, on: false, scanned: 1 })).toBe(true);
  expect(isPaused({ ...MONITOR, on: false })).toBe(false);
  expect(isPaused({ ...MONITOR, scanned: 1 })).toBe(false);
});
