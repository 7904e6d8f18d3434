import { deidentify } from '../engines/deidentification/index.ts';
import { deidentifyTogether } from '../engines/deidentification/together.ts';
import { withDrawnCodes } from '../engines/detection/codes/with-drawn-codes.ts';
import { contentsOf } from '../engines/detection/display/contents.ts';
import {
  type Analysis,
  analyse,
  asksForSecret,
  type Context,
  displayBody,
  type Email,
  type History,
  isMessageSource,
  readMessage,
  textsOf,
  threadOf,
  updateHistory,
} from '../engines/detection/index.ts';
import { type CalendarEntry, calendarEntriesIn, type Suggestion, suggestionsIn } from '../engines/tasks/index.ts';
import { messageOfOutlookFile } from './outlook-file.ts';
import { textsOfPdfs } from './pdf-text.ts';

export { analyse, contentsOf, deidentifyTogether, messageOfOutlookFile, readMessage, textsOf, textsOfPdfs };

export interface AnalysedEmail {
  email: Pick<Email, 'from' | 'subject'>;
  analysis: Analysis;
}

export async function analyseEmail(given: { email: Email; context?: Context }): Promise<AnalysedEmail> {
  const { from, subject } = given.email;
  const analysis = analyse(await withDrawnCodes(given.email), given.context);
  return { email: { subject, ...(from && { from }) }, analysis };
}

export async function displayEmail(source: Uint8Array): Promise<{ subject: string; body: string }> {
  const email = await readMessage(source);
  return { subject: email.subject, body: displayBody(email) };
}

/** Confidence and severity are those of the original content. */
export async function reportEmail(content: string) {
  const email = isMessageSource(content)
    ? await readMessage(content)
    : await withDrawnCodes({ subject: '', body: content });
  const { confidence, severity } = analyse(email);
  return { confidence, severity, deidentified: deidentify(content) };
}

export interface ScannedEmail {
  analysis: Analysis;
  /** The history after this email. */
  after: History;
  suggestions: Suggestion[];
  calendarEntries: CalendarEntry[];
  /** The error of the search for tasks, which must not prevent the scan. */
  fault?: unknown;
}

export function scanEmail(input: { email: Email; context: Context; history: History }): ScannedEmail {
  const { email, context, history } = input;
  const analysis = analyse(email, { ...context, history });
  return { analysis, after: updateHistory(history, email, analysis, context), ...tasksIn(email, analysis) };
}

function tasksIn(email: Email, analysis: Analysis): Pick<ScannedEmail, 'suggestions' | 'calendarEntries' | 'fault'> {
  try {
    const { quoted } = threadOf(analysis.text, email.subject);
    const judgement = { ...analysis, asksForSecret: asksForSecret(analysis) };
    return { suggestions: suggestionsIn(email, judgement, quoted), calendarEntries: calendarEntriesIn(email) };
  } catch (fault) {
    return { suggestions: [], calendarEntries: [], fault };
  }
}
