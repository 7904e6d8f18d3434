import { setTimeout } from 'node:timers/promises';
import { monitorMailboxes } from '../../features/scanning/monitor.server.ts';
import { suggestTasks } from '../../features/tasks/suggestions.server.ts';
import { scheduledServices } from '../scheduled.ts';

/** A scheduled function is ended after 30 seconds; what is under way by then is taken up by the next. */
const LONGEST_MS = 20_000;
const LOOK_MS = 250;

/** Looks into the mailboxes that are due, until none is, and sends the mails that wait. */
export default async function poll(): Promise<void> {
  const services = await scheduledServices();
  const monitor = monitorMailboxes(services, { onScanned: suggestTasks(services) });
  const end = performance.now() + LONGEST_MS;
  while (!monitor.isIdle() && performance.now() < end) await setTimeout(LOOK_MS);
  await monitor.stop();
  // A call's own function stands still once it has answered, and a code is good for ten minutes only.
  await services.outbox.send();
}

export const config = { schedule: '* * * * *' };
