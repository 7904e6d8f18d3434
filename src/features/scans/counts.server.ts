import { sql } from 'kysely';
import type { Kind, Verdict } from '../../engines/detection/index.ts';
import { DAY_MS } from '../../server/durations.ts';
import type { Services } from '../../server/services.ts';
import type { CountsAnswer, CountsQuery } from './contract.ts';
import { calendarOf } from './days.server.ts';

const MAX_BRANDS = 10;
const MAX_SENDERS = 20;

/** Counted by the database: a mailbox may have 50,000 scans. */
export async function countScans(
  { db, now }: Services,
  userId: string,
  { days, zone }: CountsQuery,
): Promise<CountsAnswer> {
  const { since, day } = calendarOf(zone, now(), days);
  const scans = db.selectFrom('scans').where('user_id', '=', userId).where('arrived_at', '>=', since);
  const flagged = scans.where('severity', '!=', 'None');
  const firstContacts = scans.where('first_contact', '=', 1);
  const count = sql<number>`count(*)`;
  const [perDay, kinds, brands, contacts, senders] = await Promise.all([
    scans
      .select([day.as('day'), 'verdict', count.as('scans')])
      .groupBy([day, 'verdict'])
      .orderBy(day)
      .execute(),
    flagged
      .select(['kind', count.as('scans')])
      .groupBy('kind')
      .orderBy(count, 'desc')
      .orderBy('kind')
      .execute(),
    flagged
      .where('brand', 'is not', null)
      .select(['brand', count.as('scans')])
      .groupBy('brand')
      .orderBy(count, 'desc')
      .orderBy('brand')
      .limit(MAX_BRANDS)
      .execute(),
    firstContacts.select(count.as('total')).executeTakeFirstOrThrow(),
    firstContacts
      .select(['sender', 'sender_name', 'arrived_at', 'severity'])
      .orderBy('arrived_at', 'desc')
      .limit(MAX_SENDERS)
      .execute(),
  ]);
  return {
    total: perDay.reduce((sum, { scans: more }) => sum + more, 0),
    days: daysOf(perDay),
    kinds: kinds.map((row) => ({ kind: row.kind as Kind, scans: row.scans })),
    brands: brands.map((row) => ({ brand: row.brand ?? '', scans: row.scans })),
    firstContacts: {
      total: contacts.total,
      senders: senders.map(({ sender, sender_name, arrived_at, severity }) => ({
        name: sender_name,
        address: sender,
        arrivedAt: new Date(arrived_at).toISOString(),
        severity,
      })),
    },
  };
}

function daysOf(rows: readonly { day: number; verdict: Verdict; scans: number }[]): CountsAnswer['days'] {
  const days = new Map<number, CountsAnswer['days'][number]>();
  for (const { day, verdict, scans } of rows) {
    const name = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const counts = days.get(day) ?? { day: name, safe: 0, suspicious: 0, dangerous: 0, unknown: 0 };
    counts[verdict] = scans;
    days.set(day, counts);
  }
  return [...days.values()];
}
