import type { Reading } from '../parse/parse.ts';
import { isQuoted } from '../parse/thread.ts';
import type { Word } from '../parse/words.ts';
import { NEGATION, senseOf } from './senses.ts';

/** Buckets that features are hashed into. A power of two. */
export const BUCKETS = 1 << 19;
const STEM = 5;
const LONGEST_WORD = 24;

/** Something the wording has, and the words it was seen in. */
export interface Feature {
  bucket: number;
  /** First and last word, as positions in the words of subject and body. */
  from: number;
  to: number;
}

/** What of a reading is looked at. */
export type Wordage = Pick<Reading, 'subject' | 'text' | 'subjectWords' | 'words' | 'thread' | 'phrases' | 'language'>;

/** Words that make a pair: how far apart, and a number that keeps such pairs from falling together with others. */
const NEIGHBOURS = [
  [1, 0x9e3779b1],
  [2, 0x85ebca77],
] as const;
const CONCEPT = 0xc2b2ae3d;
const SENSE = 0x27d4eb2f;
const SENSE_PAIR = 0x165667b1;
const DENIED = 0xd3a2646c;
/** Words with a sense of their own that may stand apart and still be read together. */
const SENSE_STEPS = 6;
const DENIED_STEPS = 3;

/**
 * What a letter says, as the model sees it: word stems and pairs of neighbours; the senses of words, alone, denied and in
 * pairs of one sentence, and pairs of what the word lists recognise, so that what is learned in one language holds in
 * another. Each counts once. Numbers are all one, and addresses,
 * quoted letters and everything about form (length, HTML, headers) are left out, since they tell where a letter was
 * collected and not what it wants. Those whose bucket the caller knows nothing of can be left out, which is faster.
 */
export function featuresOf(reading: Wordage, isKnown: (bucket: number) => boolean = () => true): Feature[] {
  const seen = new Set<number>();
  const features: Feature[] = [];
  const add = (hash: number, from: number, to: number) => {
    const bucket = (hash ^ (hash >>> 15)) & (BUCKETS - 1);
    if (!isKnown(bucket) || seen.has(bucket)) return;
    seen.add(bucket);
    features.push({ bucket, from, to });
  };
  const before = reading.subjectWords.length;
  const body = stemsOf(reading.text, reading.words, ({ start }) => isQuoted(reading.thread, start));
  const subject = stemsOf(reading.subject, reading.subjectWords);
  for (const { stems, words, first } of [
    { stems: subject, words: reading.subjectWords, first: 0 },
    { stems: body, words: reading.words, first: before },
  ]) {
    for (const [i, stem] of stems.entries()) {
      if (stem === NONE) continue;
      const at = first + i;
      add(stem, at, at);
      for (const [steps, kind] of NEIGHBOURS) {
        const other = stems[i + steps] ?? NONE;
        if (other === NONE || words[i]?.sentence !== words[i + steps]?.sentence) continue;
        add(joined(stem, other, kind), at, at + steps);
      }
    }
    addSenses(words, stems, first);
  }
  const concepts = [...reading.phrases.keys()].sort().map((concept) => {
    const phrase = reading.phrases.get(concept)?.[0];
    const at = phrase ? phrase.word + (phrase.where === 'body' ? before : 0) : 0;
    return { hash: joined(hashOf(concept, concept.length), CONCEPT, CONCEPT), at };
  });
  for (const [i, { hash, at }] of concepts.entries()) {
    add(hash, at, at);
    for (const other of concepts.slice(i + 1)) add(joined(hash, other.hash, CONCEPT), at, at);
  }
  return features;

  function addSenses(words: readonly Word[], stems: readonly number[], first: number): void {
    const { language } = reading;
    if (language === null) return;
    const read = words.flatMap(({ norm, sentence }, i) => {
      const sense = stems[i] === NONE ? null : senseOf(norm, language);
      return sense === null ? [] : { sense, sentence, at: first + i };
    });
    for (const [i, one] of read.entries()) {
      add(joined(one.sense, SENSE, SENSE), one.at, one.at);
      const before = read.slice(Math.max(0, i - DENIED_STEPS), i);
      const denial = before.findLast(({ sense, sentence }) => sense === NEGATION && sentence === one.sentence);
      if (denial) add(joined(one.sense, DENIED, DENIED), denial.at, one.at);
      for (const other of read.slice(i + 1, i + 1 + SENSE_STEPS)) {
        if (other.sentence !== one.sentence) break;
        add(joined(one.sense, other.sense, SENSE_PAIR), one.at, other.at);
      }
    }
  }
}

/** In place of a word that says nothing: quoted, part of an address, or too long to be a word. */
const NONE = -1;
const NUMBER = hashOf('0', 1);

/** The hash of each word's stem. */
function stemsOf(text: string, words: readonly Word[], skip: (word: Word) => boolean = () => false): number[] {
  return words.map((word) => {
    if (skip(word) || word.norm.length > LONGEST_WORD || isInAddress(text, word)) return NONE;
    return /\d/.test(word.norm) ? NUMBER : hashOf(word.norm, STEM);
  });
}

/** Whether a word is part of a mail address, of a web address or of a host. */
export function isInAddress(text: string, { start, end }: Word): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  return (
    '@/_=&?%'.includes(before) || '@/_=&?%'.includes(after) || isDotInside(text, start - 1) || isDotInside(text, end)
  );
}

function isDotInside(text: string, at: number): boolean {
  return text[at] === '.' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '');
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
