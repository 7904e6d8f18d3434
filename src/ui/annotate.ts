import type { Evidence, Signal, Tier, Verdict } from '../engines/detection/analysis.ts';
import { type Quotes, quotesOf, shareOf } from './evidence.ts';
import type { Mark } from './marks.ts';

/** The body is `Analysis.text`, which the offsets of the evidence refer to. */
export interface ShownEmail {
  from?: string;
  replyTo?: string;
  to?: string;
  /** One file name on each line. */
  attachments?: string;
  subject: string;
  body: string;
}

export type MarkedPart = Exclude<keyof ShownEmail, 'to'>;

export interface Note {
  /** Id of its signal. */
  id: string;
  number: number;
  tone: Verdict;
  title: string;
  sentence: string;
  /** Null when there is nothing to underline. */
  markedIn: MarkedPart | null;
  /** Shown only together with all. */
  isMinor: boolean;
  tier: Tier;
  quotes: Quotes[];
  /** Whether it counts against the email, and its share of everything that does, in whole percent. */
  share: { isAgainst: boolean; percent: number } | null;
}

export interface Annotations {
  notes: Note[];
  marks: Record<MarkedPart, Mark[]>;
}

/** In the order of the sheet. */
const PARTS = ['from', 'replyTo', 'attachments', 'subject', 'body'] as const satisfies MarkedPart[];

const PART_OF: Record<Evidence['where'], MarkedPart | null> = {
  from: 'from',
  'reply-to': 'replyTo',
  subject: 'subject',
  body: 'body',
  link: 'body',
  attachment: 'attachments',
  picture: 'attachments',
  header: null,
  server: null,
  remark: null,
};

const TONES: Record<Tier, Verdict> = { hard: 'dangerous', soft: 'suspicious', context: 'unknown', mitigating: 'safe' };
/** Notes that are read at a glance. One more is shown rather than hidden alone. */
const MAJOR = 5;

interface Range {
  part: MarkedPart;
  start: number;
  end: number;
}

/**
 * @param signals strongest first; or as `listed` gave them, where the email itself is no longer at hand
 */
export function annotate(
  email: ShownEmail,
  signals: readonly Signal[],
  verdict: Verdict,
  areListed = false,
): Annotations {
  const marks: Annotations['marks'] = { from: [], replyTo: [], attachments: [], subject: [], body: [] };
  const ordered = areListed ? locateAll(email, signals) : inOrder(email, signals);
  const major = majorOf(ordered.length);
  const notes = ordered.map(({ signal, ranges }, index): Note => {
    const number = index + 1;
    for (const { part, start, end } of ranges) marks[part].push({ start, end, note: number });
    const { id, tier, title, sentence, weight } = signal;
    const percent = shareOf(signal, signals);
    return {
      id,
      number,
      tone: toneOf(tier, verdict),
      title,
      sentence,
      markedIn: ranges[0]?.part ?? null,
      isMinor: index >= major,
      tier,
      quotes: quotesOf(signal),
      share: percent === null ? null : { isAgainst: weight > 0, percent },
    };
  });
  return { notes, marks };
}

/** The signals of the notes, in their order. */
export function listed(email: ShownEmail, signals: readonly Signal[]): Signal[] {
  return inOrder(email, signals).map(({ signal }) => signal);
}

/** The strongest first, then the minor ones, each in reading order; those without a mark come last. */
function inOrder(email: ShownEmail, signals: readonly Signal[]): Located[] {
  const located = locateAll(email, signals).filter((one, _, all) => !isSaidTwice(one, all));
  const major = majorOf(located.length);
  const inReadingOrder = (some: readonly Located[]) => some.toSorted((a, b) => compareFirst(a.ranges[0], b.ranges[0]));
  return [...inReadingOrder(located.slice(0, major)), ...inReadingOrder(located.slice(major))];
}

function locateAll(email: ShownEmail, signals: readonly Signal[]): Located[] {
  return signals.map((signal) => ({ signal, ranges: rangesOf(signal, email) }));
}

function majorOf(count: number): number {
  return count <= MAJOR + 1 ? count : MAJOR;
}

/** Nothing is green in an email with a warning: proof of the sender also proves who an impostor is. */
function toneOf(tier: Tier, verdict: Verdict): Verdict {
  return tier === 'mitigating' && verdict !== 'safe' ? 'unknown' : TONES[tier];
}

interface Located {
  signal: Signal;
  ranges: readonly Range[];
}

/**
 * Whether it adds nothing to the score while another signal of its group, which does, rests on the same words: one fact
 * is one note.
 */
function isSaidTwice({ signal, ranges }: Located, all: readonly Located[]): boolean {
  if (signal.weight !== 0 || ranges.length === 0) return false;
  return all.some(
    (other) =>
      other.signal.weight > 0 &&
      other.signal.group === signal.group &&
      ranges.some((one) => other.ranges.some((same) => overlap(one, same))),
  );
}

function overlap(a: Range, b: Range): boolean {
  return a.part === b.part && a.start < b.end && b.start < a.end;
}

function rangesOf(signal: Signal, email: ShownEmail): Range[] {
  return signal.evidence
    .map((evidence) => locate(evidence, email))
    .filter((range) => range !== null)
    .sort(compareFirst);
}

/** Offsets count only where they match the quote. Otherwise the quote is searched for and may be missing. */
function locate({ quote: words, where, start, end, source }: Evidence, email: ShownEmail): Range | null {
  const part = PART_OF[where];
  const text = part && email[part];
  // Findings in a file are marked at the file's name.
  const quote = where === 'attachment' || where === 'picture' ? (nameIn(source) ?? words) : words;
  if (!text || !quote) return null;
  if (start !== undefined && end !== undefined && text.slice(start, end) === quote) return { part, start, end };
  const found = text.indexOf(quote);
  return found === -1 ? null : { part, start: found, end: found + quote.length };
}

/** The name of the file in which something was found. */
function nameIn(source: string | undefined): string | undefined {
  const start = source?.indexOf('“') ?? -1;
  return start < 0 ? undefined : source?.slice(start + 1, source.lastIndexOf('”'));
}

function compareFirst(a: Range | undefined, b: Range | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.start - b.start;
}
