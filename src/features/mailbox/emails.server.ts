import { countUser } from '../../server/endpoint.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import { cacheEmail } from '../../server/mailbox/displayed-email-cache.ts';
import { type Mailbox, type RawMessage, withMailbox } from '../../server/mailbox/mailbox.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { type MailboxCall, notOwn } from './call.server.ts';
import { type Email, type EmailsAnswer, FALLBACK_BODY, MAILBOX_LIMIT, type NextEmailAnswer } from './contract.ts';
import { rememberDisplayed } from './displayed-emails.server.ts';
import { listOlder } from './older-messages.server.ts';
import { encryptPageToken, openPageToken } from './page-token.server.ts';

const CANDIDATES = 10;

/** The page shows one, so no others are fetched. */
export async function newestEmails(call: MailboxCall): Promise<EmailsAnswer | Failure> {
  return withOwnMailbox(call, async (mailbox) => {
    const list = await mailbox.list();
    if (isFailure(list)) return list;
    const found = await readFirst(call, mailbox, list.ids.slice(0, CANDIDATES));
    return isFailure(found) ? found : { emails: found.emails };
  });
}

/** The email after the one `pageToken` was issued with; without a token, the one after the newest. */
export async function nextEmail(call: MailboxCall, pageToken: string | undefined): Promise<NextEmailAnswer | Failure> {
  const { services, user } = call;
  return withOwnMailbox(call, async (mailbox) => {
    const reader = { userId: user.userId, connection: mailbox.connection };
    const cursor = pageToken === undefined ? undefined : await openPageToken(services, reader, pageToken);
    if (isFailure(cursor)) return cursor;
    const ids = await listOlder(mailbox, cursor);
    if (isFailure(ids)) return ids;
    const found = await readFirst(call, mailbox, ids);
    if (isFailure(found)) return found;
    const { emails, last, upcoming } = found;
    const more = last !== undefined && upcoming.length > 0;
    return { emails, nextPageToken: more ? await encryptPageToken(services, reader, { last, upcoming }) : null };
  });
}

async function withOwnMailbox<T>(
  call: MailboxCall,
  work: (mailbox: Mailbox) => Promise<T | Failure>,
): Promise<T | Failure> {
  const { services, user, network } = call;
  const refused = notOwn(call) ?? (await countUser(MAILBOX_LIMIT, user, services));
  return refused ?? withMailbox(services, user, work, network);
}

interface Found {
  emails: Email[];
  last?: string;
  upcoming: string[];
}

const SKIPPED: ReadonlySet<string> = new Set(['MESSAGE_UNREADABLE', 'MESSAGE_TOO_LARGE', 'TOO_COMPLEX']);

async function readFirst(call: MailboxCall, mailbox: Mailbox, ids: string[]): Promise<Found | Failure> {
  for (const [index, id] of ids.entries()) {
    const message = await mailbox.raw(id);
    const email = isFailure(message) ? message : await show(call, mailbox, id, message);
    if (!isFailure(email)) return { emails: [email], last: id, upcoming: ids.slice(index + 1) };
    if (!SKIPPED.has(email.code)) return email;
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
  const opened = { connection, owner, ...(authservId !== undefined && { authservId }) };
  cacheEmail(services, userId, { messageId: id, mailbox: opened, source });
  return email;
}
