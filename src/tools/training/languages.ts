import { everyBucket, featuresOf } from '../../engines/detection/model/features.ts';
import type { LearnedLanguage } from '../../engines/detection/model/model.ts';
import { parse } from '../../engines/detection/parse/parse.ts';
import { fieldsOf, type WrittenEmail, writtenEmails } from './emails/written.ts';
import type { Weights } from './fit.ts';

/** Emails with fewer words vary too much to tell what is usual. */
const MIN_TOLD = 10;
/** The share of a language's own emails with fewer known words. */
const RARE = 0.02;
/** Unseen emails have more words that were never learned. */
const UNSEEN = 0.8;
/** With fewer emails a language is learned only in part, and every word of theirs is known, so their shares say nothing. */
export const ENOUGH_EMAILS = 80;
const KNOWN_IN_PART = 0.35;
/** A character is the language's if at least this share of its emails have it; rarer ones are of names. */
const MIN_EMAILS = 0.03;
/** Scripts with more have characters for words or syllables, and tell their language themselves. */
const MAX_LETTERS = 120;

/** For each language of the written emails how much of an email is known at least, and its alphabet. */
export function learnedLanguages(
  { text }: Pick<Weights, 'text'>,
  emails: readonly WrittenEmail[] = writtenEmails(),
): Record<string, LearnedLanguage> {
  const languages = [...Map.groupBy(emails, ({ lang }) => lang)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    languages.map(([language, own]) => [
      language,
      own.length < ENOUGH_EMAILS
        ? { known: KNOWN_IN_PART, letters: lettersOf(own), isPartly: true }
        : { known: leastKnown(own, text), letters: lettersOf(own) },
    ]),
  );
}

function leastKnown(emails: readonly WrittenEmail[], text: Weights['text']): number {
  const known = everyBucket((block, bucket) => text[block][bucket] !== 0);
  const shares = emails
    .map((email) => featuresOf(parse(fieldsOf(email), {}), known))
    .filter(({ told }) => told >= MIN_TOLD)
    .map((features) => features.known)
    .sort((a, b) => a - b);
  return Number((UNSEEN * (shares[Math.floor(shares.length * RARE)] ?? 0)).toFixed(2));
}

function lettersOf(emails: readonly WrittenEmail[]): string {
  const counts = new Map<string, number>();
  for (const { subject, body } of emails) {
    for (const letter of new Set(`${subject} ${body}`.normalize('NFC').toLowerCase().match(/\p{L}/gu))) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const letters = [...counts].filter(([, count]) => count >= emails.length * MIN_EMAILS).map(([letter]) => letter);
  return letters.length > MAX_LETTERS ? '' : letters.sort().join('');
}
