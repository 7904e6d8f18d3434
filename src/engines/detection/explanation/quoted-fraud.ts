import type { Signal } from '../analysis.ts';
import type { Assessment } from '../scoring/assessment.ts';
import type { Conclusion } from './advice.ts';

/** Writers who warn about a quoted email, or ask about it, don't want anything themselves. */
const DOUBTED: ReadonlySet<string> = new Set(['doubts-quoted-email', 'quotes-a-lure']);
/** Where evidence about the writer is found. */
const OF_WRITER: ReadonlySet<string> = new Set(['from', 'reply-to', 'header', 'server']);

/** Whether the danger is in an email that the writer quotes and doubts. */
export function isAboutQuoted({ kind }: Assessment, signals: readonly Signal[]): boolean {
  return kind !== 'none' && kind !== 'unknown' && signals.some(({ id }) => DOUBTED.has(id));
}

/** The conclusion about the quoted email, with advice for someone who was asked about it. */
export function ofQuoted(
  { severity, category }: Assessment,
  { actions }: Conclusion,
  signals: readonly Signal[],
): Conclusion {
  const what = category === 'phishing' ? 'phishing' : category === 'malware' ? 'malware' : 'a scam';
  const surely = severity === 'Low' ? 'might be' : severity === 'Medium' ? 'is probably' : 'is very likely';
  const which = signals.some(({ id }) => id === 'forwarded-email') ? 'The forwarded email' : 'The email quoted here';
  return {
    conclusion: `${which} ${surely} ${what}.`,
    actions: [
      'Don’t do what the quoted email asks, and don’t open its links or files.',
      ...actions.filter((action) => action.startsWith('If ')),
    ],
  };
}

/** Whether a signal is about the email itself, not about who sent it. */
export function isOfContent({ evidence }: Signal): boolean {
  return !evidence.some(({ where }) => OF_WRITER.has(where));
}
