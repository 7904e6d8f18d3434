import { SAMPLE_AUTHSERV_ID, type SampleEmail } from '../../content/sample-emails/emails.ts';
import { type Analysis, analyse, type Email } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';

export interface AnalysedEmail {
  sample: SampleEmail;
  email: Email;
  analysis: Analysis;
}

export async function analysed(sample: SampleEmail): Promise<AnalysedEmail> {
  const email = await readMessage(sample.source);
  return { sample, email, analysis: analyse(email, { authservId: SAMPLE_AUTHSERV_ID }) };
}
