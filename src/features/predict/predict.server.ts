import { screenshotTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import {
  answeredBy,
  type Context,
  type Email,
  formatMailbox,
  isMessageSource,
  type SenderHistory,
} from '../../engines/detection/index.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import { type CachedEmail, cachedEmail } from '../../server/mailbox/displayed-email-cache.ts';
import { messageUnreadable } from '../../server/mailbox/failures.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import { authservIdOf } from '../../server/mailbox/imap.ts';
import { withMailbox } from '../../server/mailbox/mailbox.ts';
import { wroteOneOf } from '../../server/mailbox/sent-emails.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import type { TaskCaller } from '../../server/worker-pool.ts';
import { readContents } from '../../workers/read-contents.server.ts';
import { readEmail } from '../../workers/read-email.server.ts';
import { runTask } from '../../workers/run-task.server.ts';
import type { AnalysedEmail } from '../../workers/tasks.ts';
import { findDisplayed } from '../mailbox/displayed-emails.server.ts';
import { readContext } from '../scanning/email-context.server.ts';
import { readRecords } from '../scanning/sender-records.server.ts';
import type { PredictAnswer, PredictRequest } from './contract.ts';
import { emailOfScreenshot } from './screenshot.server.ts';

interface Caller extends Omit<TaskCaller, 'bytes'> {
  /** Whether the answer includes more views of a whole email. */
  wantsContents?: boolean;
}

/**
 * An email that was just displayed to this user is analysed whole, from memory or from the mailbox. A body that is RFC
 * 5322 source is parsed.
 */
export async function predict(
  services: Services,
  user: SignedIn | undefined,
  request: PredictRequest,
  caller: Caller,
): Promise<PredictAnswer | Failure> {
  const { Subject: subject, Body: body } = request;
  const displayed = user && (await displayedEmail(services, user, request, caller));
  if (isFailure(displayed)) return displayed;
  if (displayed) return analyseWhole(services, displayed.email, { ...displayed.caller, wantsContents: true });
  if (isMessageSource(body)) return analyseSource(services, body, { ...caller, wantsContents: true });
  const fields = { email: { subject, body }, context: { ...services.lists?.current() } };
  const bytes = subject.length + body.length;
  return answerOf(await runTask(services, 'analyseEmail', fields, { ...caller, bytes }), 'fields', null);
}

/**
 * Without sender history.
 * @param source RFC 5322 source, or a picture of an email
 */
export async function analyseSource(
  services: Pick<Services, 'workers' | 'pictureWorkers' | 'lists'>,
  source: string | Uint8Array,
  caller: Caller,
): Promise<PredictAnswer | Failure> {
  const sized = { ...caller, bytes: source.length };
  const context = { ...services.lists?.current() };
  if (typeof source !== 'string' && screenshotTypeOf(source) !== null) {
    const email = await emailOfScreenshot(services, source, sized);
    if (isFailure(email)) return email;
    return answerOf(
      await runTask(services, 'analyseEmail', { email, context }, { ...caller, bytes: 0 }),
      'picture',
      null,
    );
  }
  const email = await readEmail(services, source, sized);
  if (isFailure(email)) return email;
  return analyseWhole(services, { email, context }, sized);
}

async function analyseWhole(
  services: Pick<Services, 'workers'>,
  given: { email: Email; context: Context },
  { wantsContents = false, ...caller }: TaskCaller & Caller,
): Promise<PredictAnswer | Failure> {
  const analysed = await runTask(services, 'analyseEmail', given, caller);
  const contents =
    wantsContents && !isFailure(analysed)
      ? await readContents(services, given.email, given.context.authservId, caller)
      : null;
  return isFailure(contents) ? contents : answerOf(analysed, 'message', contents);
}

function answerOf(
  analysed: AnalysedEmail | Failure,
  from: PredictAnswer['analysed'],
  contents: PredictAnswer['contents'],
): PredictAnswer | Failure {
  if (isFailure(analysed)) return analysed;
  const { email, analysis } = analysed;
  return {
    confidence_level: `${analysis.confidence}%`,
    severity_level: analysis.severity,
    response: analysis.response,
    conclusion: analysis.conclusion,
    analysis,
    email: { from: email.from ? formatMailbox(email.from) : null, subject: email.subject, body: analysis.text },
    analysed: from,
    contents,
  };
}

/** If the mailbox doesn't answer, only the fields are analysed. An email that can't be parsed is a failure. */
async function displayedEmail(
  services: Services,
  user: SignedIn,
  request: PredictRequest,
  caller: Caller,
): Promise<{ email: { email: Email; context: Context }; caller: TaskCaller } | Failure | undefined> {
  const { userId } = user;
  const grant = await readGrant(services, userId);
  if (typeof grant !== 'object') return undefined;
  const { connection } = grant;
  const messageId = await findDisplayed(
    services,
    { userId, connection },
    { subject: request.Subject, body: request.Body },
  );
  if (messageId === undefined) return undefined;
  const shown = cachedEmail(services, { userId, connection }, messageId);
  const known = shown && (await readSized(services, shown.source, caller));
  if (isFailure(known)) return known;
  // Only the mailbox knows whether its owner wrote the email that this one replies to.
  if (shown && known && answeredBy(known.email).length === 0) {
    // The owner may have changed the trusted authserv-id since.
    const decided = grant.provider === 'imap' ? { authservId: authservIdOf(grant) } : {};
    const context = await contextOf(services, userId, known.email, { ...shown.mailbox, ...decided });
    return { email: { email: known.email, context }, caller: known.caller };
  }
  const read = await withMailbox(services, user, async (mailbox) => {
    if (mailbox.connection !== connection) return messageUnreadable();
    const message = known ?? (await mailbox.raw(messageId));
    if (isFailure(message)) return message;
    const whole = 'source' in message ? await readSized(services, message.source, caller) : message;
    if (isFailure(whole)) return { failed: whole };
    const { email } = whole;
    const knowsThread = await wroteOneOf(mailbox, answeredBy(email));
    return {
      email: { email, context: await contextOf(services, userId, email, mailbox, knowsThread) },
      caller: whole.caller,
    };
  });
  if (isFailure(read)) return undefined;
  return 'failed' in read ? read.failed : read;
}

async function readSized(services: Services, source: Uint8Array, caller: Caller) {
  const sized: TaskCaller = { ...caller, bytes: source.byteLength };
  const email = await readEmail(services, source, sized);
  return isFailure(email) ? email : { email, caller: sized };
}

async function contextOf(
  services: Services,
  userId: string,
  email: Email,
  mailbox: CachedEmail['mailbox'],
  knowsThread = false,
): Promise<Context> {
  const history = await readRecords<SenderHistory>(services, userId, email.from?.address ?? '');
  const known = await readContext(services, userId, mailbox, email);
  return { ...known, history: { ...history, ...(knowsThread && { knowsThread }) } };
}
