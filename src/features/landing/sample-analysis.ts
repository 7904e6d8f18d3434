import { SAMPLE_AUTHSERV_ID, type SampleEmail } from '../../content/sample-emails/emails.ts';
import { type Analysis, analyse, type Email, readMessage, type Signal } from '../../engines/detection/index.ts';

export interface AnalysedEmail {
  sample: SampleEmail;
  email: Email;
  analysis: Analysis;
}

export async function analysed(sample: SampleEmail): Promise<AnalysedEmail> {
  const email = await readMessage(sample.source);
  return { sample, email, analysis: analyse(email, { authservId: SAMPLE_AUTHSERV_ID }) };
}

/** The strongest finding against an email, apart from its wording. If nothing counts against it, the first finding. */
export function strongest({ signals }: Pick<Analysis, 'signals'>, most: number): Signal[] {
  const against = signals.filter(({ group, weight }) => group !== 'wording' && weight >= 0.1);
  return (against.length > 0 ? against : signals).slice(0, most);
}
