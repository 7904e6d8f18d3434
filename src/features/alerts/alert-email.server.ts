import type { Kysely } from 'kysely';
import type { Analysis } from '../../engines/detection/index.ts';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import { DAY_MS } from '../../server/durations.ts';
import type { Services } from '../../server/services.ts';
import { alertEmail } from './texts.ts';

const EMAILS_PER_DAY = 20;

/** @returns whether there is an email to send */
export async function queueAlertEmail(
  { settings, outbox, now }: Services,
  trx: Kysely<Schema>,
  { user_id, mails_alerts, mails_since, mails_sent }: MonitorTable,
  { severity, category }: Analysis,
): Promise<boolean> {
  if (mails_alerts === 0) return false;
  const isSameDay = mails_since > now() - DAY_MS;
  const sent = isSameDay ? mails_sent + 1 : 1;
  if (sent > EMAILS_PER_DAY) return false;
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  await trx
    .updateTable('monitors')
    .set({ mails_sent: sent, ...(isSameDay ? {} : { mails_since: now() }) })
    .where('user_id', '=', user_id)
    .execute();
  await outbox.write(trx, {
    to: email,
    subject: alertEmail.subject(severity),
    text: alertEmail.text({
      severity,
      category,
      url: `${settings.siteUrl}/dashboard?view=alerts`,
      lastOf: sent === EMAILS_PER_DAY ? EMAILS_PER_DAY : undefined,
    }),
  });
  return true;
}
