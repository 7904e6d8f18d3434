import type { Bench } from './bench.ts';

/** Later than any phase lasts, and not so late that it is taken for a wrong clock. */
const FAR_MS = 9 * 60 * 1000;

/** Says when mailboxes are due, and that the others are not for a while. */
export async function setDue(
  { client, stored }: Bench,
  now: number,
  isDue: (index: number) => boolean,
  dueAt: (index: number) => number,
): Promise<void> {
  const due = stored.map((_, index) => (isDue(index) ? dueAt(index) : now + FAR_MS));
  await client.query(
    `update monitors set due_at = due.at from plan, unnest($1::bigint[]) with ordinality due (at, number)
      where plan.user_id = monitors.user_id and plan.index = number - 1`,
    [due],
  );
  await client.query('vacuum (analyze) monitors');
}
