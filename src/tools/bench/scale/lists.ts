import { describeMonitor } from '../../../features/scanning/monitor-settings.server.ts';
import { countScans } from '../../../features/scans/counts.server.ts';
import { listScans } from '../../../features/scans/list.server.ts';
import { totalScans } from '../../../features/scans/scan-total.server.ts';
import { percentile } from '../http/load.ts';
import type { Bench } from './bench.ts';
import { userIdOf } from './mailboxes.ts';

const USERS = 200;
const ZONE = 'Europe/Berlin';

/** What a page asks for. @returns the 99th percentile of each, in milliseconds */
export async function measureLists({ services, mailboxes }: Bench): Promise<Record<keyof typeof QUESTIONS, number>> {
  const largest = userIdOf(0);
  const figures = {} as Record<keyof typeof QUESTIONS, number>;
  console.log(`\nAsked once each for ${USERS} mailboxes of all sizes, and as often for the largest:`);
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    // Evenly over all, each for the first time since Postgres was started.
    const each = await timed((nth) => ask(services, userIdOf(Math.floor(((nth + 0.5) * mailboxes) / USERS))));
    const most = await timed(() => ask(services, largest), USERS / 10);
    figures[name as keyof typeof QUESTIONS] = percentile(each, 0.99);
    console.log(`${name.padEnd(28)} ${described(each)}   the largest: ${described(most)}`);
  }
  return figures;
}

type Ask = (services: Bench['services'], userId: string) => Promise<unknown>;

const QUESTIONS = {
  'the first page': (services, userId) => listScans(services, userId, {}),
  'a page of one severity': (services, userId) => listScans(services, userId, { severity: ['High', 'Critical'] }),
  'the most dangerous first': (services, userId) => listScans(services, userId, { sort: 'risk' }),
  'how many of each verdict': (services, userId) => totalScans(services, userId, {}),
  'a search that finds nothing': (services, userId) => listScans(services, userId, { search: 'unheard-of' }),
  'how scanning is going': (services, userId) => describeMonitor(services, userId),
  'the overview of a month': (services, userId) => countScans(services, userId, { days: 30, zone: ZONE }),
  'the overview of a year': (services, userId) => countScans(services, userId, { days: 366, zone: ZONE }),
} as const satisfies Record<string, Ask>;

async function timed(ask: (nth: number) => Promise<unknown>, rounds = USERS): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    const start = performance.now();
    await ask(nth);
    milliseconds.push(performance.now() - start);
  }
  return milliseconds.toSorted((one, other) => one - other);
}

function described(milliseconds: number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(1).padStart(6));
  return `p50 ${p50} ms  p99 ${p99} ms`;
}
