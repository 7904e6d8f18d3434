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

/** A feature of the wording, and the words it was seen in. */
export interface Feature {
  bucket: number;
  /** First and last word, as positions in the words of subject and body. */
  from: number;
  to: number;
  /** How much it counts next to other features of its block. */
  worth: number;
}

/** The features of an email's wording that are known, by block, and how much of it is. */
export interface TextFeatures extends Readonly<Record<Block, readonly Feature[]>> {
  /** Share of the words that are known, or of longer n-grams in scripts without spaces: small in a language never learned. */
  known: number;
  /** How many words or n-grams that share is of. */
  told: number;
}

/** With fewer words, names decide their share. */
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

/** Whether a bucket has a weight. */
export type IsKnown = (block: Block, bucket: number) => boolean;

/** One bit for each bucket that was seen in the email being read; all are cleared at its end. */
const seen: Record<Block, Uint8Array> = {
  words: new Uint8Array(BUCKETS.words / 8),
  grams: new Uint8Array(BUCKETS.grams / 8),
};

/**
 * The features of an email's wording: word stems and pairs of neighbours; the senses of words, alone, negated and in pairs
 * within a sentence; pairs of recognised concepts, so that what is learned in one language applies in another; and
 * character n-grams, which survive inflection, spelling and languages without lists of words. Each counts once. Numbers,
 * currencies, addresses, quoted emails and everything about form (length, HTML, headers) are left out, since they tell
 * where an email was collected and not what it wants.
 * @param isKnown features without a weight are left out
 */
export function featuresOf(parsed: ModelInput, isKnown: IsKnown = () => true): TextFeatures {
  const features: Record<Block, Feature[]> = { words: [], grams: [] };
  let [told, known] = [0, 0];
  const spelt = new Set<string>();
  const before = parsed.subjectWords.length;
  const { subject, body } = stemsIn(parsed);
  for (const { stems, words, first } of [
    { stems: subject, words: parsed.subjectWords, first: 0 },
    { stems: body, words: parsed.words, first: before },
  ]) {
    for (let i = 0; i < words.length; i++) {
      const stem = stems[i] ?? NONE;
      const word = words[i];
      if (stem === NONE || !word) continue;
      const at = first + i;
      addGrams(word.norm, at);
      const isKnownWord = add('words', stem, at, at, WORTH.word);
      if (scriptOf(word.norm) === 'spaced') tell(isKnownWord);
      for (const [steps, kind] of NEIGHBOURS) {
        const other = stems[i + steps] ?? NONE;
        if (other === NONE || stems[i + 1] === NONE || word.sentence !== words[i + steps]?.sentence) continue;
        add('words', joined(stem, other, kind), at, at + steps, WORTH.pair);
      }
    }
    addSenses(words, stems, first);
  }
  const concepts = [...parsed.phrases].sort(byName).flatMap(([concept, [phrase]]) => {
    if (!phrase) return [];
    const at = phrase.word + (phrase.where === 'body' ? before : 0);
    return { hash: joined(hashOf(concept, concept.length), CONCEPT, CONCEPT), at };
  });
  for (const [i, { hash, at }] of concepts.entries()) {
    add('words', hash, at, at, WORTH.concept);
    for (const other of concepts.slice(i + 1)) add('words', joined(hash, other.hash, CONCEPT), at, at, WORTH.concept);
  }
  for (const block of ['words', 'grams'] as const) {
    for (const { bucket } of features[block]) seen[block][bucket >> 3] = 0;
  }
  return { ...features, known: told < FEWEST_TELLING ? 1 : known / told, told };

  function add(block: Block, hash: number, from: number, to: number, worth: number): boolean {
    const bucket = bucketOf(block, hash);
    if (!isKnown(block, bucket)) return false;
    const bit = 1 << (bucket & 7);
    const bits = seen[block][bucket >> 3] ?? 0;
    if ((bits & bit) !== 0) return true;
    seen[block][bucket >> 3] = bits | bit;
    features[block].push({ bucket, from, to, worth });
    return true;
  }

  function tell(isKnown: boolean): void {
    told++;
    if (isKnown) known++;
  }

  function addGrams(norm: string, at: number): void {
    const kind = scriptOf(norm);
    if (kind === 'spaced') {
      if (spelt.has(norm)) return;
      spelt.add(norm);
    }
    const { from, to, telling } = GRAMS[kind];
    const [first, end] = kind === 'spaced' ? [-1, norm.length + 1] : [0, norm.length];
    for (let start = first; start + from <= end; start++) {
      let hash = 0x811c9dc5;
      for (let n = 1; n <= to && start + n <= end; n++) {
        const place = start + n - 1;
        hash = Math.imul(hash ^ (place < 0 || place >= norm.length ? END : norm.charCodeAt(place)), 0x01000193);
        if (n < from) continue;
        const isKnownGram = add('grams', mixed(hash), at, at, WORTH.gram);
        if (n === telling && kind !== 'spaced') tell(isKnownGram);
      }
    }
  }

  function addSenses(words: readonly Word[], stems: readonly number[], first: number): void {
    const { senseLanguage } = parsed;
    if (senseLanguage === null) return;
    // The senses of the last words of the sentence: an email may have a million words.
    let recent: { sense: number; at: number }[] = [];
    let current = -1;
    for (let i = 0; i < words.length; i++) {
      const { norm, sentence } = words[i] ?? NO_WORD;
      if (stems[i] === NONE) continue;
      if (sentence !== current) recent = [];
      current = sentence;
      const at = first + i;
      for (const sense of sensesOf(norm, senseLanguage)) {
        add('words', joined(sense, SENSE, SENSE), at, at, WORTH.sense);
        const denial = recent.findLastIndex((before) => before.sense === NEGATION);
        if (denial >= recent.length - DENIED_STEPS && denial >= 0) {
          add('words', joined(sense, DENIED, DENIED), recent[denial]?.at ?? at, at, WORTH.sense);
        }
        for (const before of recent) {
          add('words', joined(before.sense, sense, SENSE_PAIR), before.at, at, WORTH.sense);
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

function bucketOf(block: Block, hash: number): number {
  return (hash ^ (hash >>> 15)) & (BUCKETS[block] - 1);
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
