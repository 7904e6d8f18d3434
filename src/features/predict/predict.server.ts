import {
  analyse,
  answeredBy,
  type Context,
  isMessageSource,
  type Letter,
  mailboxContext,
  type SenderHistory,
} from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/read/message.ts';
import { isFailure } from '../../server/failure.ts';
import { messageUnreadable } from '../../server/mailbox/failures.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import { withMailbox } from '../../server/mailbox/mailbox.ts';
import { wroteOneOf } from '../../server/mailbox/own-letters.ts';
import { readRecords } from '../../server/mailbox/sender-records.ts';
import { findServed } from '../../server/mailbox/served.ts';
import { lastShown, type ShownEmail } from '../../server/mailbox/shown-email.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import type { PredictAnswer, PredictRequest } from './contract.ts';

/**
 * Analyses a letter. When its subject and body are those of a message just served to this user, the whole message is
 * analysed, from memory or read again from the mailbox; when the body is a message's source, that is; otherwise the two fields.
 */
export async function predict(
  services: Services,
  user: SignedIn | undefined,
  request: PredictRequest,
): Promise<PredictAnswer> {
  const served = user && (await servedMessage(services, user, request));
  if (served) return answerOf(served.letter, 'message', served.context);
  if (isMessageSource(request.Body)) return analyseSource(request.Body);
  return answerOf({ subject: request.Subject, body: request.Body }, 'fields');
}

/** Analyses a message by its source: with its headers and attachments, and nothing that is known beside it. */
export async function analyseSource(source: string | Uint8Array): Promise<PredictAnswer> {
  return answerOf(await readMessage(source), 'message');
}

function answerOf(letter: Letter, analysed: PredictAnswer['analysed'], context: Context = {}): PredictAnswer {
  const analysis = analyse(letter, context);
  return {
    confidence_level: `${analysis.confidence}%`,
    severity_level: analysis.severity,
    response: analysis.response,
    conclusion: analysis.conclusion,
    analysis,
    letter: { from: letter.from ? formatted(letter.from) : null, subject: letter.subject, body: analysis.text },
    analysed,
  };
}

/** A mailbox that does not answer now costs the deeper checks, not the verdict. */
async function servedMessage(
  services: Services,
  user: SignedIn,
  request: PredictRequest,
): Promise<{ letter: Letter; context: Context } | undefined> {
  const { userId } = user;
  const grant = await readGrant(services, userId);
  if (typeof grant !== 'object') return undefined;
  const { connection } = grant;
  const messageId = await findServed(
    services,
    { userId, connection },
    { subject: request.Subject, body: request.Body },
  );
  if (messageId === undefined) return undefined;
  const shown = lastShown(services, { userId, connection }, messageId);
  const letter = shown && (await readMessage(shown.source));
  // Whether its owner wrote what it answers is only known to the mailbox.
  if (letter && answeredBy(letter).length === 0) {
    return { letter, context: await contextOf(services, userId, letter, shown.mailbox) };
  }
  const read = await withMailbox(services, user, async (mailbox) => {
    if (mailbox.connection !== connection) return messageUnreadable();
    const message = shown ?? (await mailbox.raw(messageId));
    if (isFailure(message)) return message;
    const letter = await readMessage(message.source);
    const knowsThread = await wroteOneOf(mailbox, answeredBy(letter));
    return { letter, context: await contextOf(services, userId, letter, mailbox, knowsThread) };
  });
  return isFailure(read) ? undefined : read;
}

async function contextOf(
  services: Services,
  userId: string,
  letter: Letter,
  mailbox: ShownEmail['mailbox'],
  knowsThread = false,
): Promise<Context> {
  const history = await readRecords<SenderHistory>(services, userId, letter.from?.address ?? '');
  return { ...mailboxContext(mailbox), history: { ...history, ...(knowsThread && { knowsThread }) } };
}

function formatted({ name, address }: { name: string; address: string }): string {
  return name === '' ? address : `${name} <${address}>`;
}
