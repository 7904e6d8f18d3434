import { countUser } from '../../server/endpoint.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import { cacheEmail } from '../../server/mailbox/displayed-email-cache.ts';
import { type Mailbox, type RawMessage, withMailbox } from '../../server/mailbox/mailbox.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { type MailboxCall, notOwn } from './call.server.ts';
import { type Email, type EmailsAnswer, FALLBACK_BODY, type NextEmailAnswer } from './contract.ts';
import { rememberDisplayed } from './displayed-emails.server.ts';
import { listOlder } from './older-messages.server.ts';
import { openPageToken, sealPageToken } from './page-token.server.ts';

/** How many unreadable messages in a row are passed over in search of the newest. */
const CANDIDATES = 10;

/** The newest message alone: the page shows one letter, and mail that is not shown is not fetched. */
export async function newestEmails(call: MailboxCall): Promise<EmailsAnswer | Failure> {
  return withOwn(call, async (mailbox) => {
    const list = await mailbox.list();
    if (isFailure(list)) return list;
    const found = await readFirst(call, mailbox, list.ids.slice(0, CANDIDATES));
    return isFailure(found) ? found : { emails: found.emails };
  });
}

/** The message that follows the one `pageToken` was answered with; without a token, the one after the newest. */
export async function nextEmail(call: MailboxCall, pageToken: string | undefined): Promise<NextEmailAnswer | Failure> {
  const { services, user } = call;
  return withOwn(call, async (mailbox) => {
    const reader = { userId: user.userId, connection: mailbox.connection };
    const place = pageToken === undefined ? undefined : await openPageToken(services, reader, pageToken);
    if (isFailure(place)) return place;
    const ids = await listOlder(mailbox, place);
    if (isFailure(ids)) return ids;
    const found = await readFirst(call, mailbox, ids);
    if (isFailure(found)) return found;
    const { emails, last, upcoming } = found;
    const more = last !== undefined && upcoming.length > 0;
    return { emails, nextPageToken: more ? await sealPageToken(services, reader, { last, upcoming }) : null };
  });
}

async function withOwn<T>(call: MailboxCall, work: (mailbox: Mailbox) => Promise<T | Failure>): Promise<T | Failure> {
  const { services, user, network } = call;
  const refused = notOwn(call) ?? (await countUser('mailbox', user, services));
  return refused ?? withMailbox(services, user, work, network);
}

interface Found {
  /** One email, or none when no message could be read. */
  emails: Email[];
  last?: string;
  upcoming: string[];
}

const PASSED_OVER: ReadonlySet<string> = new Set(['MESSAGE_UNREADABLE', 'MESSAGE_TOO_LARGE', 'TOO_COMPLEX']);

/** Reads the first of these messages that can be read: one that is gone or huge must not bar the way to the next. */
async function readFirst(call: MailboxCall, mailbox: Mailbox, ids: string[]): Promise<Found | Failure> {
  for (const [index, id] of ids.entries()) {
    const message = await mailbox.raw(id);
    const email = isFailure(message) ? message : await show(call, mailbox, id, message);
    if (!isFailure(email)) return { emails: [email], last: id, upcoming: ids.slice(index + 1) };
    if (!PASSED_OVER.has(email.code)) return email;
  }
  return { emails: [], upcoming: [] };
}

async function show(
  { services, user: { userId } }: MailboxCall,
  mailbox: Mailbox,
  id: string,
  { source }: RawMessage,
): Promise<Email | Failure> {
  const { connection, owner, authservId } = mailbox;
  const email = await runTask(services, 'displayEmail', source, { client: userId, bytes: source.byteLength });
  if (isFailure(email)) return email;
  await rememberDisplayed(services, { userId, connection }, id, { ...email, body: email.body || FALLBACK_BODY });
  // A large source may have been moved to a worker thread, and is empty here.
  if (source.byteLength > 0) {
    const opened = { connection, owner, ...(authservId !== undefined && { authservId }) };
    cacheEmail(services, userId, { messageId: id, mailbox: opened, source });
  }
  return email;
}
