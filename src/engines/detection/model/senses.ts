import type { SenseLanguage } from '../data/senses/languages.ts';
import { SENSES } from '../data/senses/tables.ts';
import { oncePerWord } from '../parse/once-per-word.ts';
import { skeleton, type Word } from '../parse/words.ts';

interface Stem {
  form: string;
  sense: readonly [number];
}

interface Table {
  words: Map<string, readonly [number]>;
  /** By their first letters, the longest first. */
  stems: Map<string, Stem[]>;
}

const MAX_STEM_LENGTH = 14;
const START = 2;
/** Written without spaces: a word is a run of text, and its senses can be anywhere in it. */
const UNSPACED: ReadonlySet<SenseLanguage> = new Set<SenseLanguage>(['ja', 'zh', 'th']);
/** The most senses of one run. */
const MAX_IN_RUN = 12;

const NAMES = Object.keys(SENSES.en);
const tables = new Map<SenseLanguage, Table>();

/** Negates the word after it. */
export const NEGATION = NAMES.indexOf('not');
export const PASSWORD = NAMES.indexOf('password');

/** The numbers of senses by their names, as `data/senses/` has them. */
export function sensesNamed(names: string): ReadonlySet<number> {
  return new Set(names.split(' ').map((name) => NAMES.indexOf(name)));
}

/** The senses of a word in the last requested language, because an email usually has one language. */
const sensesKept = oncePerWord((): { language: SenseLanguage | null; senses: readonly number[] } => ({
  language: null,
  senses: NO_SENSES,
}));

/** The numbers of a word's senses, the same in all languages, in the order of the text. */
export function sensesOf(word: Word, language: SenseLanguage): readonly number[] {
  const kept = sensesKept(word);
  if (kept.language !== language) {
    kept.senses = sensesSpelt(word.norm, language);
    kept.language = language;
  }
  return kept.senses;
}

/** The same for a normal form. */
export function sensesSpelt(norm: string, language: SenseLanguage): readonly number[] {
  const table = tableOf(language);
  if (!UNSPACED.has(language)) {
    return table.words.get(norm) ?? stemAt(table, norm, 0)?.sense ?? NO_SENSES;
  }
  const found: number[] = [];
  for (let at = 0; at < norm.length && found.length < MAX_IN_RUN; ) {
    const stem = stemAt(table, norm, at);
    if (stem) found.push(...stem.sense);
    at += stem?.form.length ?? 1;
  }
  return found;
}

const NO_SENSES: readonly number[] = [];

/** The longest stem at a place. */
function stemAt({ stems }: Table, norm: string, at: number): Stem | undefined {
  const isThere = ({ form }: Stem) => norm.startsWith(form, at);
  return stems.get(norm.slice(at, at + START))?.find(isThere) ?? stems.get(norm[at] ?? '')?.find(isThere);
}

function tableOf(language: SenseLanguage): Table {
  const known = tables.get(language);
  if (known) return known;
  const table: Table = { words: new Map(), stems: new Map() };
  const stems = new Map<string, readonly [number]>();
  for (const [sense, name] of NAMES.entries()) {
    for (const word of SENSES[language][name]?.split(' ') ?? []) {
      const isStem = word.endsWith('*');
      const form = skeleton(isStem ? word.slice(0, -1) : word);
      const entries = isStem ? stems : table.words;
      if (isStem && form.length > MAX_STEM_LENGTH) continue;
      if (form !== '' && !entries.has(form)) entries.set(form, [sense]);
    }
  }
  const byLength = Array.from(stems, ([form, sense]) => ({ form, sense })).sort(
    (a, b) => b.form.length - a.form.length,
  );
  table.stems = Map.groupBy(byLength, ({ form }) => form.slice(0, START));
  tables.set(language, table);
  return table;
}
