import type { Kysely } from 'kysely';
import { site } from '../../content/site.ts';
import type { Analysis } from '../../engines/detection/index.ts';
import type { MonitorTable, Schema } from '../../server/db/schema.ts';
import { DAY_MS } from '../../server/durations.ts';
import type { Services } from '../../server/services.ts';

/** However many alerts a day brings. */
const MAILS_A_DAY = 20;

/**
 * Writes the mail about an alert, if its reader wants one. It repeats nothing that the message's sender wrote: a link in it
 * would come from us.
 * @returns whether there is one to be sent
 */
export async function mailAlert(
  { settings, outbox, now }: Services,
  trx: Kysely<Schema>,
  { user_id, mails_alerts, mails_since, mails_sent }: MonitorTable,
  { severity, category }: Analysis,
): Promise<boolean> {
  if (mails_alerts === 0) return false;
  const isSameDay = mails_since > now() - DAY_MS;
  const sent = isSameDay ? mails_sent + 1 : 1;
  if (sent > MAILS_A_DAY) return false;
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  await trx
    .updateTable('monitors')
    .set({ mails_sent: sent, ...(isSameDay ? {} : { mails_since: now() }) })
    .where('user_id', '=', user_id)
    .execute();
  await outbox.write(trx, {
    to: email,
    subject: `${site.name} alert: a message of severity ${severity}`,
    text: [
      `A message that has just come into your mailbox was warned of: ${category}, severity ${severity}.`,
      'Do not open its links or files before you have seen what was found in it:',
      `${settings.siteUrl}/dashboard?view=alerts`,
      ...(sent === MAILS_A_DAY
        ? [`This is mail ${MAILS_A_DAY} of a day: of further alerts within it you are not mailed. You find them there.`]
        : []),
      'You get this mail because you asked for alerts by mail. You can switch them off there.',
    ].join('\n\n'),
  });
  return true;
}
