import type { Concept } from '../data/phrases/concepts.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import type { Word } from '../parse/words.ts';
import { NEGATION, senseOf } from './senses.ts';

/** Buckets that features are hashed into. A power of two. */
export const BUCKETS = 1 << 19;
const STEM = 5;
const LONGEST_WORD = 24;

/** A feature of the wording, and the words it was seen in. */
export interface Feature {
  bucket: number;
  /** First and last word, as positions in the words of subject and body. */
  from: number;
  to: number;
  /** How much it counts next to other features. */
  worth: number;
}

/** Chosen by the results on scenarios and sources that were left out. */
const WORTH = { word: 1, pair: 0.7, sense: 1.2, concept: 1.5 };

/** Concepts recognised only since the last training. */
const UNLEARNED: ReadonlySet<Concept> = new Set<Concept>(['details-after-answer', 'file-password', 'stolen-access']);

/** A range of words: from `first` to before `end`. */
export interface Span {
  first: number;
  end: number;
}

/** A longer email is also read in windows, so that padding hides nothing. */
const LONG = 225;
const WINDOW = 150;
const STEP = 100;

/** The windows of a long email; none of a short one. */
export function windowsOf({ words }: ModelInput): Span[] {
  if (words.length <= LONG) return [];
  const count = Math.ceil((words.length - WINDOW) / STEP) + 1;
  return Array.from({ length: count }, (_, i) => ({ first: i * STEP, end: Math.min(words.length, i * STEP + WINDOW) }));
}

/** The parts of a parsed email that the model uses. */
export type ModelInput = Pick<
  ParsedEmail,
  'subject' | 'text' | 'subjectWords' | 'words' | 'thread' | 'phrases' | 'language'
>;

/** The distance between the words of a pair, and a number that separates these pairs from others. */
const NEIGHBOURS = [
  [1, 0x9e3779b1],
  [2, 0x85ebca77],
] as const;
const CONCEPT = 0xc2b2ae3d;
const SENSE = 0x27d4eb2f;
const SENSE_PAIR = 0x165667b1;
const DENIED = 0xd3a2646c;
/** The most words with a sense between two that are read together. */
const SENSE_STEPS = 6;
const DENIED_STEPS = 3;

/**
 * The features of an email's wording: word stems and pairs of neighbours; the senses of words, alone, negated and in pairs
 * within a sentence; and pairs of recognised concepts, so that what is learned in one language applies in another. Each
 * counts once. Numbers, currencies, addresses, quoted emails and everything about form (length, HTML, headers) are left
 * out, since they tell where an email was collected and not what it wants.
 * @param isKnown whether a bucket has a weight; features without one can be left out, which is faster
 * @param span of the body's words, if not all
 */
export function featuresOf(
  parsed: ModelInput,
  isKnown: (bucket: number) => boolean = () => true,
  { first: from, end: to }: Span = { first: 0, end: parsed.words.length },
): Feature[] {
  const seen = new Set<number>();
  const features: Feature[] = [];
  const add = (hash: number, from: number, to: number, worth: number) => {
    const bucket = bucketOf(hash);
    if (!isKnown(bucket) || seen.has(bucket)) return;
    seen.add(bucket);
    features.push({ bucket, from, to, worth });
  };
  const before = parsed.subjectWords.length;
  const { subject, body } = stemsIn(parsed);
  for (const { stems, words, first, span } of [
    { stems: subject, words: parsed.subjectWords, first: 0, span: { first: 0, end: before } },
    { stems: body, words: parsed.words, first: before, span: { first: from, end: to } },
  ]) {
    for (let i = span.first; i < span.end; i++) {
      const stem = stems[i] ?? NONE;
      if (stem === NONE) continue;
      const at = first + i;
      add(stem, at, at, WORTH.word);
      for (const [steps, kind] of NEIGHBOURS) {
        const other = stems[i + steps] ?? NONE;
        if (other === NONE || stems[i + 1] === NONE || words[i]?.sentence !== words[i + steps]?.sentence) continue;
        add(joined(stem, other, kind), at, at + steps, WORTH.pair);
      }
    }
    addSenses(words, stems, first, span);
  }
  const concepts = [...parsed.phrases].sort(byName).flatMap(([concept, places]) => {
    if (UNLEARNED.has(concept)) return [];
    const phrase = places.find(({ where, word }) => where === 'subject' || (word >= from && word < to));
    if (!phrase) return [];
    const at = phrase.word + (phrase.where === 'body' ? before : 0);
    return { hash: joined(hashOf(concept, concept.length), CONCEPT, CONCEPT), at };
  });
  for (const [i, { hash, at }] of concepts.entries()) {
    add(hash, at, at, WORTH.concept);
    for (const other of concepts.slice(i + 1)) add(joined(hash, other.hash, CONCEPT), at, at, WORTH.concept);
  }
  return features;

  function addSenses(words: readonly Word[], stems: readonly number[], first: number, span: Span): void {
    const { language } = parsed;
    if (language === null) return;
    const read = words.slice(span.first, span.end).flatMap(({ norm, sentence }, i) => {
      const at = span.first + i;
      const sense = stems[at] === NONE ? null : senseOf(norm, language);
      return sense === null ? [] : { sense, sentence, at: first + at };
    });
    for (const [i, one] of read.entries()) {
      add(joined(one.sense, SENSE, SENSE), one.at, one.at, WORTH.sense);
      const before = read.slice(Math.max(0, i - DENIED_STEPS), i);
      const denial = before.findLast(({ sense, sentence }) => sense === NEGATION && sentence === one.sentence);
      if (denial) add(joined(one.sense, DENIED, DENIED), denial.at, one.at, WORTH.sense);
      for (const other of read.slice(i + 1, i + 1 + SENSE_STEPS)) {
        if (other.sentence !== one.sentence) break;
        add(joined(one.sense, other.sense, SENSE_PAIR), one.at, other.at, WORTH.sense);
      }
    }
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** A word that says nothing: quoted, part of an address, a number, or too long to be a word. */
const NONE = -1;
/** How addresses begin, and what comes with sums of money. */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  'http https mailto www eur euro euros eura gbp usd pln zl chf brl pound pounds dollar dollars dolar zloty'.split(' '),
);
const DIGIT = /[0-9]/;

/** The share of an email's words whose stem the caller knows, each stem counted once. */
export function shareOfWords(parsed: ModelInput, isKnown: (bucket: number) => boolean): number {
  const { subject, body } = stemsIn(parsed);
  const stems = new Set([...subject, ...body]);
  stems.delete(NONE);
  let known = 0;
  for (const stem of stems) if (isKnown(bucketOf(stem))) known++;
  return known / Math.max(1, stems.size);
}

function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

const stems = new WeakMap<ModelInput, Record<'subject' | 'body', number[]>>();

function stemsIn(parsed: ModelInput): Record<'subject' | 'body', number[]> {
  const known = stems.get(parsed);
  if (known) return known;
  const read = {
    subject: stemsOf(parsed.subject, parsed.subjectWords),
    body: stemsOf(parsed.text, parsed.words, ({ start }) => isQuoted(parsed.thread, start)),
  };
  stems.set(parsed, read);
  return read;
}

/** The hash of each word's stem. */
function stemsOf(text: string, words: readonly Word[], skip: (word: Word) => boolean = () => false): number[] {
  return words.map((word) => {
    const { norm } = word;
    if (norm.length > LONGEST_WORD || DIGIT.test(norm) || IGNORED_WORDS.has(norm)) return NONE;
    return isInAddress(text, word) || skip(word) ? NONE : hashOf(norm, STEM);
  });
}

/** Whether a word is part of an email address, a web address or a host. */
export function isInAddress(text: string, { start, end }: Word): boolean {
  const before = text.charCodeAt(start - 1);
  const after = text.charCodeAt(end);
  if (before === SPACE && after === SPACE) return false;
  return (
    OF_ADDRESS.has(before) ||
    OF_ADDRESS.has(after) ||
    (before === DOT && isDotInside(text, start - 1)) ||
    (after === DOT && isDotInside(text, end)) ||
    (after === COLON && text.startsWith('//', end + 1))
  );
}

const [SPACE, DOT, COLON] = [32, 46, 58];
const OF_ADDRESS: ReadonlySet<number> = new Set([...'@/_=&?%'].map((char) => char.charCodeAt(0)));

function isDotInside(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '');
}

/** FNV-1a over the first UTF-16 units. */
function hashOf(text: string, length: number): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < length && i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

function joined(first: number, second: number, kind: number): number {
  const mixed = Math.imul(first ^ kind, 0x2c1b3c6d) ^ second;
  return Math.imul(mixed ^ (mixed >>> 15), 0x01000193) >>> 0;
}
