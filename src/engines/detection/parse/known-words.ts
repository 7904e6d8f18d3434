import { BRANDS } from '../data/brands.ts';
import { COMMON_WORDS, COMMON_WORDS_ELSEWHERE } from '../data/common-words.ts';
import { MORE_COMMON_WORDS } from '../data/more-common-words.ts';
import { PHRASES } from '../data/phrases/tables.ts';
import { SENSES } from '../data/senses/tables.ts';
import { skeleton } from './words.ts';

interface Vocabulary {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Names of companies and authorities, each written as one word. */
  names: ReadonlySet<string>;
}

/** Shorter stems begin words of all meanings. */
const MIN_STEM_LENGTH = 5;
const MAX_ENDING_LENGTH = 4;
/** A stem of this length may be a word itself. */
const MIN_WORD_LENGTH = 4;
const LATIN = /^[a-z]+$/;
const APART = /[^a-z0-9*\u0080-\uffff]+/;

let vocabulary: Vocabulary | undefined;

/** Whether the lists of the engine have a Latin word, given in its normal form, whole or by its stem. */
export function isKnownWord(norm: string): boolean {
  vocabulary ??= vocabularyOfLists();
  if (vocabulary.words.has(norm) || vocabulary.names.has(norm)) return true;
  const least = Math.max(MIN_STEM_LENGTH, norm.length - MAX_ENDING_LENGTH);
  for (let length = norm.length; length >= least; length--) {
    if (vocabulary.stems.has(norm.slice(0, length))) return true;
  }
  return false;
}

/** Whether the lists have exactly this word, and not only a stem that it begins with. */
export function isListedWord(norm: string): boolean {
  vocabulary ??= vocabularyOfLists();
  return vocabulary.words.has(norm) || vocabulary.names.has(norm);
}

/** Whether it is a company's or authority's name and not an everyday word. */
export function isNameOfBrand(norm: string): boolean {
  vocabulary ??= vocabularyOfLists();
  return vocabulary.names.has(norm);
}

/** Most emails contain no word that needs a lookup, so the lists are only loaded for the first one that does. */
function vocabularyOfLists(): Vocabulary {
  const words = new Set<string>();
  const stems = new Set<string>();
  const lists = [
    ...Object.values(PHRASES).flatMap((table) => Object.values(table).flat()),
    ...Object.values(SENSES).flatMap((senses) => Object.values(senses)),
    ...BRANDS.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...[COMMON_WORDS, COMMON_WORDS_ELSEWHERE, MORE_COMMON_WORDS].flatMap((table) => Object.values(table)),
  ];
  for (const part of new Set(lists.flatMap((list) => list.toLowerCase().split(APART)))) {
    const isStem = part.endsWith('*');
    const written = isStem ? part.slice(0, -1) : part;
    const form = LATIN.test(written) ? written : skeleton(written);
    if (!LATIN.test(form)) continue;
    if (isStem) stems.add(form);
    if (!isStem || form.length >= MIN_WORD_LENGTH) words.add(form);
  }
  const names = new Set<string>();
  for (const { name, aliases, ambiguous } of BRANDS) {
    for (const alias of ambiguous ? [] : [name, ...aliases]) names.add(skeleton(alias).replace(/[^a-z0-9]/g, ''));
  }
  return { words, stems, names };
}
