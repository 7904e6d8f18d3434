import type { Concept, PhraseTable } from '../data/phrases/concepts.ts';
import { oncePerWord } from './once-per-word.ts';
import { skeleton, type Word, wordsOf } from './words.ts';

/** A phrase that was found: words `from` (inclusive) to `to` (exclusive). */
export interface Hit {
  concept: Concept;
  from: number;
  to: number;
}

interface Step {
  words: ReadonlySet<string>;
  stems: readonly string[];
  number: boolean;
  optional: boolean;
  /** Words that may be skipped before this step. */
  gap: number;
}

interface Pattern {
  concept: Concept;
  /** The list it comes from, as a bit. */
  table: number;
  steps: readonly Step[];
  /** Position in the lists: of two matches, the first counts. */
  index: number;
  /** Words that may not come directly before. */
  notAfter: ReadonlySet<string>;
}

/** Patterns with the same beginning, by the word that must come next; the others are in each of the lists. */
interface Candidates {
  byNext: ReadonlyMap<string, readonly Pattern[]>;
  others: readonly Pattern[];
}

/** The patterns that can begin with a word: as a whole, or by the first letters of a stem or number. */
export type Matcher = (word: Word) => Candidates;

const NO_CANDIDATES: Candidates = { byNext: new Map(), others: [] };
const GAP = 3;
const KEY_LENGTH = 3;

/**
 * Compiles word lists to a matcher. A phrase is a sequence of words: `a|b` is either, `verif*` a stem, `the?` optional,
 * `#` a number, `..` up to three words, and `!from|as` at the beginning means that none of these may come before.
 * Matching looks at each word of an email once and tries only phrases that can begin with it, so no email can make it
 * slow.
 */
export function compile(tables: readonly PhraseTable[]): Matcher {
  const words = new Map<string, Pattern[]>();
  const stems = new Map<string, Pattern[]>();
  let index = 0;
  for (const [number, table] of tables.entries()) {
    for (const [concept, phrases] of Object.entries(table) as [Concept, readonly string[]][]) {
      for (const phrase of phrases) {
        const { notAfter, rest } = exceptionOf(phrase);
        const steps = stepsOf(rest);
        const first = steps[0];
        if (!first) continue;
        const pattern = { concept, steps, table: 1 << number, index: index++, notAfter };
        for (const word of first.words) add(words, word, pattern);
        for (const key of new Set(first.stems.map(keyOf))) add(stems, key, pattern);
        if (first.number) add(stems, '#', pattern);
      }
    }
  }
  // A word that begins a phrase as a whole may begin others by its stem.
  for (const [word, patterns] of words) {
    for (const pattern of stems.get(keyOf(word)) ?? []) if (!patterns.includes(pattern)) patterns.push(pattern);
    patterns.sort((a, b) => a.index - b.index);
  }
  const [byWord, byStem] = [narrowed(words), narrowed(stems)];
  return oncePerWord((norm) => byWord.get(norm) ?? byStem.get(keyOf(norm)) ?? NO_CANDIDATES);
}

function add(index: Map<string, Pattern[]>, key: string, pattern: Pattern): void {
  const patterns = index.get(key);
  if (patterns) patterns.push(pattern);
  else index.set(key, [pattern]);
}

/** Hundreds of phrases begin with “your”; the next word leaves few of them. */
function narrowed(index: ReadonlyMap<string, readonly Pattern[]>): Map<string, Candidates> {
  const result = new Map<string, Candidates>();
  for (const [key, patterns] of index) {
    const byNext = new Map<string, readonly Pattern[]>();
    for (const pattern of patterns) {
      for (const word of nextWords(pattern) ?? []) {
        if (!byNext.has(word))
          byNext.set(
            word,
            patterns.filter((other) => nextWords(other)?.has(word) ?? true),
          );
      }
    }
    result.set(key, { byNext, others: patterns.filter((pattern) => nextWords(pattern) === null) });
  }
  return result;
}

/** The words, one of which must follow the first; null if others may. */
function nextWords({ steps: [first, second] }: Pattern): ReadonlySet<string> | null {
  const isFixed = second && !first?.optional && !second.optional && !second.number && second.gap === 0;
  return isFixed && second.stems.length === 0 ? second.words : null;
}

const EVERY_TABLE = -1;

/** A bit set of tables, by their index among those that were compiled. */
export function tablesAt(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}

/** All phrases of the given tables in a text, each concept at most once per starting word. */
export function matches(matcher: Matcher, words: readonly Word[], tables = EVERY_TABLE): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from];
    const candidates = word ? matcher(word) : NO_CANDIDATES;
    if (candidates === NO_CANDIDATES) continue;
    const patterns = candidates.byNext.get(words[from + 1]?.norm ?? '') ?? candidates.others;
    const firstHit = hits.length;
    for (const { concept, table, steps, notAfter } of patterns) {
      if ((table & tables) === 0) continue;
      if (notAfter !== NONE && notAfter.has(words[from - 1]?.norm ?? '')) continue;
      const to = matchFrom(steps, 0, words, from, word?.sentence ?? 0);
      if (to === -1 || isAmong(hits, firstHit, concept)) continue;
      hits.push({ concept, from, to });
    }
  }
  return hits;
}

function isAmong(hits: readonly Hit[], first: number, concept: Concept): boolean {
  for (let i = first; i < hits.length; i++) if (hits[i]?.concept === concept) return true;
  return false;
}

function matchFrom(
  steps: readonly Step[],
  index: number,
  words: readonly Word[],
  at: number,
  sentence: number,
): number {
  const step = steps[index];
  if (!step) return pastMore(steps.at(-1), words, at, sentence);
  for (let skipped = 0; skipped <= step.gap; skipped++) {
    const word = words[at + skipped];
    if (!word || word.sentence !== sentence) break;
    if (!accepts(step, word.norm)) continue;
    const end = matchFrom(steps, index + 1, words, at + skipped + 1, sentence);
    if (end !== -1) return end;
  }
  return step.optional ? matchFrom(steps, index + 1, words, at, sentence) : -1;
}

/** “QR code”, “bank account”: further words that could each end the phrase belong to it. */
function pastMore(last: Step | undefined, words: readonly Word[], at: number, sentence: number): number {
  let end = at;
  for (let more = 0; last && more < GAP; more++, end++) {
    const word = words[end];
    if (!word || word.sentence !== sentence || !accepts(last, word.norm)) break;
  }
  return end;
}

function accepts(step: Step, norm: string): boolean {
  if (step.words.has(norm)) return true;
  for (const stem of step.stems) if (norm.startsWith(stem)) return true;
  return step.number && isNumber(norm);
}

function isNumber(norm: string): boolean {
  const first = norm.charCodeAt(0);
  return first >= 48 && first <= 57;
}

const NONE: ReadonlySet<string> = new Set();

function exceptionOf(phrase: string): { notAfter: ReadonlySet<string>; rest: string } {
  const [exception = '', ...rest] = phrase.split(' ');
  if (!exception.startsWith('!')) return { notAfter: NONE, rest: phrase };
  return { notAfter: new Set(exception.slice(1).split('|').map(skeleton)), rest: rest.join(' ') };
}

function stepsOf(phrase: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of phrase.split(' ')) {
    if (part === '..') {
      gap = GAP;
      continue;
    }
    const optional = part.endsWith('?');
    const options = (optional ? part.slice(0, -1) : part).split('|');
    // An apostrophe separates words in an email, and so it separates steps here; only single options may contain one.
    const pieces = options.length === 1 ? pieceSteps(options[0] ?? '') : [options.map(skeleton)];
    for (const piece of pieces) {
      steps.push({
        words: new Set(piece.filter((option) => !option.endsWith('*') && option !== '#')),
        stems: piece.filter((option) => option.endsWith('*')).map((option) => option.slice(0, -1)),
        number: piece.includes('#'),
        optional,
        gap,
      });
      gap = 0;
    }
  }
  return steps;
}

function pieceSteps(option: string): string[][] {
  if (option === '#') return [['#']];
  const stem = option.endsWith('*');
  const words = wordsOf(option, false).map((word) => word.norm);
  return words.map((word, i) => [stem && i === words.length - 1 ? `${word}*` : word]);
}

function keyOf(norm: string): string {
  return isNumber(norm) ? '#' : norm.slice(0, KEY_LENGTH);
}
