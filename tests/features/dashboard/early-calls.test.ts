import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { urlOf } from '../../../src/client/send.ts';
import { earlyCalls } from '../../../src/features/dashboard/early-calls.ts';
import { partAt } from '../../../src/features/dashboard/views.ts';
import { openFakeBrowser } from '../../client/fake-browser.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => new URL(address, 'https://letterlock.test');
const paths = (address: string) => earlyCalls(at(address), 'u1').map((call) => urlOf(call).pathname);

test.each([
  ['/dashboard', ['/api/v1/monitor', '/api/v1/scans', '/api/v1/scan-counts']],
  ['/dashboard/', ['/api/v1/monitor', '/api/v1/scans', '/api/v1/scan-counts']],
  ['/dashboard?view=scans', ['/api/v1/monitor', '/api/v1/scans', '/api/v1/scan-total']],
  ['/dashboard?view=scans&verdict=dangerous', ['/api/v1/monitor']],
  ['/dashboard?view=scans&scan=a%2Fb', ['/api/v1/monitor', '/api/v1/scans/a%2Fb', '/api/v1/scans/a%2Fb/email']],
  ['/dashboard?view=alerts', ['/api/v1/monitor', '/api/v1/alerts', '/api/v1/users/u1/mailbox']],
  ['/dashboard?view=tasks', ['/api/v1/monitor', '/api/v1/tasks', '/api/v1/tasks/feed']],
  ['/dashboard?view=reports', ['/api/v1/monitor']],
  ['/dashboard?view=account', ['/api/v1/monitor', '/api/v1/users/u1']],
  ['/email-test', ['/api/v1/users/u1/mailbox']],
  // The login code is exchanged first.
  ['/email-test?code=c&state=s', []],
  ['/feedback', []],
])('%s begins with %j', (address, expected) => {
  expect(paths(address)).toEqual(expected);
});

test('nothing that is asked for early changes anything', () => {
  const views = ['overview', 'scans', 'alerts', 'tasks', 'reports', 'account'];
  const calls = views.flatMap((view) => earlyCalls(at(`/dashboard?view=${view}`), 'u1'));
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']));
});

test.each([
  ['/dashboard?view=scans', 'scans'],
  ['/dashboard?view=scans&scan=1', 'scan'],
  ['/dashboard?view=nothing', 'overview'],
  ['/email-test', undefined],
])('%s is the part %s', (address, part) => {
  expect(partAt(at(address))).toBe(part);
});
