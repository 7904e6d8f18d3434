import type { Concept } from '../data/phrases/concepts.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import { failureOf } from '../parse/authentication.ts';
import { domainOf, isFreemail } from '../parse/domains.ts';
import { hasHeader } from '../parse/headers.ts';
import type { ParsedEmail, Phrase } from '../parse/parsed-email.ts';
import type { Word } from '../parse/words.ts';
import { isOfQuotedFraud } from './quoted-lures.ts';
import { lineLanguage } from './senses-near.ts';

/** Things that news and newsletters report about others. A changed account is dangerous, no matter whose it is. */
const OF_NEWS: ReadonlySet<Concept> = new Set<Concept>([
  'account-problem',
  'bitcoin',
  'credential-request',
  'crypto',
  'fee',
  'gift-card',
  'official-notice',
  'parcel',
  'payment-request',
  'prize',
  'refund',
  'sign-in',
  'threat',
  'windfall',
]);
/** The requests among these. A sentence that begins with one may be an order. */
const REQUESTS: ReadonlySet<Concept> = new Set<Concept>(['credential-request', 'fee', 'payment-request', 'sign-in']);
/** The fewest words of a newsletter. Shorter emails are notices, which rarely address the reader. */
const NEWSLETTER = 40;
/** Fewer words are a heading, a label or a button. */
const SENTENCE = 5;
/** The longest sentence that is examined. */
const LONG = 80;
const SPOKEN = sensesNamed('you please me us click link');
const NEED = sensesNamed('need');
/** German “ihr” is theirs and “Ihr” the reader’s; “wurde” reports, and “würde” asks. */
const OF_OTHERS = /^(?:sie|ihnen|ihre?[mnrs]?|[Ww]urden?)$/;
/** The first words of an order. */
const ORDERS = sensesNamed(
  'send reply enter signin confirm click open download install enable pay transfer buy call come sign read check change delete keep cancel upload share choose',
);

/** Whether the email uses a phrase to report what others say or do, and doesn't say it itself. */
export function isReportedSpeech(parsed: ParsedEmail, concept: Concept, phrase: Spot): boolean {
  return isOfNews(parsed, concept, phrase) || (concept !== 'bank-change' && isOfQuotedFraud(parsed, phrase));
}

type Spot = Pick<Phrase, 'where' | 'word' | 'start' | 'end'>;

/**
 * Whether a newsletter uses a phrase to report about others: “The court ordered the exchange to release the funds.” The
 * sentence doesn't address the reader or mention the writer, gives no order, asks for nothing at a link and isn't a
 * heading. Short emails and private mailboxes don't send news.
 */
function isOfNews(parsed: ParsedEmail, concept: Concept, phrase: Spot): boolean {
  if (!OF_NEWS.has(concept) || !isNewsletter(parsed)) return false;
  if (phrase.where === 'subject') {
    // A headline says no more than what follows it.
    const below = parsed.phrases.get(concept)?.filter(({ where }) => where === 'body') ?? [];
    return below.length > 0 && below.every((one) => isOfNews(parsed, concept, one));
  }
  const { words, senseLanguage } = parsed;
  if (senseLanguage === null) return false;
  const sentence = sentenceOf(words, phrase.word);
  if (sentence.length < SENTENCE || sentence.length > LONG) return false;
  // In another language we can't tell: the rest may be filler.
  if ((lineLanguage(parsed, phrase, sentence) ?? senseLanguage) !== senseLanguage) return false;
  const has = (word: Word | undefined, senses: ReadonlySet<number>) =>
    word !== undefined && sensesOf(word, senseLanguage).some((sense) => senses.has(sense));
  const isPhrase = ({ start, end }: Word) => phrase.start < end && start < phrase.end;
  const [first] = sentence;
  if (!first || has(first, ORDERS) || (REQUESTS.has(concept) && isPhrase(first))) return false;
  // “All users must”, but not “it no longer needs a phone”.
  const obliges = (word: Word, at: number) =>
    has(word, NEED) && (senseLanguage !== 'en' || word.norm === 'must' || sentence[at + 1]?.norm === 'to');
  const isOthers = ({ start, end }: Word) => senseLanguage === 'de' && OF_OTHERS.test(parsed.text.slice(start, end));
  const isSpoken = sentence.some(
    (word, at) => !isPhrase(word) && !isOthers(word) && (has(word, SPOKEN) || obliges(word, at)),
  );
  if (isSpoken || !endsAsSentence(parsed, sentence)) return false;
  // “The accounts are verified here” sends the reader there.
  const end = sentence.at(-1)?.end ?? 0;
  return !REQUESTS.has(concept) || !parsed.links.some((link) => link.start < end && first.start < link.end);
}

function isNewsletter({ email, context, words, links, phrases }: ParsedEmail): boolean {
  if (words.length < NEWSLETTER || isFreemail(domainOf(email.from?.address ?? ''))) return false;
  if (failureOf({ email, context }) !== null) return false;
  const isOfList = hasHeader(email, 'list-id', 'list-unsubscribe') || phrases.has('removal-line');
  return isOfList || links.some(({ host }) => host !== '');
}

function sentenceOf(words: readonly Word[], at: number): Word[] {
  const number = words[at]?.sentence;
  let from = at;
  let to = at + 1;
  while (from > 0 && words[from - 1]?.sentence === number && to - from <= LONG) from--;
  while (to < words.length && words[to]?.sentence === number && to - from <= LONG) to++;
  return words.slice(from, to);
}

function endsAsSentence({ text }: ParsedEmail, sentence: readonly Word[]): boolean {
  const end = sentence.at(-1)?.end ?? 0;
  return /^["'”’»)\]]{0,3}[.!;。।]/u.test(text.slice(end, end + 4));
}
