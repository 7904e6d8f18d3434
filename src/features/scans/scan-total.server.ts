import type { Services } from '../../server/services.ts';
import type { ScanFilter, ScanTotalAnswer } from './contract.ts';
import { conditions } from './list.server.ts';

/** How many of a user's scans match. Asked apart from the list, which need not wait for it. */
export async function totalScans(services: Services, userId: string, filter: ScanFilter): Promise<ScanTotalAnswer> {
  return services.db
    .selectFrom('scans')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where((where) => where.and(conditions(services, where, filter)))
    .executeTakeFirstOrThrow();
}
