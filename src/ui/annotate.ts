import type { Evidence, Signal, Tier, Verdict } from '../engines/detection/analysis.ts';
import type { Mark } from './marks.ts';

/** An email as it is drawn. The body is the text that the offsets of the evidence count in: `Analysis.text`. */
export interface ShownEmail {
  from?: string;
  replyTo?: string;
  to?: string;
  /** File names, one on each line. */
  attachments?: string;
  subject: string;
  body: string;
}

export type MarkedPart = Exclude<keyof ShownEmail, 'to'>;

/** What the margin says of one signal. */
export interface Note {
  /** By this the sheet and the margin refer to each other. */
  number: number;
  tone: Verdict;
  title: string;
  sentence: string;
  /** The first part of the email that has a mark of it; null when there is nothing to underline. */
  markedIn: MarkedPart | null;
}

export interface Annotations {
  notes: Note[];
  marks: Record<MarkedPart, Mark[]>;
}

/** In the order in which the sheet shows them. */
const PARTS = ['from', 'replyTo', 'attachments', 'subject', 'body'] as const satisfies MarkedPart[];

const PART_OF: Record<Evidence['where'], MarkedPart | null> = {
  from: 'from',
  'reply-to': 'replyTo',
  subject: 'subject',
  body: 'body',
  link: 'body',
  attachment: 'attachments',
  header: null,
  server: null,
  remark: null,
};

const TONES: Record<Tier, Verdict> = { hard: 'dangerous', soft: 'suspicious', context: 'unknown', mitigating: 'safe' };

interface Place {
  part: MarkedPart;
  start: number;
  end: number;
}

/** Numbers the signals in the order in which a reader meets them; what cannot be shown in the email comes last. */
export function annotate(email: ShownEmail, signals: readonly Signal[]): Annotations {
  const marks: Annotations['marks'] = { from: [], replyTo: [], attachments: [], subject: [], body: [] };
  const notes = signals
    .map((signal) => ({ signal, places: placesOf(signal, email) }))
    .sort((a, b) => compareFirst(a.places[0], b.places[0]))
    .map(({ signal, places }, index) => {
      const number = index + 1;
      for (const { part, start, end } of places) marks[part].push({ start, end, note: number });
      const { tier, title, sentence } = signal;
      return { number, tone: TONES[tier], title, sentence, markedIn: places[0]?.part ?? null };
    });
  return { notes, marks };
}

function placesOf(signal: Signal, email: ShownEmail): Place[] {
  return signal.evidence
    .map((evidence) => locate(evidence, email))
    .filter((place) => place !== null)
    .sort(compareFirst);
}

/** Offsets stand when they quote what they say; otherwise the quote is looked for, and may not be there. */
function locate({ quote, where, start, end }: Evidence, email: ShownEmail): Place | null {
  const part = PART_OF[where];
  const text = part && email[part];
  if (!text || !quote) return null;
  if (start !== undefined && end !== undefined && text.slice(start, end) === quote) return { part, start, end };
  const found = text.indexOf(quote);
  return found === -1 ? null : { part, start: found, end: found + quote.length };
}

function compareFirst(a: Place | undefined, b: Place | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.start - b.start;
}
