import { SAMPLE_AUTHSERV_ID, type SampleLetter } from '../../content/sample-emails/emails.ts';
import { type Analysis, analyse, type Letter, type Mailbox } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';

/** A sample letter as the engine read it, and what it found. */
export interface AnalysedLetter {
  sample: SampleLetter;
  letter: Letter;
  analysis: Analysis;
}

export async function analysed(sample: SampleLetter): Promise<AnalysedLetter> {
  const letter = await readMessage(sample.source);
  return { sample, letter, analysis: analyse(letter, { authservId: SAMPLE_AUTHSERV_ID }) };
}

export function formatted({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}
