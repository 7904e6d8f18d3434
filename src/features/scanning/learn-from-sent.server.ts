import { recipientsIn } from '../../engines/detection/mime/recipients.ts';
import { HOUR_MS } from '../../server/durations.ts';
import { isFailure } from '../../server/failure.ts';
import type { SentRecipients } from '../../server/mailbox/mailbox.ts';
import { NOTHING_SENT } from '../../server/mailbox/sent-emails.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { SENT_FOLDER_SINCE } from '../scans/contract.ts';
import { countRecipients } from './correspondents.server.ts';
import { type Lease, whereLeaseHeld } from './leases.server.ts';
import type { MailboxSource } from './mailbox-source.server.ts';

/** Recipients change slowly, and each check opens another folder. */
const INTERVAL_MS = HOUR_MS;

/**
 * Counts the recipients of emails sent since the last check. After a failure it waits for the next check, so that it
 * doesn't delay a scan.
 */
export async function learnFromSent(services: Services, lease: Lease, mailboxSource: MailboxSource): Promise<void> {
  let before = await readState(services, lease.userId);
  if (!before || before.consent < SENT_FOLDER_SINCE || before.sent_read_at > services.now() - INTERVAL_MS) return;
  for (;;) {
    const sent = await mailboxSource.sentRecipients(before.sent_cursor);
    const read = isFailure(sent) ? { ...NOTHING_SENT, cursor: before.sent_cursor } : sent;
    const after = await store(services, lease, mailboxSource, { before, read });
    if (!after || !read.hasMore || lease.ended.aborted) return;
    before = after;
  }
}

interface State {
  sent_cursor: string | null;
  sent_read_at: number;
  consent: string;
}

async function readState({ db }: Services, userId: string): Promise<State | undefined> {
  const row = await db
    .selectFrom('monitors')
    .select(['sent_cursor', 'sent_read_at', 'consent_version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, consent: row.consent_version ?? '' };
}

/** @returns undefined if the patterns were reset or scanning ended since, so that nothing is stored */
async function store(
  services: Services,
  { userId, owner }: Lease,
  mailboxSource: MailboxSource,
  { before, read }: { before: State; read: SentRecipients },
): Promise<State | undefined> {
  const me = foldEmail(mailboxSource.owner);
  const people = (await Promise.all(read.headers.map(recipientsIn))).flat();
  const others = people.filter(({ address }) => foldEmail(address) !== me);
  const after = { sent_cursor: read.cursor, sent_read_at: services.now() };
  return services.db.transaction().execute(async (trx) => {
    const held = await whereLeaseHeld(trx, userId, owner, services.now())
      .set(after)
      .where('sent_read_at', '=', before.sent_read_at)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return undefined;
    if (read.isFromStart) await trx.deleteFrom('correspondents').where('user_id', '=', userId).execute();
    await countRecipients({ services, trx }, userId, others);
    return { ...before, ...after };
  });
}
