import type { Selectable } from 'kysely';
import { type Monitor, type MonitorOptions, monitorMailboxes } from '../../src/features/scanning/monitor.server.ts';
import type { MonitorTable } from '../../src/server/db/schema.ts';
import type { Services } from '../../src/server/services.ts';
import { type FakeGmail, fakeGmail } from '../mocks/gmail.ts';
import { connectedUser } from './mailbox.ts';
import { makeDue, overNetwork, scannedMessages, switchOn, until } from './scanning.ts';
import { openTestServices, type TestServices, type TestServicesOptions } from './services.ts';

/** The mailbox of a user, at a Gmail of the test's own, and services of its own that scan it. */
export interface ScannedMailbox {
  services: TestServices;
  userId: string;
  gmail: FakeGmail;
  /** Begins to poll mailboxes, by default at that Gmail. */
  startMonitor(options?: MonitorOptions, given?: Services): Monitor;
  /** What is stored of its polls. */
  monitorRow(): Promise<Selectable<MonitorTable>>;
  /** Switches scanning on, and waits for the first poll to end: what it finds is not new. */
  firstVisit(): Promise<void>;
  /** A message comes, and is scanned. @returns the id of its scan */
  arrive(message: string, raw: string): Promise<string>;
  /** The id of the scan of a message, where there is one. */
  scanOf(message: string): Promise<string | undefined>;
  /** Ends every poll, and closes the services. */
  close(): Promise<void>;
}

/** Registers the user and connects the mailbox; nothing is polled yet. */
export async function openScannedMailbox(options: TestServicesOptions = {}): Promise<ScannedMailbox> {
  const services = await openTestServices(options);
  const { userId } = await connectedUser(services);
  const gmail = fakeGmail();
  const monitors: Monitor[] = [];
  const monitorRow = () =>
    services.db.selectFrom('monitors').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const scanOf = async (message: string) =>
    (await scannedMessages(services, userId)).find(({ message_id }) => message_id === message)?.id;
  return {
    ...{ services, userId, gmail, monitorRow, scanOf },
    startMonitor(more = {}, given = services) {
      const monitor = monitorMailboxes(given, { openSource: overNetwork(gmail.network), ...more });
      monitors.push(monitor);
      return monitor;
    },
    async firstVisit() {
      await switchOn(services, userId);
      await until(async () => (await monitorRow()).mailbox !== null && (await monitorRow()).lease_owner === null);
    },
    async arrive(message, raw) {
      gmail.messages.unshift({ id: message, raw });
      await until(async () => (await monitorRow()).lease_owner === null);
      await makeDue(services, userId);
      return until(() => scanOf(message));
    },
    async close() {
      await Promise.all(monitors.map((monitor) => monitor.stop()));
      await services.close();
    },
  };
}
