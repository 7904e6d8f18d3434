/** What costs time with a large email. The worker threads run these; a small email is dealt with where it arrives. */
import { deidentify } from '../engines/deidentification/index.ts';
import {
  type Analysis,
  analyse,
  type Context,
  type Email,
  type History,
  isMessageSource,
  textsOf,
  threadOf,
  updateHistory,
} from '../engines/detection/index.ts';
import { displayBody, readMessage } from '../engines/detection/mime/message.ts';
import { type CalendarEntry, calendarEntriesIn, type Suggestion, suggestionsIn } from '../engines/tasks/index.ts';

export { analyse, readMessage, textsOf };

/** An analysis of a source or of two fields, and what an answer says of the email besides. */
export interface AnalysedEmail {
  email: Pick<Email, 'from' | 'subject'>;
  analysis: Analysis;
}

export function analyseEmail({ email, context }: { email: Email; context?: Context }): AnalysedEmail {
  const { from, subject } = email;
  return { email: { subject, ...(from && { from }) }, analysis: analyse(email, context) };
}

export async function analyseSource(source: string | Uint8Array): Promise<AnalysedEmail> {
  return analyseEmail({ email: await readMessage(source) });
}

/** What a page shows of an email. */
export async function displayEmail(source: Uint8Array): Promise<{ subject: string; body: string }> {
  const email = await readMessage(source);
  return { subject: email.subject, body: displayBody(email) };
}

/** What is stored of a report's content, and the verdict on it as it came. */
export async function reportEmail(content: string) {
  const email = isMessageSource(content) ? await readMessage(content) : { subject: '', body: content };
  const { confidence, severity } = analyse(email);
  return { confidence, severity, deidentified: deidentify(content) };
}

export interface ScannedEmail {
  analysis: Analysis;
  /** The history after this email. */
  after: History;
  suggestions: Suggestion[];
  calendarEntries: CalendarEntry[];
  /** Why no tasks could be looked for: such an email must still be scanned. */
  fault?: unknown;
}

export function scanEmail(input: { email: Email; context: Context; history: History }): ScannedEmail {
  const { email, context, history } = input;
  const analysis = analyse(email, { ...context, history });
  return { analysis, after: updateHistory(history, email, analysis), ...tasksIn(email, analysis) };
}

function tasksIn(email: Email, analysis: Analysis): Pick<ScannedEmail, 'suggestions' | 'calendarEntries' | 'fault'> {
  try {
    const { quoted } = threadOf(analysis.text, email.subject);
    return { suggestions: suggestionsIn(email, analysis, quoted), calendarEntries: calendarEntriesIn(email) };
  } catch (fault) {
    return { suggestions: [], calendarEntries: [], fault };
  }
}
