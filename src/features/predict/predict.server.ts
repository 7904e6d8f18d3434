import { analyse, isMessageSource, type Letter } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/read/message.ts';
import { isFailure } from '../../server/failure.ts';
import { openMailbox } from '../../server/mailbox/mailbox.ts';
import { findServed } from '../../server/mailbox/served.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import type { PredictAnswer, PredictRequest } from './contract.ts';
import { mailboxContext } from './mailbox-context.ts';

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
  const whole = served ?? (await pastedSource(request));
  const letter = whole ?? { subject: request.Subject, body: request.Body };
  const analysis = analyse(letter, served ? mailboxContext(user.email) : {});
  return {
    confidence_level: `${analysis.confidence}%`,
    severity_level: analysis.severity,
    response: analysis.response,
    conclusion: analysis.conclusion,
    analysis,
    letter: { from: whole?.from ? formatted(whole.from) : null, subject: letter.subject, body: analysis.text },
    analysed: whole ? 'message' : 'fields',
  };
}

/** A mailbox that does not answer now costs the deeper checks, not the verdict. */
async function servedMessage(services: Services, user: SignedIn, request: PredictRequest): Promise<Letter | undefined> {
  const messageId = await findServed(services, user.userId, { subject: request.Subject, body: request.Body });
  if (messageId === undefined) return undefined;
  const mailbox = await openMailbox(services, user);
  if (isFailure(mailbox)) return undefined;
  const raw = await mailbox.raw(messageId);
  if (isFailure(raw)) return undefined;
  return readMessage(raw);
}

async function pastedSource({ Body }: PredictRequest): Promise<Letter | undefined> {
  return isMessageSource(Body) ? readMessage(Body) : undefined;
}

function formatted({ name, address }: { name: string; address: string }): string {
  return name === '' ? address : `${name} <${address}>`;
}
