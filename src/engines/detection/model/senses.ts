import type { SenseLanguage } from '../data/senses/languages.ts';
import { SENSES } from '../data/senses/tables.ts';
import { skeleton } from '../parse/words.ts';

interface Table {
  words: Map<string, number>;
  stems: Map<string, number>;
  /** The first letters of all stems, which rule out most words. */
  starts: Set<string>;
}

const LONGEST_STEM = 14;
const START = 2;
/** Written without spaces: a word is a run of text, and its senses are anywhere in it. */
const UNSPACED: ReadonlySet<SenseLanguage> = new Set<SenseLanguage>(['ja', 'zh', 'th']);
/** The most senses of one run. */
const MOST_IN_RUN = 12;

const NAMES = Object.keys(SENSES.en);
const tables = new Map<SenseLanguage, Table>();

/** Negates the word after it. */
export const NEGATION = NAMES.indexOf('not');
export const PASSWORD = NAMES.indexOf('password');

/** The numbers of senses by their names, as `data/senses/` has them. */
export function sensesNamed(names: string): ReadonlySet<number> {
  return new Set(names.split(' ').map((name) => NAMES.indexOf(name)));
}

/** The numbers of a word's senses, the same in all languages, in the order of the text. */
export function sensesOf(norm: string, language: SenseLanguage): readonly number[] {
  const table = tableOf(language);
  if (!UNSPACED.has(language)) {
    const whole = table.words.get(norm) ?? stemAt(table, norm, 0)?.sense;
    return whole === undefined ? NO_SENSES : [whole];
  }
  const found: number[] = [];
  for (let at = 0; at < norm.length && found.length < MOST_IN_RUN; ) {
    const stem = stemAt(table, norm, at);
    if (stem) found.push(stem.sense);
    at += stem?.length ?? 1;
  }
  return found;
}

const NO_SENSES: readonly number[] = [];

/** The longest stem at a place. */
function stemAt({ stems, starts }: Table, norm: string, at: number): { sense: number; length: number } | null {
  if (!starts.has(norm.slice(at, at + START)) && !starts.has(norm[at] ?? '')) return null;
  for (let length = Math.min(norm.length - at, LONGEST_STEM); length > 0; length--) {
    const sense = stems.get(norm.slice(at, at + length));
    if (sense !== undefined) return { sense, length };
  }
  return null;
}

function tableOf(language: SenseLanguage): Table {
  const known = tables.get(language);
  if (known) return known;
  const table: Table = { words: new Map(), stems: new Map(), starts: new Set() };
  for (const [sense, name] of NAMES.entries()) {
    for (const word of SENSES[language][name]?.split(' ') ?? []) {
      const isStem = word.endsWith('*');
      const form = skeleton(isStem ? word.slice(0, -1) : word);
      const entries = isStem ? table.stems : table.words;
      if (form !== '' && !entries.has(form)) entries.set(form, sense);
      if (isStem && form !== '') table.starts.add(form.slice(0, START));
    }
  }
  tables.set(language, table);
  return table;
}
