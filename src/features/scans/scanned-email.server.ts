import type { EmailContents } from '../../engines/detection/display/contents.ts';
import { type Email, formatMailbox } from '../../engines/detection/index.ts';
import type { ScanTable } from '../../server/db/schema.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { type Mailbox, withMailbox } from '../../server/mailbox/mailbox.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { readContents } from '../../workers/read-contents.server.ts';
import { readEmail } from '../../workers/read-email.server.ts';
import { runTask } from '../../workers/run-task.server.ts';
import type { EmailAnswer, StoredAnalysis } from './contract.ts';
import { readScan, scanNotFound } from './scans.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

/** The text isn't stored here, so it is read from the mailbox. */
export async function readScannedEmail(
  services: Services,
  userId: string,
  scanId: string,
  network?: Network,
): Promise<EmailAnswer | Failure> {
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  return withEmailOf(
    services,
    { userId, scanId },
    async (email, mailbox, { bytes }) => {
      const caller = { client: userId, bytes };
      const texts = await runTask(services, 'textsOf', email, caller);
      if (isFailure(texts)) return texts;
      const contents = await readContents(services, email, mailbox.authservId, caller);
      return isFailure(contents) ? contents : emailAnswer(email, textOf(texts, scan.analysis), contents);
    },
    network,
  );
}

export async function withEmailOf<T>(
  services: Services,
  { userId, scanId }: { userId: string; scanId: string },
  work: (
    email: Email,
    mailbox: Mailbox,
    scan: Pick<ScanTable, 'first_contact'> & { bytes: number },
  ) => Promise<T | Failure>,
  network?: Network,
): Promise<T | Failure> {
  const scan = await services.db
    .selectFrom('scans')
    .select(['mailbox', 'message_id', 'first_contact'])
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (!scan) return scanNotFound();
  return withMailbox(
    services,
    { userId },
    async (mailbox) => {
      if (mailbox.owner !== scan.mailbox) {
        return failure(409, 'EMAIL_ELSEWHERE', SCAN_MESSAGES.emailElsewhere);
      }
      const message = await mailbox.raw(scan.message_id);
      if (isFailure(message)) return message;
      const bytes = message.source.byteLength;
      const email = await readEmail(services, message.source, { client: userId, bytes });
      return isFailure(email) ? email : work(email, mailbox, { ...scan, bytes });
    },
    network,
  );
}

function emailAnswer(email: Email, text: string, contents: EmailContents): EmailAnswer {
  const { from, replyTo = [], to = [], subject } = email;
  return {
    from: from ? formatMailbox(from) : null,
    replyTo: replyTo.map(formatMailbox),
    to: to.map(formatMailbox),
    subject,
    text,
    contents,
  };
}

/** The text that matches the stored quotes: an earlier engine may have displayed another part. */
function textOf(texts: readonly string[], { signals }: StoredAnalysis): string {
  const quotes = signals.flatMap(({ evidence }) =>
    evidence.filter(({ where }) => where === 'body' || where === 'link'),
  );
  const isQuoted = (text: string) =>
    quotes.every(({ quote, start, end }) => start === undefined || text.slice(start, end) === quote);
  return texts.find(isQuoted) ?? texts[0] ?? '';
}
