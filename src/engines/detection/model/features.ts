import type { Reading } from '../parse.ts';
import { isQuoted } from '../thread.ts';
import type { Word } from '../words.ts';

/** Buckets that features are hashed into. A power of two. */
export const BUCKETS = 1 << 17;
const STEM = 5;
const LONGEST_WORD = 24;

/** Something the wording has, and the words it was seen in. */
export interface Feature {
  bucket: number;
  /** First and last word, as positions in the words of subject and body. */
  from: number;
  to: number;
}

/**
 * What a letter says, as the model sees it: word stems, pairs of neighbours, and pairs of what the word lists recognise
 * (so that what is learned in one language holds in another). Each counts once. Numbers are all one, and addresses,
 * quoted letters and everything about form (length, HTML, headers) are left out, since they tell where a letter was
 * collected and not what it wants.
 */
export function featuresOf(
  reading: Pick<Reading, 'subject' | 'text' | 'subjectWords' | 'words' | 'thread' | 'phrases'>,
): Feature[] {
  const features = new Map<number, Feature>();
  const add = (name: string, from: number, to: number) => {
    const bucket = hash(name) & (BUCKETS - 1);
    if (!features.has(bucket)) features.set(bucket, { bucket, from, to });
  };
  const subject = stemsOf(reading.subject, reading.subjectWords);
  const body = stemsOf(reading.text, reading.words, ({ start }) => isQuoted(reading.thread, start));
  for (const { stems, first } of [
    { stems: subject, first: 0 },
    { stems: body, first: reading.subjectWords.length },
  ]) {
    for (const [i, stem] of stems.entries()) {
      if (stem === null) continue;
      add(stem, first + i, first + i);
      const next = stems[i + 1];
      if (next) add(`${stem} ${next}`, first + i, first + i + 1);
      const second = stems[i + 2];
      if (next !== null && second) add(`${stem} _ ${second}`, first + i, first + i + 2);
    }
  }
  const concepts = [...reading.phrases.keys()].sort();
  for (const [i, concept] of concepts.entries()) {
    const phrase = reading.phrases.get(concept)?.[0];
    const at = phrase ? phrase.word + (phrase.where === 'body' ? reading.subjectWords.length : 0) : 0;
    add(`=${concept}`, at, at);
    for (const other of concepts.slice(i + 1)) add(`=${concept}+${other}`, at, at);
  }
  return [...features.values()];
}

/** The stem of each word, or null for one that says nothing: quoted, part of an address, or too long to be a word. */
function stemsOf(text: string, words: readonly Word[], skip: (word: Word) => boolean = () => false): (string | null)[] {
  return words.map((word) => {
    if (skip(word) || word.norm.length > LONGEST_WORD || isInAddress(text, word)) return null;
    return /\d/.test(word.norm) ? '0' : word.norm.slice(0, STEM);
  });
}

function isInAddress(text: string, { start, end }: Word): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  return (
    '@/_=&?%'.includes(before) || '@/_=&?%'.includes(after) || isDotInside(text, start - 1) || isDotInside(text, end)
  );
}

function isDotInside(text: string, at: number): boolean {
  return text[at] === '.' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '');
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
