import { once } from '../parse/once.ts';
import { oncePerWord } from '../parse/once-per-word.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isEastAsian, isInAddress, type Word } from '../parse/words.ts';
import { NEGATION, sensesOf } from './senses.ts';

/** Buckets that words and character n-grams are hashed into. Powers of two. */
export const BUCKETS = { words: 1 << 21, grams: 1 << 21 } as const;
export type Block = keyof typeof BUCKETS;

const STEM = 5;
const MAX_WORD_LENGTH = 24;
/** A run of text without spaces may be longer; anything longer is not prose. */
const MAX_RUN_LENGTH = 200;

/** The places of a block's weights, by bucket. */
export interface Places {
  /** The number of places. */
  readonly size: number;
  /** A bit for each place that was seen in the email being read; all are cleared at its end. */
  readonly seen: Uint8Array;
  /** -1 for a bucket without a weight. */
  placeOf(bucket: number): number;
}

/** Features of one block in the order of the text, each with the same position in all lists. */
export interface Features {
  /** The places of their weights. */
  readonly places: number[];
  /** First and last word they were seen in, as positions in the words of subject and body. */
  readonly from: number[];
  readonly to: number[];
  /** How much each counts relative to others in its block; empty if all count the same. */
  readonly worths: number[];
}

/** The known features of an email's wording, by block, and how much of the wording is known. */
export interface TextFeatures extends Readonly<Record<Block, Features>> {
  /**
   * Share of the words that are known, or of longer n-grams in scripts without spaces: it is small in a language that
   * was never learned.
   */
  known: number;
  /** How many words or n-grams that share is of. */
  told: number;
}

/** With fewer words, names dominate the share. */
export const MIN_TELLING = 4;
/** Chosen by the results on scenarios and sources left out of training. */
const WORTH = { word: 1, pair: 0.7, sense: 1.2, concept: 1.5 };

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

/** Each bucket at its own place, for training, which has no weights yet. */
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

/** The place of a hashed feature; -1 for one that is not known. */
function placeOf(hash: number, block: Block, known: Places): number {
  return known.placeOf((hash ^ (hash >>> 15)) & (BUCKETS[block] - 1));
}

/** Finds the features of one block, each once. */
class Collector {
  readonly places: number[] = [];
  readonly from: number[] = [];
  private readonly seen: Uint8Array;

  constructor({ seen }: Places) {
    this.seen = seen;
  }

  /** Returns whether it is the first occurrence. */
  meets(place: number, from: number): boolean {
    const bit = 1 << (place & 7);
    const bits = this.seen[place >> 3] ?? 0;
    if ((bits & bit) !== 0) return false;
    this.seen[place >> 3] = bits | bit;
    this.places.push(place);
    this.from.push(from);
    return true;
  }

  forget(): void {
    for (const place of this.places) this.seen[place >> 3] = 0;
  }
}

/** What is derived from a word's spelling. */
interface Spelling {
  script: keyof typeof GRAMS;
  /** The hash of its stem; `NONE` for a word without meaning here. */
  stem: number;
  /** The places of its stem and, where its script has spaces, of its known n-grams. */
  place: number;
  grams: readonly number[];
}

const spellingsAmong = once((known: Readonly<Record<Block, Places>>) =>
  oncePerWord((norm): Spelling => {
    const script = scriptOf(norm);
    const stem = stemOf(norm);
    const place = stem === NONE ? -1 : placeOf(stem, 'words', known.words);
    const grams: number[] = [];
    if (stem === NONE || script !== 'spaced') return { script, stem, place, grams };
    eachGram(norm, script, (hash) => {
      const gram = placeOf(hash, 'grams', known.grams);
      if (gram !== -1) grams.push(gram);
    });
    return { script, stem, place, grams };
  }),
);

/**
 * The features of an email's wording: word stems and pairs of neighbours; the senses of words, alone, negated and in
 * pairs within a sentence; pairs of recognised concepts, so that what is learned in one language applies in another;
 * and character n-grams, which survive inflection, spelling and languages without lists of words. Each counts once.
 * Numbers, currencies, addresses, quoted emails and everything about form (length, HTML, headers) are left out, because
 * they reveal where an email was collected and not what it wants.
 * @param known features without a weight are left out
 */
export function featuresOf(parsed: ModelInput, known: Readonly<Record<Block, Places>>): TextFeatures {
  const words = new Collector(known.words);
  const [to, worths]: [number[], number[]] = [[], []];
  const grams = new Collector(known.grams);
  let [told, recognised] = [0, 0];
  const spellingOf = spellingsAmong(known);
  const spelt = new Set<string>();
  const before = parsed.subjectWords.length;
  read(parsed.subject, parsed.subjectWords, 0);
  read(parsed.text, parsed.words, before, ({ start }) => isQuoted(parsed.thread, start));
  const concepts = [...parsed.phrases].sort(byName).flatMap(([concept, [phrase]]) => {
    if (!phrase) return [];
    const at = phrase.word + (phrase.where === 'body' ? before : 0);
    return { hash: joined(hashOf(concept, concept.length), CONCEPT, CONCEPT), at };
  });
  for (const [i, { hash, at }] of concepts.entries()) {
    add(hash, at, at, WORTH.concept);
    for (const other of concepts.slice(i + 1)) add(joined(hash, other.hash, CONCEPT), at, at, WORTH.concept);
  }
  words.forget();
  grams.forget();
  return {
    words: { places: words.places, from: words.from, to, worths },
    grams: { places: grams.places, from: grams.from, to: grams.from, worths: [] },
    known: told < MIN_TELLING ? 1 : recognised / told,
    told,
  };

  function read(source: string, text: readonly Word[], first: number, skip?: (word: Word) => boolean): void {
    const stems: number[] = [];
    for (const word of text) {
      const { stem } = spellingOf(word);
      stems.push(stem === NONE || isInAddress(source, word) || skip?.(word) ? NONE : stem);
    }
    for (let i = 0; i < text.length; i++) {
      const stem = stems[i] ?? NONE;
      const word = text[i];
      if (stem === NONE || !word) continue;
      const at = first + i;
      const spelling = spellingOf(word);
      addGrams(word.norm, spelling, at);
      addAt(spelling.place, at, at, WORTH.word);
      if (spelling.script === 'spaced') tell(spelling.place !== -1);
      for (const [steps, kind] of NEIGHBOURS) {
        const other = stems[i + steps] ?? NONE;
        if (other === NONE || stems[i + 1] === NONE || word.sentence !== text[i + steps]?.sentence) continue;
        add(joined(stem, other, kind), at, at + steps, WORTH.pair);
      }
    }
    addSenses(text, stems, first);
  }

  function add(hash: number, from: number, until: number, worth: number): void {
    addAt(placeOf(hash, 'words', known.words), from, until, worth);
  }

  function addAt(place: number, from: number, until: number, worth: number): void {
    if (place === -1 || !words.meets(place, from)) return;
    to.push(until);
    worths.push(worth);
  }

  function tell(isKnown: boolean): void {
    told++;
    if (isKnown) recognised++;
  }

  function addGrams(norm: string, { script, grams: places }: Spelling, at: number): void {
    if (script === 'spaced') {
      if (spelt.has(norm)) return;
      spelt.add(norm);
      for (const place of places) grams.meets(place, at);
      return;
    }
    eachGram(norm, script, (hash, length) => {
      const place = placeOf(hash, 'grams', known.grams);
      if (place !== -1) grams.meets(place, at);
      if (length === GRAMS[script].telling) tell(place !== -1);
    });
  }

  function addSenses(text: readonly Word[], stems: readonly number[], first: number): void {
    const { senseLanguage } = parsed;
    if (senseLanguage === null) return;
    // The senses of the last words of the sentence: an email may have a million words.
    let recent: { sense: number; at: number }[] = [];
    let current = -1;
    for (let i = 0; i < text.length; i++) {
      const word = text[i];
      if (stems[i] === NONE || !word) continue;
      if (word.sentence !== current) recent = [];
      current = word.sentence;
      const at = first + i;
      for (const sense of sensesOf(word, senseLanguage)) {
        add(joined(sense, SENSE, SENSE), at, at, WORTH.sense);
        const denial = recent.findLastIndex((one) => one.sense === NEGATION);
        if (denial >= recent.length - DENIED_STEPS && denial >= 0) {
          add(joined(sense, DENIED, DENIED), recent[denial]?.at ?? at, at, WORTH.sense);
        }
        for (const one of recent) add(joined(one.sense, sense, SENSE_PAIR), one.at, at, WORTH.sense);
        if (recent.length === SENSE_STEPS) recent.shift();
        recent.push({ sense, at });
      }
    }
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** A word that is ignored: quoted, part of an address, a number, or too long to be a word. */
const NONE = -1;
/** The beginnings of addresses, and words next to sums of money. */
const IGNORED_WORDS: ReadonlySet<string> = new Set(
  'http https mailto www eur euro euros eura gbp usd pln zl chf brl pound pounds dollar dollars dolar zloty'.split(' '),
);
const DIGIT = /[0-9]/;

/** The hash of a word's stem. */
function stemOf(norm: string): number {
  const longest = norm.charCodeAt(0) >= 0xe00 ? MAX_RUN_LENGTH : MAX_WORD_LENGTH;
  return norm.length > longest || DIGIT.test(norm) || IGNORED_WORDS.has(norm) ? NONE : hashOf(norm, STEM);
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
