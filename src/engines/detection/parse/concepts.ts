import { LANGUAGES, type Language } from '../data/languages.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { PHRASES } from '../data/phrases/tables.ts';
import { LIMITS } from '../limits.ts';
import { unaskedIn } from './asking.ts';
import type { Phrase } from './parsed-email.ts';
import { compile, type Hit, matches, tablesAt } from './phrases.ts';
import { quotedRange } from './quote.ts';
import { focusOf } from './topics.ts';
import { isInAddress, type Word } from './words.ts';

const matcher = compile(LANGUAGES.map((one) => PHRASES[one]));
/** In hidden text, only phrases meant for machines matter. */
const machineMatcher = compile(LANGUAGES.map((one) => ({ 'ai-instruction': PHRASES[one]['ai-instruction'] ?? [] })));
/** In a shorter body, a line in another language, such as how to unsubscribe, can outweigh the rest. */
const FEW_WORDS = 60;

interface Text {
  text: string;
  words: readonly Word[];
}

/**
 * The phrases of the subject, and those of the body that say what the email is about.
 * @param languages of the body; if empty, it may be in any language
 * @param isOthers whether somebody else wrote the text at an offset of the body
 */
export function phrasesOf(
  subject: Text,
  body: Text,
  languages: readonly Language[],
  isOthers: (offset: number) => boolean,
): Map<Concept, Phrase[]> {
  const phrases = new Map<Concept, Phrase[]>();
  const isUnaskedThere = unaskedIn(subject.text, subject.words);
  const asked = proseMatches(subject).filter((hit) => !isUnaskedThere(hit));
  collect(phrases, 'subject', subject, asked, () => true);
  const { words } = body;
  const tables = tablesOf(words.length < FEW_WORDS ? LANGUAGES : languages);
  const isUnasked = unaskedIn(body.text, words);
  const hits = proseMatches(body, tables).filter((hit) => !isOthers(words[hit.from]?.start ?? 0) && !isUnasked(hit));
  const { concepts, isProminent } = focusOf(hits, words.length);
  const relevant = hits.filter(({ concept }) => phrases.has(concept) || concepts.has(concept));
  collect(phrases, 'body', body, relevant, isProminent);
  return phrases;
}

/** Phrases in the text, but not in its web and email addresses: those are for programs. */
function proseMatches({ text, words }: Text, tables?: number): Hit[] {
  const isOutside = (at: number) => words[at] !== undefined && !isInAddress(text, words[at]);
  return matches(matcher, words, tables).filter(({ from, to }) => isOutside(from) || isOutside(to - 1));
}

/** The concepts of all the words given, quoted or not. */
export function conceptsIn(words: readonly Word[]): Set<Concept> {
  return new Set(hitsIn(words).map(({ concept }) => concept));
}

/** The phrases of all the words given, quoted or not. */
export function hitsIn(words: readonly Word[]): Hit[] {
  return matches(matcher, words);
}

/** Whether words instruct an assistant that reads the email. */
export function speaksToMachines(words: readonly Word[]): boolean {
  return matches(machineMatcher, words).length > 0;
}

function tablesOf(languages: readonly Language[]): number {
  // English words appear in emails of every language.
  const isChosen = (one: Language) => one === 'en' || languages.length === 0 || languages.includes(one);
  return tablesAt(LANGUAGES.flatMap((one, index) => (isChosen(one) ? [index] : [])));
}

function collect(
  phrases: Map<Concept, Phrase[]>,
  where: 'subject' | 'body',
  { text, words }: Text,
  hits: readonly Hit[],
  isProminent: (word: number) => boolean,
): void {
  for (const { concept, from, to } of hits) {
    const list = phrases.get(concept);
    if (list && list.length >= LIMITS.phrases && !isProminent(from)) continue;
    const phrase = { where, ...quotedRange(text, words, from, to), word: from, prominent: isProminent(from) };
    if (list) list.push(phrase);
    else phrases.set(concept, [phrase]);
  }
}
