import { languageByCommonWords } from '../parse/common-language.ts';
import { isLikeAnEmail } from '../parse/file-texts.ts';
import { once } from '../parse/once.ts';
import type { FileText, ParsedEmail } from '../parse/parsed-email.ts';
import type { Word } from '../parse/words.ts';
import { featuresOf, type TextFeatures } from './features.ts';
import { KindWeights } from './kind-weights.ts';
import { HEDGE, type Model, NAMED_KINDS, type NamedKind } from './model.ts';
import { WeightTable } from './weight-table.ts';

/** A separate chunk: a browser loads it next to the engine, and again only after new training. */
const { default: weights } = await import('./weights.json', { with: { type: 'json' } });
export const MODEL: Model = weights;
/** The log-odds for no evidence about the kind. */
const UNTOLD = Object.fromEntries(NAMED_KINDS.map((kind) => [kind, 0])) as Record<NamedKind, number>;
const WEIGHTS = {
  words: new WeightTable('words', MODEL.text.words),
  grams: new WeightTable('grams', MODEL.text.grams),
};
const KIND_WEIGHTS = new KindWeights(MODEL.kinds, WEIGHTS.words);
/** The least share of known words if no language is recognised. */
const MIN_UNNAMED = 0.6;
/** From here on, scripts are not Latin. */
const BEYOND_LATIN = 0x370;
/** With fewer words, names decide how many are known, so this part of the usual share is enough. */
const MIN_TYPICAL = 10;
const OF_FEW = 0.6;
/** Share of words with a letter that the language doesn't have; some are foreign names. */
const MAX_FOREIGN = 0.08;
const LOOKED_AT = 300;

interface Opinion {
  features: TextFeatures;
  /** Log-odds that the wording adds. */
  score: number;
}

/** What the wording adds to the score, in log-odds. The same email gets the same result on every machine. */
export function textScore(parsed: ParsedEmail): number {
  return opinionOf(parsed).score;
}

/** The wording that counts: of the email or, if that is worse, of an attached file. */
export interface Wording {
  score: number;
  parsed: ParsedEmail;
  /** Null for the email itself. */
  file: FileText | null;
}

/**
 * The worst wording in a language that the model knows. Of files only those as short as an email count: the model has
 * learned emails, and invoices and contracts sound more official.
 */
export function worstWording(parsed: ParsedEmail): Wording {
  const own: Wording = { score: ownWording(parsed), parsed, file: null };
  return parsed.fileTexts
    .filter((file) => isLikeAnEmail(file.parsed) && wordCount(file.parsed) >= MIN_IN_FILE)
    .filter((file) => isLanguageLearned(file.parsed))
    .map((file) => ({ score: textScore(file.parsed), parsed: file.parsed, file }))
    .filter(({ score }) => score > 0)
    .reduce((worst, one) => (one.score > worst.score ? one : worst), own);
}

function ownWording(parsed: ParsedEmail): number {
  if (!isWordingKnown(parsed)) return 0;
  return isLanguageLearned(parsed) ? textScore(parsed) : Math.max(0, textScore(parsed));
}

/** Whether the language is one that the model has learned well enough to call an email safe. */
export function isLanguageLearned(parsed: ParsedEmail): boolean {
  return isWordingKnown(parsed) && !MODEL.languages[clearLanguageOf(parsed) ?? '']?.isPartly;
}

/** Whether the wording counts: in a language that the model has learned, in part or in full. */
export const isWordingKnown = once((parsed: ParsedEmail): boolean => {
  const { known, told } = opinionOf(parsed).features;
  const { senseLanguage, words, text } = parsed;
  const clear = clearLanguageOf(parsed);
  const language = clear ?? senseLanguage;
  const learned = language === null ? undefined : MODEL.languages[language];
  if (!learned && clear !== null) return false;
  if (!learned) {
    const foreign = words.filter(({ start }) => text.charCodeAt(start) >= BEYOND_LATIN).length;
    return foreign <= words.length / 2 && known >= MIN_UNNAMED;
  }
  const least = told < MIN_TYPICAL ? learned.known * OF_FEW : learned.known;
  return known >= least && shareOfForeign(text, words, learned.letters) <= MAX_FOREIGN;
});

/** The most common words distinguish a learned language from neighbours that weren't learned. */
const clearLanguageOf = once(({ subject, subjectWords, text, words }: ParsedEmail) =>
  languageByCommonWords(
    [
      { text: subject, words: subjectWords },
      { text, words },
    ],
    (language) => MODEL.languages[language]?.letters,
  ),
);

/** The share of words with a letter that is not among the given ones. Of a few words one may be a name. */
function shareOfForeign(text: string, words: readonly Word[], letters: string): number {
  if (letters === '') return 0;
  // Names and addresses are in Latin letters everywhere.
  const own = new Set(`abcdefghijklmnopqrstuvwxyz${letters}`);
  const some = words.slice(0, LOOKED_AT);
  const foreign = some.filter(({ start, end }) => {
    if (isAscii(text, start, end)) return false;
    const spelt = text.slice(start, end).normalize('NFC').toLowerCase().match(/\p{L}/gu) ?? [];
    return spelt.some((letter) => !own.has(letter));
  });
  return Math.max(0, foreign.length - 1) / Math.max(1, some.length);
}

function isAscii(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** How many words there are to judge the email by; in scripts without spaces, how many short runs. */
export function wordCount(parsed: ParsedEmail): number {
  return opinionOf(parsed).features.told;
}

/** The log-odds of each kind of harm by the wording, if there is any; all equal in a language that was not learned. */
export function kindsByWording(parsed: ParsedEmail): Record<NamedKind, number> {
  return isWordingKnown(parsed) ? KIND_WEIGHTS.logOdds(opinionOf(parsed).features.words) : UNTOLD;
}

/** What each word, numbered across subject and body, adds to the score; a feature of two words is shared by them. */
export function weightsOfWords(parsed: ParsedEmail): Float64Array {
  const { features } = opinionOf(parsed);
  const weights = new Float64Array(parsed.subjectWords.length + parsed.words.length);
  for (const block of ['words', 'grams'] as const) {
    const { places, from, to, worths } = features[block];
    const share = 1 / Math.sqrt(places.length + HEDGE[block]);
    for (let i = 0; i < places.length; i++) {
      const half = (WEIGHTS[block].weightAt(places[i] ?? 0) * (worths[i] ?? 1) * share) / 2;
      const [first, last] = [from[i] ?? 0, to[i] ?? 0];
      weights[first] = (weights[first] ?? 0) + half;
      weights[last] = (weights[last] ?? 0) + half;
    }
  }
  return weights;
}

const opinionOf = once((parsed: ParsedEmail): Opinion => {
  const features = featuresOf(parsed, WEIGHTS);
  const score = worstOf(features, parsed.subjectWords.length, windowsIn(parsed.words.length));
  return { features, score };
});

/** The score of the whole or, if it is worse, of a window of the body, whose first word has the number `before`. */
function worstOf(features: TextFeatures, before: number, windows: number): number {
  // The last place is the whole.
  const scores = new Float64Array(windows + 1);
  for (const block of ['words', 'grams'] as const) {
    const { places, from, worths } = features[block];
    const table = WEIGHTS[block];
    const sums = new Float64Array(windows + 1);
    const counts = new Uint32Array(windows + 1);
    let whole = 0;
    for (let i = 0; i < places.length; i++) {
      const weight = table.weightAt(places[i] ?? 0) * (worths[i] ?? 1);
      whole += weight;
      const at = (from[i] ?? 0) - before;
      if (at < 0) continue;
      const last = Math.min(windows - 1, Math.floor(at / STEP));
      for (let window = Math.max(0, Math.ceil((at - WINDOW + 1) / STEP)); window <= last; window++) {
        sums[window] = (sums[window] ?? 0) + weight;
        counts[window] = (counts[window] ?? 0) + 1;
      }
    }
    sums[windows] = whole;
    counts[windows] = places.length;
    for (const [place, sum] of sums.entries()) {
      scores[place] = (scores[place] ?? 0) + sum / Math.sqrt((counts[place] ?? 0) + HEDGE[block]);
    }
  }
  return scores.reduce(
    (worst, score, place) => Math.max(worst, place === windows ? score : score - WINDOW_LOSS),
    Number.NEGATIVE_INFINITY,
  );
}

/** A longer email is also read in windows, so that padding hides nothing. */
const LONG = 225;
const WINDOW = 150;
const STEP = 100;
/** Corrects for the worst of many windows usually scoring worse than the whole, even in honest emails. */
const WINDOW_LOSS = 1.5;

/** The fewest meaningful words of a file; a form or a ticket has fewer. */
const MIN_IN_FILE = 20;

/** How many windows there are; each begins a step after the one before, and the last may be shorter. */
function windowsIn(words: number): number {
  return words <= LONG ? 0 : Math.ceil((words - WINDOW) / STEP) + 1;
}
