import type { Services } from '../../server/services.ts';
import { type ScanFilter, type ScanTotalAnswer, VERDICTS } from './contract.ts';
import { conditions, hasVerdict } from './list.server.ts';

/** Counts the matches in a call of its own, so that the list doesn't wait for it. */
export async function totalScans(
  services: Services,
  userId: string,
  { verdict = [...VERDICTS], ...filter }: ScanFilter,
): Promise<ScanTotalAnswer> {
  const verdicts = await services.db
    .selectFrom('scans')
    .select((where) => VERDICTS.map((one) => where.fn.countAll<number>().filterWhere(hasVerdict(where, one)).as(one)))
    .where('user_id', '=', userId)
    .where((where) => where.and(conditions(services, where, filter)))
    .executeTakeFirstOrThrow();
  return { total: verdict.reduce((sum, one) => sum + verdicts[one], 0), verdicts };
}
