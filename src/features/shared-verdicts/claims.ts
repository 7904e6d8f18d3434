import type { Analysis, Evidence, Signal } from '../../engines/detection/analysis.ts';
import { listed, type ShownEmail } from '../../ui/annotate.ts';
import { spellBidiControls } from '../../ui/marks.ts';
import type { Claims, SharedAnalysis } from './contract.ts';
import { defang } from './defang.ts';

const MAX_SIGNALS = 24;
const MAX_EVIDENCE = 4;
/** In UTF-16 units. */
const MAX_TEXT_LENGTH = 600;
const MAX_QUOTE_LENGTH = 300;
/** How much is read before personal parts are replaced: a truncated address would no longer be recognised. */
const READ_BEFORE_CUT = 4000;

/** The parts of an analysis that can be shared. */
export interface Shareable {
  from: string | null;
  subject: string;
  analysis: SharedAnalysis;
}

/** Its texts, in the order that `withTexts` expects. */
export function textsIn(shared: Shareable): string[] {
  const texts: string[] = [];
  mapTexts(shared, (text) => {
    texts.push(text.slice(0, READ_BEFORE_CUT));
    return text;
  });
  return texts;
}

/** The same with other texts, defanged and of limited length. */
export function withTexts(shared: Shareable, texts: readonly string[]): Shareable {
  let next = 0;
  return mapTexts(shared, (_, longest) => {
    const text = spellBidiControls(defang(texts[next] ?? ''));
    next += 1;
    return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
  });
}

/** What an analysis is of, as far as it is at hand: a stored one has no text. */
type Analysed = Omit<Analysis, 'text'> & { text?: string };

/**
 * Leaves out the rest of an analysis: the email's text, and the places of quotes in it. The findings stay as the email's
 * own page lists them, so that they have the same numbers.
 * @param parts what else that page shows of the email, if known
 */
export function shareableOf(
  { from, subject }: Pick<Shareable, 'from' | 'subject'>,
  analysis: Analysed,
  parts: Pick<ShownEmail, 'replyTo' | 'attachments'> = {},
): Shareable {
  const { severity, confidence, category, kind, verdict, conclusion, actions, coverage } = analysis;
  const { filesRead, notSeen } = coverage;
  return {
    ...{ from, subject },
    analysis: {
      ...{ severity, confidence, category, kind, verdict, conclusion, actions },
      signals: listedIn(analysis, { ...(from !== null && { from }), subject, ...parts }).map((signal) => ({
        ...signal,
        evidence: signal.evidence.slice(0, MAX_EVIDENCE).map(withoutPlace),
      })),
      coverage: { filesRead, notSeen },
    },
  };
}

function listedIn({ signals, text }: Pick<Analysed, 'signals' | 'text'>, known: Partial<ShownEmail>): Signal[] {
  const email = { ...quotedParts(signals), ...(text !== undefined && { body: text }), ...known };
  return listed(email, signals).slice(0, MAX_SIGNALS);
}

/** An email as far as its analysis quotes it, each quote of the text in its place. */
function quotedParts(signals: readonly Signal[]): ShownEmail {
  const evidence = signals.flatMap((signal) => signal.evidence);
  const linesOf = (...places: Evidence['where'][]) =>
    evidence
      .filter(({ where }) => places.includes(where))
      .map(({ quote, source }) => source ?? quote)
      .join('\n');
  const body = evidence
    .filter(({ where, start }) => (where === 'body' || where === 'link') && start !== undefined)
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .reduce(
      (text, { quote, start = 0 }) => text.slice(0, start).padEnd(start) + quote + text.slice(start + quote.length),
      '',
    );
  return {
    from: linesOf('from'),
    replyTo: linesOf('reply-to'),
    attachments: linesOf('attachment', 'picture'),
    subject: linesOf('subject'),
    body,
  };
}

/** Size of a statement in UTF-8; with three times this, its page is below 125 kB. */
const MAX_BYTES = 32 * 1024;

/** Leaves out quotes until it is small enough. The findings stay: a replay compares them. */
export function withinLimit(shared: Shareable): Shareable {
  let smaller = shared;
  for (let most = MAX_EVIDENCE; most >= 0; most -= 1) {
    const signals = shared.analysis.signals.map((signal) => ({ ...signal, evidence: signal.evidence.slice(0, most) }));
    smaller = { ...shared, analysis: { ...shared.analysis, signals } };
    if (new TextEncoder().encode(JSON.stringify(smaller)).byteLength <= MAX_BYTES) break;
  }
  return smaller;
}

function withoutPlace({ quote, where, href, through, source }: Evidence): Evidence {
  return {
    ...{ quote, where },
    ...(href !== undefined && { href }),
    ...(through !== undefined && { through }),
    ...(source !== undefined && { source }),
  };
}

/** Without any words of the email: no subject, no quotes, and nothing quoted in sentences. */
export function withoutQuotes(shared: Shareable): Shareable {
  const { analysis } = shared;
  return {
    ...shared,
    subject: '',
    analysis: {
      ...analysis,
      conclusion: silent(analysis.conclusion),
      actions: analysis.actions.map(silent),
      signals: analysis.signals.map((signal) => ({
        ...signal,
        title: silent(signal.title),
        sentence: silent(signal.sentence),
        evidence: [],
      })),
      coverage: { ...analysis.coverage, notSeen: analysis.coverage.notSeen.map(silent) },
    },
  };
}

/** From the first quotation mark to the last: a quote may contain quotation marks itself, and may be truncated. */
function silent(text: string): string {
  const from = text.indexOf('“');
  if (from === -1) return text;
  const to = text.lastIndexOf('”');
  return `${text.slice(0, from)}“…”${to > from ? text.slice(to + 1) : ''}`;
}

/** Whether two statements are about the same email and show the same parts of it, regardless of when they were made. */
export function saysTheSame(one: Claims, other: Claims): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ email, quotes, analysis }: Claims): string {
  return JSON.stringify([email, quotes, analysis]);
}

function mapTexts(shared: Shareable, change: (text: string, longest: number) => string): Shareable {
  const { from, subject, analysis } = shared;
  const text = (value: string) => change(value, MAX_TEXT_LENGTH);
  const quoted = (value: string) => change(value, MAX_QUOTE_LENGTH);
  const ofEvidence = ({ quote, where, href, through, source }: Evidence): Evidence => ({
    where,
    quote: quoted(quote),
    ...(href !== undefined && { href: quoted(href) }),
    ...(through !== undefined && { through: quoted(through) }),
    ...(source !== undefined && { source: quoted(source) }),
  });
  const ofSignal = (signal: Signal): Signal => ({
    ...signal,
    title: text(signal.title),
    sentence: text(signal.sentence),
    evidence: signal.evidence.map(ofEvidence),
  });
  return {
    from: from === null ? null : quoted(from),
    subject: quoted(subject),
    analysis: {
      ...analysis,
      conclusion: text(analysis.conclusion),
      actions: analysis.actions.map(text),
      signals: analysis.signals.map(ofSignal),
      coverage: { ...analysis.coverage, notSeen: analysis.coverage.notSeen.map(text) },
    },
  };
}

/** Differences between what was signed and what the engine says about another email, or the same one later. */
export interface Difference {
  what: 'verdict' | 'severity' | 'confidence' | 'category' | 'finding added' | 'finding gone';
  before: string;
  now: string;
}

/** By the findings' ids: their texts were changed for sharing. */
export function differencesOf({ analysis: before }: Pick<Claims, 'analysis'>, now: Analysis): Difference[] {
  const levels = (['verdict', 'severity', 'confidence', 'category'] as const).map((what) => ({
    what,
    before: String(before[what]),
    now: String(now[what]),
  }));
  const shown = listedIn(now, {});
  const missing = (these: readonly Signal[], those: readonly Signal[]) =>
    these.filter(({ id }) => !those.some((other) => other.id === id));
  return [
    ...levels.filter((level) => level.before !== level.now),
    ...missing(before.signals, now.signals).map(({ title }) => ({
      what: 'finding gone' as const,
      before: title,
      now: '',
    })),
    ...missing(shown, before.signals).map(({ title }) => ({ what: 'finding added' as const, before: '', now: title })),
  ];
}
