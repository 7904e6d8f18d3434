import type { Kysely } from 'kysely';
import { type Analysis, SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Email } from '../../engines/detection/index.ts';
import type { Schema } from '../../server/db/schema.ts';
import { displayFields } from '../scans/insert-scan.server.ts';
import { type QueuedEmail, seriesOf } from './queue.server.ts';

/**
 * After a change of UIDVALIDITY (RFC 3501, 2.3.1.1), known emails have new ids and must not be listed or alerted twice.
 * An email with a worse verdict counts as a different one, unless the user marked the known one.
 * @returns whether the email was known
 */
export async function adoptNewId(
  trx: Kysely<Schema>,
  userId: string,
  { mailbox, message_id }: QueuedEmail,
  { received, email, analysis }: { received: number | null; email: Email; analysis: Analysis },
): Promise<boolean> {
  const series = seriesOf(message_id);
  if (series === undefined || received === null) return false;
  const { sender, subject } = displayFields(email);
  const known = await trx
    .selectFrom('scans')
    .select(['id', 'severity'])
    .where('user_id', '=', userId)
    .where('sender', '=', sender)
    .where('arrived_at', '=', received)
    .where('mailbox', '=', mailbox)
    .where('message_id', 'not like', `${series}-%`)
    .where('subject', '=', subject)
    .where((where) =>
      where.or([
        where('severity', 'in', SEVERITIES.slice(SEVERITIES.indexOf(analysis.severity))),
        where('marked_by', '=', 'email'),
      ]),
    )
    .execute();
  const same = known.find(({ severity }) => severity === analysis.severity) ?? known[0];
  if (!same) return false;
  await trx.updateTable('scans').set({ message_id }).where('id', '=', same.id).execute();
  return true;
}
