/** What costs time with a large email. The worker threads run these; a small email is dealt with where it arrives. */
import { deidentify } from '../engines/deidentification/index.ts';
import {
  type Analysis,
  analyse,
  type Context,
  type History,
  isMessageSource,
  type Letter,
  textsOf,
  threadOf,
  updateHistory,
} from '../engines/detection/index.ts';
import { displayBody, readMessage } from '../engines/detection/mime/message.ts';
import { type CalendarEntry, calendarEntriesIn, type Suggestion, suggestionsIn } from '../engines/tasks/index.ts';

export { analyse, readMessage, textsOf };

/** An analysis of a source or of two fields, and what an answer says of the email besides. */
export interface AnalysedEmail {
  letter: Pick<Letter, 'from' | 'subject'>;
  analysis: Analysis;
}

export function analyseEmail({ letter, context }: { letter: Letter; context?: Context }): AnalysedEmail {
  const { from, subject } = letter;
  return { letter: { subject, ...(from && { from }) }, analysis: analyse(letter, context) };
}

export async function analyseSource(source: string | Uint8Array): Promise<AnalysedEmail> {
  return analyseEmail({ letter: await readMessage(source) });
}

/** What a page shows of an email. */
export async function displayEmail(source: Uint8Array): Promise<{ subject: string; body: string }> {
  const letter = await readMessage(source);
  return { subject: letter.subject, body: displayBody(letter) };
}

/** What is stored of a report's content, and the verdict on it as it came. */
export async function reportEmail(content: string) {
  const letter = isMessageSource(content) ? await readMessage(content) : { subject: '', body: content };
  const { confidence, severity } = analyse(letter);
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

export function scanEmail(input: { letter: Letter; context: Context; history: History }): ScannedEmail {
  const { letter, context, history } = input;
  const analysis = analyse(letter, { ...context, history });
  return { analysis, after: updateHistory(history, letter, analysis), ...tasksIn(letter, analysis) };
}

function tasksIn(letter: Letter, analysis: Analysis): Pick<ScannedEmail, 'suggestions' | 'calendarEntries' | 'fault'> {
  try {
    const { quoted } = threadOf(analysis.text, letter.subject);
    return { suggestions: suggestionsIn(letter, analysis, quoted), calendarEntries: calendarEntriesIn(letter) };
  } catch (fault) {
    return { suggestions: [], calendarEntries: [], fault };
  }
}
