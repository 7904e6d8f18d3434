import type { Call } from '../../client/send.ts';
import { ACCOUNT_PATHS } from '../account/contract.ts';
import { MAILBOX_PATHS } from '../mailbox/contract.ts';
import { overviewCalls } from '../overview/calls.ts';
import { alertsCall, emailCall, monitorCall, scanCall, scansCall, totalCall } from '../scans/calls.ts';
import { TASK_PATHS } from '../tasks/contract.ts';
import { isAt, type Params, type Part, type Place, partAt, routeOf } from './views.ts';

const mailboxCall = (userId: string): Call => ({ method: 'GET', path: MAILBOX_PATHS.connection, params: { userId } });

const CALLS: Record<Part, (params: Params, userId: string) => Call[]> = {
  overview: ({ days }) => overviewCalls(days),
  // The code that reads a filter would be a third of the script.
  scans: (params) => (Object.keys(params).length === 0 ? [scansCall({}), totalCall({})] : []),
  scan: ({ scan = '' }) => [scanCall(scan), emailCall(scan)],
  alerts: (_, userId) => [alertsCall(), mailboxCall(userId)],
  tasks: () => [
    { method: 'GET', path: TASK_PATHS.tasks },
    { method: 'GET', path: TASK_PATHS.feed },
  ],
  reports: () => [],
  account: (_, userId) => [{ method: 'GET', path: ACCOUNT_PATHS.account, params: { userId } }],
};

/** The first calls of a page behind the log-in, in order. */
export function earlyCalls(place: Place, userId: string): Call[] {
  const part = partAt(place);
  if (part) return [monitorCall, ...CALLS[part](routeOf(place.search).params, userId)];
  // With anything in the address, a mailbox is being connected, and these answers would be too early.
  return isAt(place.pathname, '/email-test') && place.search === '' ? [mailboxCall(userId)] : [];
}
