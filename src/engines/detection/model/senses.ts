import type { Language } from '../data/languages.ts';
import { SENSE_COLUMNS, SENSES } from '../data/senses.ts';
import { skeleton } from '../parse/words.ts';

interface Table {
  words: Map<string, number>;
  stems: Map<string, number>;
  /** The first letters of all stems, which rule out most words. */
  starts: Set<string>;
}

const SHORTEST_STEM = 2;
const LONGEST_STEM = 14;
const START = 2;

const tables = new Map<Language, Table>(SENSE_COLUMNS.map((language) => [language, tableOf(language)]));

/** Negates the word after it. */
export const NEGATION = Object.keys(SENSES).indexOf('not');

/** The number of a word's sense, the same in all languages; null when it has none. */
export function senseOf(norm: string, language: Language): number | null {
  const table = tables.get(language);
  if (!table) return null;
  const whole = table.words.get(norm);
  if (whole !== undefined) return whole;
  if (!table.starts.has(norm.slice(0, START))) return null;
  for (let length = Math.min(norm.length, LONGEST_STEM); length >= SHORTEST_STEM; length--) {
    const sense = table.stems.get(norm.slice(0, length));
    if (sense !== undefined) return sense;
  }
  return null;
}

function tableOf(language: Language): Table {
  const table: Table = { words: new Map(), stems: new Map(), starts: new Set() };
  for (const [sense, columns] of Object.values(SENSES).entries()) {
    const words = columns.split(' | ')[SENSE_COLUMNS.indexOf(language)]?.split(' ') ?? [];
    for (const word of words) {
      const isStem = word.endsWith('*');
      const entries = isStem ? table.stems : table.words;
      const form = skeleton(isStem ? word.slice(0, -1) : word);
      if (!entries.has(form)) entries.set(form, sense);
      if (isStem) table.starts.add(form.slice(0, START));
    }
  }
  return table;
}
