import { type Analysis, analyse, type Context } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import type { Email } from './emails.ts';

/** What an analysis says, for a person and for a script. */
export interface Verdict {
  /** The file's path, with `#` and the email's number in a mailbox; or the record's id. */
  id: string;
  subject: string;
  /** Name and address; empty when there is no sender. */
  from: string;
  analysis: Analysis;
}

/** Analyses one email: by the program itself, or in one of its threads. */
export async function analyseEmail({ email, context }: { email: Email; context: Context }): Promise<Verdict> {
  const { id } = email;
  const letter = 'source' in email ? await readMessage(email.source) : { subject: email.subject, body: email.body };
  const { subject, from } = letter;
  return { id, subject, from: from ? `${from.name} <${from.address}>`.trim() : '', analysis: analyse(letter, context) };
}

export default analyseEmail;
