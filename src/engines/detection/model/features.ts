import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isEastAsian, isInAddress, type Word } from '../parse/words.ts';
import { NEGATION, sensesOf } from './senses.ts';

/** Buckets that words and character n-grams are hashed into. Powers of two. */
export const BUCKETS = { words: 1 << 21, grams: 1 << 21 } as const;
export type Block = keyof typeof BUCKETS;

const STEM = 5;
const LONGEST_WORD = 24;
/** A run of text without spaces may be longer; what is longer still is no prose. */
const LONGEST_RUN = 200;

/** Where the weights of a block's buckets are. */
export interface Places {
  /** How many places there are. */
  readonly size: number;
  /** A bit for each place that was seen in the email being read; all are cleared at its end. */
  readonly seen: Uint8Array;
  /** -1 for a bucket without a weight. */
  placeOf(bucket: number): number;
}

/** Features of one block in the order of the text, each with the same position in all lists. */
export interface Features {
  /** Where their weights are. */
  readonly places: number[];
  /** First and last word they were seen in, as positions in the words of subject and body. */
  readonly from: number[];
  readonly to: number[];
  /** How much each counts relative to others of its block. */
  readonly worths: number[];
}

/** The features of an email's wording that are known, by block, and how much of it is. */
export interface TextFeatures extends Readonly<Record<Block, Features>> {
  /** Share of the words that are known, or of longer n-grams in scripts without spaces: small in a language never learned. */
  known: number;
  /** How many words or n-grams that share is of. */
  told: number;
}

/** With fewer words, names dominate the share. */
export const FEWEST_TELLING = 4;
/** Chosen by the results on scenarios and sources that were left out. */
const WORTH = { word: 1, pair: 0.7, sense: 1.2, concept: 1.5, gram: 1 };

/** The parts of a parsed email that the model uses. */
export type ModelInput = Pick<
  ParsedEmail,
  'subject' | 'text' | 'subjectWords' | 'words' | 'thread' | 'phrases' | 'senseLanguage'
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

/** Lengths of n-grams: within words, with their ends; within Thai words, which are not separated; of ideographs and syllables. */
const GRAMS = {
  spaced: { from: 3, to: 5, telling: 0 },
  thai: { from: 3, to: 5, telling: 4 },
  eastAsian: { from: 1, to: 3, telling: 2 },
} as const;
function scriptOf(norm: string): keyof typeof GRAMS {
  const code = norm.charCodeAt(0);
  if (isEastAsian(code)) return 'eastAsian';
  return code >= 0xe00 && code <= 0xe7f ? 'thai' : 'spaced';
}

/** Marks the ends of a word. */
const END = 0x5e;

/** Emails share most of their words, so the n-grams of those met last are kept, except of long and rare ones. */
const keptFor = once((_: Places) => new Map<string, readonly number[]>());
const MOST_KEPT = 8_000;
const LONGEST_KEPT = 12;

function eachGram(norm: string, kind: keyof typeof GRAMS, use: (hash: number, length: number) => void): void {
  const { from, to } = GRAMS[kind];
  const [first, end] = kind === 'spaced' ? [-1, norm.length + 1] : [0, norm.length];
  for (let start = first; start + from <= end; start++) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= to && start + length <= end; length++) {
      const at = start + length - 1;
      hash = Math.imul(hash ^ (at < 0 || at >= norm.length ? END : norm.charCodeAt(at)), 0x01000193);
      if (length >= from) use(mixed(hash), length);
    }
  }
}

/** Each bucket at its own place, for a training that has no weights yet. */
export function everyBucket(
  isKept: (block: Block, bucket: number) => boolean = () => true,
): Readonly<Record<Block, Places>> {
  const placesOf = (block: Block): Places => ({
    size: BUCKETS[block],
    seen: new Uint8Array(BUCKETS[block] / 8),
    placeOf: (bucket) => (isKept(block, bucket) ? bucket : -1),
  });
  return { words: placesOf('words'), grams: placesOf('grams') };
}

/** Finds the features of one block, each once. */
class Collector {
  readonly found: Features = { places: [], from: [], to: [], worths: [] };
  private readonly mask: number;
  private readonly known: Places;
  private readonly seen: Uint8Array;

  constructor(block: Block, known: Places) {
    this.mask = BUCKETS[block] - 1;
    this.known = known;
    this.seen = known.seen;
  }

  /** -1 for a feature that is not known. */
  placeOf(hash: number): number {
    return this.known.placeOf((hash ^ (hash >>> 15)) & this.mask);
  }

  /** Returns whether the feature is known. */
  add(hash: number, from: number, to: number, worth: number): boolean {
    return this.addAt(this.placeOf(hash), from, to, worth);
  }

  addAt(place: number, from: number, to: number, worth: number): boolean {
    if (place === -1) return false;
    const bit = 1 << (place & 7);
    const bits = this.seen[place >> 3] ?? 0;
    if ((bits & bit) !== 0) return true;
    this.seen[place >> 3] = bits | bit;
    this.found.places.push(place);
    this.found.from.push(from);
    this.found.to.push(to);
    this.found.worths.push(worth);
    return true;
  }

  finish(): Features {
    for (const place of this.found.places) this.seen[place >> 3] = 0;
    return this.found;
  }
}

/**
 * The features of an email's wording: word stems and pairs of neighbours; the senses of words, alone, negated and in pairs
 * within a sentence; pairs of recognised concepts, so that what is learned in one language applies in another; and
 * character n-grams, which survive inflection, spelling and languages without lists of words. Each counts once. Numbers,
 * currencies, addresses, quoted emails and everything about form (length, HTML, headers) are left out, since they tell
 * where an email was collected and not what it wants.
 * @param known features without a weight are left out
 */
export function featuresOf(parsed: ModelInput, known: Readonly<Record<Block, Places>>): TextFeatures {
  const words = new Collector('words', known.words);
  const grams = new Collector('grams', known.grams);
  let [told, recognised] = [0, 0];
  const spelt = new Set<string>();
  const wordsKept = keptFor(known.grams);
  const before = parsed.subjectWords.length;
  const subject = stemsOf(parsed.subject, parsed.subjectWords);
  const body = stemsOf(parsed.text, parsed.words, ({ start }) => isQuoted(parsed.thread, start));
  for (const { stems, text, first } of [
    { stems: subject, text: parsed.subjectWords, first: 0 },
    { stems: body, text: parsed.words, first: before },
  ]) {
    for (let i = 0; i < text.length; i++) {
      const stem = stems[i] ?? NONE;
      const word = text[i];
      if (stem === NONE || !word) continue;
      const at = first + i;
      addGrams(word.norm, at);
      const isKnownWord = words.add(stem, at, at, WORTH.word);
      if (scriptOf(word.norm) === 'spaced') tell(isKnownWord);
      for (const [steps, kind] of NEIGHBOURS) {
        const other = stems[i + steps] ?? NONE;
        if (other === NONE || stems[i + 1] === NONE || word.sentence !== text[i + steps]?.sentence) continue;
        words.add(joined(stem, other, kind), at, at + steps, WORTH.pair);
      }
    }
    addSenses(text, stems, first);
  }
  const concepts = [...parsed.phrases].sort(byName).flatMap(([concept, [phrase]]) => {
    if (!phrase) return [];
    const at = phrase.word + (phrase.where === 'body' ? before : 0);
    return { hash: joined(hashOf(concept, concept.length), CONCEPT, CONCEPT), at };
  });
  for (const [i, { hash, at }] of concepts.entries()) {
    words.add(hash, at, at, WORTH.concept);
    for (const other of concepts.slice(i + 1)) words.add(joined(hash, other.hash, CONCEPT), at, at, WORTH.concept);
  }
  return {
    words: words.finish(),
    grams: grams.finish(),
    known: told < FEWEST_TELLING ? 1 : recognised / told,
    told,
  };

  function tell(isKnown: boolean): void {
    told++;
    if (isKnown) recognised++;
  }

  function addGrams(norm: string, at: number): void {
    const kind = scriptOf(norm);
    if (kind === 'spaced') {
      if (spelt.has(norm)) return;
      spelt.add(norm);
      for (const place of gramsOf(norm)) grams.addAt(place, at, at, WORTH.gram);
      return;
    }
    eachGram(norm, kind, (hash, length) => {
      const isKnownGram = grams.add(hash, at, at, WORTH.gram);
      if (length === GRAMS[kind].telling) tell(isKnownGram);
    });
  }

  /** The known n-grams of a word. */
  function gramsOf(norm: string): readonly number[] {
    const kept = wordsKept.get(norm);
    if (kept) return kept;
    const places: number[] = [];
    eachGram(norm, 'spaced', (hash) => {
      const place = grams.placeOf(hash);
      if (place !== -1) places.push(place);
    });
    if (norm.length > LONGEST_KEPT) return places;
    if (wordsKept.size === MOST_KEPT) wordsKept.clear();
    wordsKept.set(norm, places);
    return places;
  }

  function addSenses(text: readonly Word[], stems: readonly number[], first: number): void {
    const { senseLanguage } = parsed;
    if (senseLanguage === null) return;
    // The senses of the last words of the sentence: an email may have a million words.
    let recent: { sense: number; at: number }[] = [];
    let current = -1;
    for (let i = 0; i < text.length; i++) {
      const { norm, sentence } = text[i] ?? NO_WORD;
      if (stems[i] === NONE) continue;
      if (sentence !== current) recent = [];
      current = sentence;
      const at = first + i;
      for (const sense of sensesOf(norm, senseLanguage)) {
        words.add(joined(sense, SENSE, SENSE), at, at, WORTH.sense);
        const denial = recent.findLastIndex((before) => before.sense === NEGATION);
        if (denial >= recent.length - DENIED_STEPS && denial >= 0) {
          words.add(joined(sense, DENIED, DENIED), recent[denial]?.at ?? at, at, WORTH.sense);
        }
        for (const before of recent) {
          words.add(joined(before.sense, sense, SENSE_PAIR), before.at, at, WORTH.sense);
        }
        if (recent.length === SENSE_STEPS) recent.shift();
        recent.push({ sense, at });
      }
    }
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

const NO_WORD = { norm: '', sentence: -1 };
/** A word that says nothing: quoted, part of an address, a number, or too long to be a word. */
const NONE = -1;
/** How addresses begin, and what comes with sums of money. */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  'http https mailto www eur euro euros eura gbp usd pln zl chf brl pound pounds dollar dollars dolar zloty'.split(' '),
);
const DIGIT = /[0-9]/;

/** The hash of each word's stem. */
function stemsOf(text: string, words: readonly Word[], skip: (word: Word) => boolean = () => false): number[] {
  return words.map((word) => {
    const { norm } = word;
    const longest = norm.charCodeAt(0) >= 0xe00 ? LONGEST_RUN : LONGEST_WORD;
    if (norm.length > longest || DIGIT.test(norm) || IGNORED_WORDS.has(norm)) return NONE;
    return isInAddress(text, word) || skip(word) ? NONE : hashOf(norm, STEM);
  });
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

/** FNV alone leaves the high bits of short texts alike. */
function mixed(hash: number): number {
  return Math.imul(hash ^ (hash >>> 13), 0x2c1b3c6d) >>> 0;
}
