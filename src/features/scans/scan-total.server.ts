import { sql } from 'kysely';
import type { Verdict } from '../../engines/detection/index.ts';
import type { Services } from '../../server/services.ts';
import { type ScanFilter, type ScanTotalAnswer, VERDICTS } from './contract.ts';
import { conditions } from './list.server.ts';

/** From the columns of the index that the filters need, too; see `conditions`. */
const VERDICT = sql<Verdict>`case
  when category = 'unknown' then 'unknown'
  when severity = 'None' then 'safe'
  when severity in ('High', 'Critical') then 'dangerous'
  else 'suspicious' end`;

/** Counts the matches in a call of its own, so that the list doesn't wait for it. */
export async function totalScans(
  services: Services,
  userId: string,
  { verdict = [...VERDICTS], ...filter }: ScanFilter,
): Promise<ScanTotalAnswer> {
  const rows = await services.db
    .selectFrom('scans')
    .select([VERDICT.as('found'), ({ fn }) => fn.countAll<number>().as('scans')])
    .where('user_id', '=', userId)
    .where((where) => where.and(conditions(services, where, filter)))
    .groupBy(VERDICT)
    .execute();
  const verdicts: ScanTotalAnswer['verdicts'] = { dangerous: 0, suspicious: 0, unknown: 0, safe: 0 };
  for (const { found, scans } of rows) verdicts[found] = scans;
  return { total: verdict.reduce((sum, one) => sum + verdicts[one], 0), verdicts };
}
