import type { Concept } from '../data/phrases/concepts.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { AMOUNT, phonesIn } from './phones.ts';
import { hasWebLink } from './signal.ts';

/** Concepts that don't ask for anything or prepare a request. All others are typical of fraud. */
const HARMLESS: ReadonlySet<Concept> = new Set<Concept>([
  'generic-greeting',
  'safe-banner',
  'removal-line',
  'not-you-ignore',
  'you-requested',
  'parcel',
]);
/** Money, secrets and programs: senses are known in 28 languages, phrases in eight. */
const WANTED = sensesNamed(
  'pay transfer lend money bank iban invoice voucher crypto cash password code pin signin account identity click download install enable remote',
);
/** Longer texts are articles. */
const MAX_WORDS = 2_000;
const QUESTION = /[?？؟]/g;

/**
 * Whether an email may want something that a fraud would: a click, a file opened, money, an account, a secret, or an
 * answer. Also true where it can't be read. If it wants nothing, an unusual address does no harm.
 */
export function mayAsk(parsed: ParsedEmail): boolean {
  const { email, words, phrases, senseLanguage, wordsRead } = parsed;
  if ((!wordsRead && senseLanguage === null) || words.length === 0 || words.length > MAX_WORDS) return true;
  if (hasWebLink(parsed) || parsed.attachedLinks.length > 0 || (email.attachments ?? []).length > 0) return true;
  if ([...phrases.keys()].some((concept) => !HARMLESS.has(concept))) return true;
  // The request to call may be in words we don't know.
  if (!wordsRead && phonesIn(parsed).length > 0) return true;
  return asksQuestion(parsed) || namesMoney(parsed) || namesWanted(parsed);
}

function namesMoney({ subject, text }: ParsedEmail): boolean {
  return AMOUNT.test(subject) || AMOUNT.test(text);
}

function asksQuestion({ subject, text, thread }: ParsedEmail): boolean {
  return subject.search(QUESTION) !== -1 || [...text.matchAll(QUESTION)].some(({ index }) => !isQuoted(thread, index));
}

function namesWanted({ senseLanguage, subjectWords, words, thread }: ParsedEmail): boolean {
  if (senseLanguage === null) return false;
  const own = words.filter(({ start }) => !isQuoted(thread, start));
  return [...subjectWords, ...own].some((word) => sensesOf(word, senseLanguage).some((sense) => WANTED.has(sense)));
}
