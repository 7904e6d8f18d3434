import { type Analysis, analyse, type Context } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import type { Email } from './emails.ts';

/** What an analysis says, for a person and for a script. */
export interface AnalysedEmail {
  /** The file's path, with `#` and the email's number in a mailbox; or the record's id. */
  id: string;
  subject: string;
  /** Name and address; empty when there is no sender. */
  from: string;
  analysis: Analysis;
}

/** Analyses one email: by the program itself, or in one of its threads. */
export async function analyseEmail({ given, context }: { given: Email; context: Context }): Promise<AnalysedEmail> {
  const { id } = given;
  const email = 'source' in given ? await readMessage(given.source) : { subject: given.subject, body: given.body };
  const { subject, from } = email;
  return { id, subject, from: from ? `${from.name} <${from.address}>`.trim() : '', analysis: analyse(email, context) };
}

export default analyseEmail;
