import type { Selectable } from 'kysely';
import { type Monitor, type MonitorOptions, monitorMailboxes } from '../../src/features/scanning/monitor.server.ts';
import type { MonitorTable } from '../../src/server/db/schema.ts';
import type { Services } from '../../src/server/services.ts';
import { type FakeGmail, fakeGmail } from '../mocks/gmail.ts';
import { connectedUser } from './mailbox.ts';
import { makeDue, overNetwork, scannedMessages, switchOn, until } from './scanning.ts';
import { openTestServices, type TestServices, type TestServicesOptions } from './services.ts';

/** A user's mailbox at the test's own Gmail, and the services that scan it. */
export interface ScannedMailbox {
  services: TestServices;
  userId: string;
  gmail: FakeGmail;
  /** Starts polling mailboxes, by default at that Gmail. */
  startMonitor(options?: MonitorOptions, given?: Services): Monitor;
  /** The stored state of its polls. */
  monitorRow(): Promise<Selectable<MonitorTable>>;
  /** Switches scanning on and waits for the first poll to end, which finds the emails that aren't new. */
  firstVisit(): Promise<void>;
  /** Delivers a message and waits until it is scanned. @returns the id of its scan */
  arrive(message: string, raw: string): Promise<string>;
  /** The id of a message's scan, if there is one. */
  scanOf(message: string): Promise<string | undefined>;
  /** Stops polling and closes the services. */
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
