import type { Evidence } from '../analysis.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesNamed } from '../model/senses.ts';
import { everyMatch } from '../parse/every-match.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import type { Word } from '../parse/words.ts';
import { sensesInSentence } from './denial.ts';
import { hasAny, sensesSaid } from './senses-near.ts';
import { NO_EVIDENCE, rangeEvidence } from './signal.ts';

/** Words that deny a request or keep the secret on paper. */
const DENIAL = sensesNamed('not nobody keep post');
const OTHERS = sensesNamed('family');
/** The most characters between a secret and the sentence that asks for it. */
const NEXT = 220;
const MOST = 5;
/** The most words between an order and its negation: “never enter”, “geben Sie es niemandem weiter”. */
const BESIDE = 3;
/** Longer texts are articles. */
const LONGEST = 20_000;

/**
 * The places where a secret is named and the same or the next sentence asks for it, in any of the languages with
 * senses. A negated sentence asks for nothing: “never enter it on a website”.
 * @param asks the sentence that asks must have a word of each of these groups
 */
export function askedFor(parsed: ParsedEmail, secret: RegExp, asks: readonly ReadonlySet<number>[]): Evidence[] {
  const { text, thread, senseLanguage } = parsed;
  // Searching the text takes longer than checking that none of its words asks.
  if (senseLanguage === null || !asks.every((group) => hasAny(sensesSaid(parsed), group))) return NO_EVIDENCE;
  const found: Evidence[] = [];
  for (const { 0: named, index } of everyMatch(text.slice(0, LONGEST), secret)) {
    if (found.length === MOST) break;
    if (isQuoted(thread, index)) continue;
    const end = index + named.length;
    if (isAsked(parsed.words, senseLanguage, { start: index, end }, asks))
      found.push(rangeEvidence(parsed, 'body', index, end));
  }
  return found;
}

function isAsked(
  words: readonly Word[],
  language: SenseLanguage,
  secret: Range,
  asks: readonly ReadonlySet<number>[],
): boolean {
  const own = words.find(({ end }) => end > secret.start)?.sentence;
  const near = words.filter(({ start, end, sentence }) => {
    const isSecretItself = start >= secret.start && end <= secret.end;
    return !isSecretItself && (sentence === own || start >= secret.end) && start <= secret.end + NEXT;
  });
  const sentences = Map.groupBy(near, ({ sentence }) => sentence);
  return [...sentences.values()].some((sentence) => {
    const senses = sensesInSentence(sentence, language);
    const isDenied = (at: number) =>
      senses.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).some((some) => some.some((one) => DENIAL.has(one)));
    // “Anyone who enters them”
    const isOthers = (at: number) =>
      senses.slice(Math.max(0, at - BESIDE), at).some((some) => some.some((one) => OTHERS.has(one)));
    return asks.every((group) =>
      senses.some((some, at) => some.some((one) => group.has(one)) && !isDenied(at) && !isOthers(at)),
    );
  });
}
