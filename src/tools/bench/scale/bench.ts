import type { Client } from 'pg';
import type { Services } from '../../../server/services.ts';
import { cpuTimeWithChildren } from '../http/cpu-time.ts';
import type { Period } from './mailboxes.ts';
import type { Processes, Work } from './processes.ts';
import type { Cost } from './sizing.ts';

/** What every phase of the bench works with. */
export interface Bench {
  client: Client;
  services: Services;
  processes: Processes;
  postgresPid: number;
  mailboxes: number;
  /** How many scans each had when the simulation began. */
  stored: readonly number[];
  /** What has come into them since, to which each phase adds its own. */
  periods: readonly Period[];
}

/** What processes did while `use` went on, and what that cost. */
export async function workDuring(
  { processes, postgresPid }: Bench,
  run: Parameters<Processes['start']>[0],
  use: () => Promise<void>,
): Promise<Work & { cost: Cost }> {
  const before = cpuTimeWithChildren(postgresPid);
  processes.start(run);
  await use();
  const work = await processes.stop();
  return { ...work, cost: { server: work.cpuMs, postgres: cpuTimeWithChildren(postgresPid) - before } };
}
