import type { Evidence } from '../analysis.ts';
import { PASSWORD_GIVEN } from '../data/password-given.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesNamed } from '../model/senses.ts';
import { authorOf } from '../parse/author.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { isInAddress, type Word } from '../parse/words.ts';
import { sensesInSentence } from './denial.ts';
import { secretRequestsIn } from './secret-request.ts';
import { hasAny, sensesSaid } from './senses-near.ts';
import { hasPage, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

const SIGN_IN = sensesNamed('signin');
const PASSWORD = sensesNamed('password');
/** “Nobody asks you to”, “choose a new one”: about a password, but not a request to reveal it. */
const DENIAL = sensesNamed('not nobody ignore');
const ASK = sensesNamed('ask');
const CHOOSE = sensesNamed('choose change');
/**
 * The most words between the login and the password, from either to its denial, around the asking that is denied, and to
 * the choice. All but the first are small: an unrelated “not” or “new” in the sentence excuses nothing.
 */
const TOGETHER = 10;
const BESIDE = 2;
const ASKED = 4;
const CHOSEN = 3;
const CLAUSE_END = /[,;:.()–—]/;
/** How many first characters two forms of a word share. */
const STEM = 8;
/** The most characters from the request to a password that the email itself gives. */
const GIVEN_WITHIN = 300;

/** A request that is only as trustworthy as its sender. */
export const STRANGER_PASSWORD_SIGNALS: readonly SignalRule[] = [
  {
    id: 'password-asked-by-stranger',
    group: 'request',
    // Honest services ask for it on their own sites, and a fraud's new site looks no different.
    tier: 'context',
    asksSecret: true,
    title: 'A stranger asks for a password',
    sentence: 'It asks for a password, PIN or passphrase, and nothing shows that the sender is who they say.',
    check: (parsed) => askedByStranger(parsed),
  },
];

/** Whether an unknown sender asks the reader to enter a password. Then nothing else can make the email safe. */
export function isPasswordAskedByStranger(parsed: ParsedEmail): boolean {
  return askedByStranger(parsed).length > 0;
}

const askedByStranger = once((parsed: ParsedEmail): Evidence[] => {
  if (!hasLink(parsed) || parsed.email.from === undefined || isVouchedFor(parsed)) return NO_EVIDENCE;
  const request = secretRequestsIn(parsed).find(({ isPassword, link }) => isPassword && link !== null);
  const range = request ?? signInWithPassword(parsed);
  return range ? [rangeEvidence(parsed, 'body', range.start, range.end)] : NO_EVIDENCE;
});

/** Files shared through a service are on the service's page. */
function hasLink(parsed: ParsedEmail): boolean {
  return hasPage(parsed) || (authorOf(parsed) !== null && parsed.links.length > 0);
}

/** “Log in with your work address and password”, in one sentence. */
function signInWithPassword(parsed: ParsedEmail): Range | null {
  const { text, words, thread, senseLanguage } = parsed;
  if (senseLanguage === null) return null;
  const said = sensesSaid(parsed);
  if (!hasAny(said, SIGN_IN) || !hasAny(said, PASSWORD)) return null;
  for (const sentence of sentencesOf(words)) {
    const spoken = sentence.filter((word) => !isInAddress(text, word) && !isQuoted(thread, word.start));
    const found = signInIn(text, spoken, senseLanguage);
    if (found && !PASSWORD_GIVEN.test(text.slice(found.start, found.end + GIVEN_WITHIN))) return found;
  }
  return null;
}

function signInIn(text: string, words: readonly Word[], language: SenseLanguage): Range | null {
  const senses = sensesInSentence(words, language);
  const has = (at: number, group: ReadonlySet<number>) => senses[at]?.some((sense) => group.has(sense)) === true;
  const logins = words.flatMap((_, at) => (has(at, SIGN_IN) ? [at] : []));
  if (logins.length === 0) return null;
  const clauses = clausesOf(text, words);
  /** Words with one of the senses from one place to another that are in the clause of a word. */
  const inClause = (group: ReadonlySet<number>, of: number, from: number, to: number) =>
    range(Math.max(0, from), Math.min(words.length - 1, to)).filter(
      (at) => at !== of && clauses[at] === clauses[of] && has(at, group),
    );
  // Not the second half of “don’t”.
  const denials = (at: number, from: number, to: number) =>
    inClause(DENIAL, at, from, to).filter((one) => words[one]?.norm !== 't').length;
  // “You can’t see it without logging in” denies nothing.
  const isDenied = (at: number) =>
    denials(at, at - BESIDE, at + BESIDE) > 0 && denials(at, at - TOGETHER, at + BESIDE) % 2 === 1;
  const isNotAsked = (at: number) =>
    inClause(ASK, at, at - ASKED, at).some((ask) => inClause(DENIAL, ask, ask - ASKED, ask).length > 0);
  const isNamed = (at: number) =>
    has(at, PASSWORD) && !isDenied(at) && inClause(CHOOSE, at, at - CHOSEN, at + CHOSEN).length === 0;
  for (const login of logins) {
    if (isDenied(login) || isNotAsked(login)) continue;
    const secret = range(Math.max(0, login - TOGETHER), Math.min(words.length - 1, login + TOGETHER)).find(
      (at) => isNamed(at) && !isSameWord(words[at], words[login]),
    );
    const [one, other] = [words[login], secret === undefined ? undefined : words[secret]];
    if (one && other) return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
  }
  return null;
}

/** Two forms of one word, such as “identifiant” and “identifiants”, are no login with a password. */
function isSameWord(one: Word | undefined, other: Word | undefined): boolean {
  return one !== other && one?.norm.slice(0, STEM) === other?.norm.slice(0, STEM);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The number of each word's clause. */
function clausesOf(text: string, words: readonly Word[]): number[] {
  let clause = 0;
  return words.map(({ start }, at) => {
    if (at > 0 && CLAUSE_END.test(text.slice(words[at - 1]?.end, start))) clause++;
    return clause;
  });
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (last?.[0]?.sentence === word.sentence) last.push(word);
    else sentences.push([word]);
  }
  return sentences;
}
