import { createHash } from 'node:crypto';
import { addressParser } from 'postal-mime';
import { type Email, readMessage } from '../../engines/detection/index.ts';
import { forwardedIn } from '../../engines/detection/mime/forwarded.ts';
import { DAY_MS } from '../../server/durations.ts';
import { countUser, refundUser } from '../../server/endpoint.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { findUserByEmail } from '../../server/users.ts';
import type { TaskCaller } from '../../server/worker-pool.ts';
import { readOutlookFile, withFilesRead } from '../../workers/read-email.server.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { answerTo, type Checked } from './answer.ts';
import { forwarderOf, isAutomatic } from './forwarder.ts';
import { ANSWER_TEXTS } from './texts.ts';

/** How much of the header is read to find out who wrote an email. */
const HEADER_BYTES = 128 * 1024;
/** How many emails in one forward are checked. */
const MAX_EMAILS = 5;
const FORWARDS = { name: 'forwarded emails', calls: 30, seconds: 3600 };
/** An email is answered only once, even if a server delivers it again or a recipient sends it here. */
const SAME_EMAIL = { calls: 1, seconds: 86_400 };
const MESSAGE_ID = /^<[^<>\s]{1,500}>$/;

export interface Delivery {
  /** The reverse-path (RFC 5321); empty for bounces. */
  envelopeSender: string;
  source: Uint8Array;
}

/** The outcome for an email, for the log. */
export type Outcome =
  | 'answered'
  | 'automatic'
  | 'not to us'
  | 'unverified'
  | 'unknown sender'
  | 'too many'
  | 'answered before';

/**
 * Checks a forwarded email and puts the answer into the outbox, for a verified person with an account; anyone else gets
 * nothing, not even a refusal, which would reach the person whose address was misused.
 * @returns a failure if the mail server should deliver it again later
 */
export async function checkForwarded(
  services: Services,
  { address, authservId }: { address: string; authservId: string },
  { envelopeSender, source }: Delivery,
): Promise<Outcome | Failure> {
  const head = await readMessage(headerOf(source));
  if (isAutomatic(head, envelopeSender)) return 'automatic';
  if (!isAddressedTo(head, address)) return 'not to us';
  const forwarder = forwarderOf(head, authservId);
  if (forwarder === null) return 'unverified';
  const user = await findUserByEmail(services.db, forwarder);
  if (!user) return 'unknown sender';
  const messageId = head.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value.trim() ?? '';
  if (await countUser(FORWARDS, { userId: user.id }, services)) return 'too many';
  const one = `${user.id} ${messageId || createHash('sha256').update(source).digest('hex')}`;
  if (await services.limits.count('forwarded email', one, SAME_EMAIL)) return 'answered before';
  const again = async () => {
    await refundUser(FORWARDS, { userId: user.id }, services);
    await services.limits.refund('forwarded email', one, SAME_EMAIL);
  };
  const caller = { client: user.id, bytes: source.byteLength, signal: services.stopping.signal };
  try {
    const checked = await checkEmailsIn(services, source, caller);
    if (isFailure(checked) && isTemporary(checked)) {
      await again();
      return checked;
    }
    const answer = isFailure(checked) ? ANSWER_TEXTS.failed : answerTo({ ...checked, address });
    const mail = {
      ...{ to: user.email, isAutomatic: true as const, ...answer },
      ...(MESSAGE_ID.test(messageId) && { inReplyTo: messageId }),
    };
    await services.outbox.write(services.db, mail, { expiresAt: services.now() + DAY_MS });
  } catch (error) {
    await again();
    throw error;
  }
  services.outbox.sendSoon();
  return 'answered';
}

/** Reads only the header: at this point nobody has vouched for the body. */
function headerOf(source: Uint8Array): Uint8Array {
  const header = Buffer.from(source.buffer, source.byteOffset, Math.min(source.byteLength, HEADER_BYTES));
  const end = header.indexOf('\r\n\r\n');
  return end === -1 ? header : header.subarray(0, end + 4);
}

/** These fields are signed with the email, so an email meant for somebody else can't be misused here. */
function isAddressedTo({ to = [], headers = [] }: Email, address: string): boolean {
  const copies = headers.filter(({ name }) => name.toLowerCase() === 'cc').flatMap(({ value }) => addressParser(value));
  return [...to, ...copies].some((one) => one.address?.toLowerCase() === address);
}

const isTemporary = ({ status }: Failure) => status === 429 || status >= 500;

interface CheckedEmails {
  checked: Checked[];
  isQuoted: boolean;
  omitted: number;
}

async function checkEmailsIn(
  services: Services,
  source: Uint8Array,
  caller: TaskCaller,
): Promise<CheckedEmails | Failure> {
  const email = await runTask(services, 'readMessage', source, caller);
  if (isFailure(email)) return email;
  const { attached, outlookFiles, quoted } = forwardedIn(email);
  const checked: Checked[] = [];
  const found = [...(quoted ? [quoted] : []), ...attached, ...outlookFiles];
  let unread = 0;
  for (const one of found.slice(0, MAX_EMAILS)) {
    const inside = 'filename' in one ? await readOutlookFile(services, one, caller) : one;
    if (inside === null) {
      unread += 1;
      continue;
    }
    const whole = isFailure(inside) ? inside : await withFilesRead(services, inside, caller);
    if (isFailure(whole)) return whole;
    const context = { ...services.lists?.current() };
    const analysed = await runTask(services, 'analyseEmail', { email: whole, context }, caller);
    if (isFailure(analysed)) return analysed;
    checked.push(analysed);
  }
  return { checked, isQuoted: quoted !== null, omitted: Math.max(0, found.length - MAX_EMAILS) + unread };
}
