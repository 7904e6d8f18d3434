import { type Evidence, rank, type Signal } from '../analysis.ts';
import type { NestedEmail } from '../parse/nested-emails.ts';
import { isOwnReport } from '../parse/own-report.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isThin, surroundings, wordsIn } from '../parse/pictures.ts';
import { namedNested } from '../signals/nested-email.ts';
import { type Assessment, LEAST, withSource } from './assessment.ts';

type Assessed = Assessment & { signals: Signal[] };

/** An email's verdict, and the attached email it was taken from. */
export interface WithAttached {
  assessed: Assessed;
  attached: NestedEmail | null;
}

/**
 * The worse of the verdict on an email and those on the emails attached to it: an attached email opens with a click,
 * and honest words around it must not outweigh it. If the email has a text of its own, only an attached one with
 * Medium or more counts. Somebody on the reader's side may pass one on as a report. That report isn't harmful, but
 * isn't called safe either.
 * @param isOutermost false for an attached email: nothing proves who sent it, so its report excuses nothing
 */
export function worstOfAttached(own: Assessed, parsed: ParsedEmail, isOutermost: boolean): WithAttached {
  const messages = parsed.nestedEmails.filter(({ kind }) => kind === 'message');
  const [worst] = messages.toSorted((a, b) => harmOf(b.analysis) - harmOf(a.analysis));
  if (!worst || harmOf(worst.analysis) <= harmOf(own)) return { assessed: own, attached: null };
  const isDangerous = rank(worst.analysis.severity) >= rank('Medium');
  if (isOutermost && isOwnReport(parsed, worst.email)) {
    return { assessed: isDangerous && own.verdict === 'safe' ? notCalledSafe(own) : own, attached: null };
  }
  const isCoverNote = isThin(wordsIn(parsed.text.slice(0, parsed.ownLength)));
  if (!isCoverNote && !isDangerous) return { assessed: own, attached: null };
  return { assessed: asJudged(worst, own), attached: worst };
}

/** By severity. At None, an email that couldn't be judged ranks above a safe one. */
function harmOf({ severity, verdict }: Pick<Assessment, 'severity' | 'verdict'>): number {
  return 2 * rank(severity) + Number(severity === 'None' && verdict === 'unknown');
}

function notCalledSafe(own: Assessed): Assessed {
  return { ...own, verdict: 'unknown', category: 'unknown', kind: 'unknown', confidence: LEAST };
}

/** The attached email's verdict and signals. The outer email's own signals are listed without counting. */
function asJudged(nested: NestedEmail, own: Assessed): Assessed {
  const { severity, category, kind, verdict, confidence, signals } = nested.analysis;
  const told = new Set(signals.map(({ id }) => id));
  const others = own.signals
    .filter(({ id }) => !told.has(id))
    .map((signal) => ({
      ...signal,
      weight: 0,
      tier: signal.tier === 'hard' ? ('hard' as const) : ('context' as const),
    }));
  return {
    severity,
    category,
    kind,
    verdict,
    confidence,
    signals: [...signals.map((signal) => placedSignal(signal, nested)), ...others],
  };
}

/** The same, with the attached email named in its sentence and its evidence. */
function placedSignal(signal: Signal, nested: NestedEmail): Signal {
  const evidence = signal.evidence.map((one) => placedEvidence(one, nested));
  const before = signal.evidence[0]?.source;
  const after = evidence[0]?.source;
  const sentence =
    before === undefined || after === undefined ? signal.sentence : signal.sentence.replace(before, () => after);
  return withSource({ ...signal, sentence, evidence });
}

/** Evidence in an attached email, quoted with its surroundings: only there do its offsets count. */
function placedEvidence(evidence: Evidence, nested: NestedEmail): Evidence {
  const { where, quote, href, through, start, end } = evidence;
  const named = namedNested(nested);
  const source = evidence.source === undefined ? named : `${evidence.source} in ${named}`;
  if (where === 'attachment' || where === 'picture' || where === 'remark') return { ...evidence, source };
  const text = where === 'subject' ? nested.email.subject : nested.analysis.text;
  const isAddress = where === 'link' && /^[a-z]{2,9}:\/\//i.test(quote);
  const around = start === undefined || end === undefined ? { before: '', after: '' } : surroundings(text, start, end);
  return {
    quote,
    where: 'attachment',
    source,
    ...(href !== undefined && { href }),
    ...(through !== undefined && { through }),
    ...(!isAddress && { around }),
  };
}
