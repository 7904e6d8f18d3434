import { setTimeout } from 'node:timers/promises';
import { deliverHooks } from '../../features/alerts/hooks/deliver.server.ts';
import { monitorMailboxes } from '../../features/scanning/monitor.server.ts';
import { suggestTasks } from '../../features/tasks/suggestions.server.ts';
import { scheduledServices } from '../scheduled.ts';

/** Netlify ends a scheduled function after 30 seconds; the next one continues. */
const MAX_RUN_MS = 20_000;
const IDLE_CHECK_MS = 250;

/** Polls all mailboxes that are due and sends waiting emails. */
export default async function poll(): Promise<void> {
  const services = await scheduledServices();
  const monitor = monitorMailboxes(services, { onScanned: suggestTasks(services) });
  const end = performance.now() + MAX_RUN_MS;
  while (!monitor.isIdle() && performance.now() < end) await setTimeout(IDLE_CHECK_MS);
  await monitor.stop();
  // Endpoint functions are frozen after their response, and emailed codes expire after ten minutes.
  await services.outbox.send();
  await deliverHooks(services);
}

export const config = { schedule: '* * * * *' };
