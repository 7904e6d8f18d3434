/** One server process that only polls mailboxes and reports what it does to its parent. */
import { withMailboxSource } from '../../../features/scanning/mailbox-source.server.ts';
import { type Monitor, monitorMailboxes } from '../../../features/scanning/monitor.server.ts';
import { suggestTasks } from '../../../features/tasks/suggestions.server.ts';
import { openServices } from '../../../server/open-services.ts';
import { readSettings } from '../../../server/settings.ts';
import { type Clock, timeOn } from './clock.ts';
import { gmailNetwork } from './gmail.ts';
import { type Period, scansPerMailbox, userIdOf } from './mailboxes.ts';
import { readSamples } from './samples.ts';

/** What the parent asks for: to poll mailboxes, or to stop. */
export type Order = { run: { clock: Clock; periods: readonly Period[] } } | { stop: true };

/** A poll of a mailbox, in simulated time. */
export type Poll = [mailbox: number, began: number, ended: number];

/** Sent at once, because the process may be killed. */
export type Report = { ready: true } | { poll: Poll } | { fetched: true } | { stopped: { cpuMs: number } };

const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.mistakes.join(' '));
const mailboxes = Number(process.env.MAILBOXES);
const stored = scansPerMailbox(mailboxes, Number(process.env.SCANS));
const indexes = new Map(stored.map((_, index) => [userIdOf(index), index]));

let clock: Clock = { setAt: 0, showed: 0, rate: 1 };
let periods: readonly Period[] = [];
let cpu = process.cpuUsage();
let monitor: Monitor | undefined;

const now = () => timeOn(clock);
const services = await openServices(settings.settings, now);
const network = gmailNetwork({
  stored,
  samples: await readSamples(),
  periods: () => periods,
  now,
  onFetched: () => tell({ fetched: true }),
});

process.on('message', async (order: Order) => {
  if ('run' in order) start(order.run);
  else await stop();
});
process.on('disconnect', () => process.exit());
tell({ ready: true });

function start(run: { clock: Clock; periods: readonly Period[] }): void {
  ({ clock, periods } = run);
  cpu = process.cpuUsage();
  monitor = monitorMailboxes(services, {
    onScanned: suggestTasks(services),
    openSource: async (_, userId, work) => {
      const began = now();
      const outcome = await withMailboxSource(services, userId, work, network);
      tell({ poll: [indexes.get(userId) ?? -1, began, now()] });
      return outcome;
    },
  });
}

async function stop(): Promise<void> {
  await monitor?.stop();
  const { user, system } = process.cpuUsage(cpu);
  tell({ stopped: { cpuMs: (user + system) / 1000 } });
}

function tell(report: Report): void {
  process.send?.(report);
}
