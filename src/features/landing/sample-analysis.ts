import { SAMPLE_AUTHSERV_ID, type SampleEmail } from '../../content/sample-emails/emails.ts';
import { type Analysis, analyse, type Email, type Mailbox } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';

/** A sample email as the engine read it, and what it found. */
export interface AnalysedEmail {
  sample: SampleEmail;
  email: Email;
  analysis: Analysis;
}

export async function analysed(sample: SampleEmail): Promise<AnalysedEmail> {
  const email = await readMessage(sample.source);
  return { sample, email, analysis: analyse(email, { authservId: SAMPLE_AUTHSERV_ID }) };
}

export function formatted({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}
