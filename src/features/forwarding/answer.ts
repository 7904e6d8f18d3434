import { rank } from '../../engines/detection/analysis.ts';
import { type Analysis, type Email, formatMailbox } from '../../engines/detection/index.ts';
import { spellBidiControls } from '../../ui/marks.ts';
import { VERDICT_TEXTS } from '../../ui/texts.ts';
import { verdictWords } from '../../ui/verdict-words.ts';
import { withoutLinks } from '../../ui/without-links.ts';
import { ANSWER_TEXTS } from './texts.ts';

export interface Checked {
  email: Pick<Email, 'from' | 'subject'>;
  analysis: Analysis;
}

export interface Answer {
  subject: string;
  text: string;
}

interface Forward {
  checked: readonly Checked[];
  isQuoted: boolean;
  /** Attached emails that were not checked: too many, or unreadable. */
  omitted: number;
  /** The address it was forwarded to. */
  address: string;
}

/** The worst email first. Links from the email are defanged. */
export function answerTo({ checked, isQuoted, omitted, address }: Forward): Answer {
  const sorted = checked.toSorted((a, b) => rank(b.analysis.severity) - rank(a.analysis.severity));
  const [worst] = sorted;
  if (!worst) return omitted > 0 ? ANSWER_TEXTS.failed : ANSWER_TEXTS.nothing;
  const notes = [
    ...(isQuoted ? [ANSWER_TEXTS.quoted] : []),
    ...(omitted > 0 ? [ANSWER_TEXTS.more(omitted)] : []),
    ANSWER_TEXTS.footer(address),
  ];
  const isAllRead = omitted === 0 && checked.every(({ analysis }) => analysis.coverage.filesRead);
  const verdict = verdictWords(worst.analysis.verdict, isAllRead);
  const parts = sorted.map(partOf).join(`\n\n${ANSWER_TEXTS.between}\n\n`);
  return {
    subject: harmless(ANSWER_TEXTS.subject(verdict, worst.email.subject)),
    text: `${harmless(parts)}\n\n${notes.join('\n\n')}\n`,
  };
}

function partOf({ email, analysis }: Checked): string {
  const intro = ANSWER_TEXTS.intro(email.from && formatMailbox(email.from), email.subject);
  return [intro, verdictOf(analysis), analysis.response].join('\n\n');
}

function verdictOf({ verdict, severity, confidence, coverage }: Analysis): string {
  const words = verdictWords(verdict, coverage.filesRead);
  return verdict === 'unknown' ? `${words}.` : `${words}. ${VERDICT_TEXTS.degree(severity, confidence)}.`;
}

/** The words of a stranger, as far as they are quoted. */
function harmless(text: string): string {
  return withoutLinks(spellBidiControls(text));
}
