import { eraseScans } from '../../../features/scanning/monitor-settings.server.ts';
import { dropPastSuggestions } from '../../../features/tasks/suggestions.server.ts';
import type { Bench } from './bench.ts';
import { DAY_MS, userIdOf } from './mailboxes.ts';

const KB = 1024;
const GB = 1024 ** 3;

export interface Sizes {
  totalBytes: number;
  bytesPerScan: number;
}

/** What the tables and their indexes take on the disk, printed by table. */
export async function measureSizes({ client, mailboxes }: Bench, scans: number): Promise<Sizes> {
  const { rows } = await client.query<{ name: string; rows: number; own: number; indexes: number; total: number }>(
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as own,
      pg_indexes_size(oid)::float8 as indexes, pg_total_relation_size(oid)::float8 as total
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('plan', 'samples')
      and reltuples > 0 order by total desc`,
  );
  console.log('\nOn the disk:');
  for (const { name, rows: count, own, indexes, total } of rows) {
    const share = `${(total / mailboxes / KB).toFixed(1).padStart(8)} kB per mailbox`;
    const parts = `${gb(own)} rows + ${gb(indexes)} indexes`;
    console.log(`${name.padEnd(20)} ${Math.round(count).toLocaleString('en').padStart(12)} rows  ${parts}  ${share}`);
  }
  const totalBytes = rows.reduce((sum, { total }) => sum + total, 0);
  return { totalBytes, bytesPerScan: totalBytes / scans };
}

export interface Deletion {
  scansPerSecond: number;
  sweepSeconds: number;
}

/** Withdraws the consent of a hundred mailboxes of middling size, and sweeps the suggestions of two weeks. */
export async function measureDeletion({ services, stored }: Bench): Promise<Deletion> {
  const middle = Math.floor(stored.length / 3);
  const erased = stored.slice(middle, middle + 100);
  const start = performance.now();
  for (const [offset] of erased.entries()) await eraseScans(services, userIdOf(middle + offset));
  const scansPerSecond = (erased.reduce((sum, count) => sum + count, 0) / (performance.now() - start)) * 1000;
  const sweep = performance.now();
  await dropPastSuggestions({ db: services.db, now: () => services.now() + 7 * DAY_MS });
  return { scansPerSecond, sweepSeconds: (performance.now() - sweep) / 1000 };
}

function gb(bytes: number): string {
  return `${(bytes / GB).toFixed(2).padStart(6)} GB`;
}
