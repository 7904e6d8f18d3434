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
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import type { PredictAnswer, PredictRequest } from './contract.ts';

/**
 * Analyses a letter. When its subject and body are those of a message just served to this user, the whole message is
 * read again from the mailbox and analysed; when the body is a message's source, that is; otherwise the two fields.
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
  const read = await withMailbox(services, user, async (mailbox) => {
    if (mailbox.connection !== connection) return messageUnreadable();
    const message = await mailbox.raw(messageId);
    if (isFailure(message)) return message;
    const letter = await readMessage(message.source);
    const history = await readRecords<SenderHistory>(services, userId, letter.from?.address ?? '');
    const thread = (await wroteOneOf(mailbox, answeredBy(letter))) && { knowsThread: true };
    return { letter, context: { ...mailboxContext(mailbox), history: { ...history, ...thread } } };
  });
  return isFailure(read) ? undefined : read;
}

function formatted({ name, address }: { name: string; address: string }): string {
  return name === '' ? address : `${name} <${address}>`;
}
