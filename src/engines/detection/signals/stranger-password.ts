import type { Evidence } from '../analysis.ts';
import { PASSWORD_GIVEN } from '../data/password-given.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed, failureOf } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { isService } from '../parse/brand-hosts.ts';
import { domainOf } from '../parse/domains.ts';
import { isAcquainted, isFamiliar } from '../parse/known-sender.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isInAddress, type Word } from '../parse/words.ts';
import { sensesInSentence } from './denial.ts';
import { secretRequestsIn } from './secret-request.ts';
import { hasAny, sensesSaid } from './senses-near.ts';
import { hasPage, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

const SIGN_IN = sensesNamed('signin');
const PASSWORD = sensesNamed('password');
/** “Nobody asks for it”, “if you forgot it, choose a new one”: about a password, and no request to give it away. */
const NOT_ASKED = sensesNamed('not nobody nothing ignore change new old');
/** The most words between the login and the password. */
const TOGETHER = 10;
/** Longer texts are articles. */
const MOST_WORDS = 2_000;

/** A request that is only as good as who makes it. */
export const STRANGER_PASSWORD_SIGNALS: readonly SignalRule[] = [
  {
    id: 'password-asked-by-stranger',
    group: 'request',
    // Honest services ask for it on their own sites, and nothing tells a new one from a thief's.
    tier: 'context',
    asksSecret: true,
    title: 'A stranger asks for a password',
    sentence: 'It asks you to log in with a password, and nothing shows that the sender is who they say.',
    check: (parsed) => askedByStranger(parsed),
  },
];

/** Whether somebody of whom nothing is known has a password typed in: then nothing else can make the email safe. */
export function isPasswordAskedByStranger(parsed: ParsedEmail): boolean {
  return askedByStranger(parsed).length > 0;
}

const askedByStranger = once((parsed: ParsedEmail): Evidence[] => {
  if (!hasLink(parsed) || isKnown(parsed)) return NO_EVIDENCE;
  const request = secretRequestsIn(parsed).find(({ isPassword, link }) => isPassword && link !== null);
  const range = request ?? signInWithPassword(parsed);
  return range ? [rangeEvidence(parsed, 'body', range.start, range.end)] : NO_EVIDENCE;
});

/** What a service's user shares is on the service's page. */
function hasLink(parsed: ParsedEmail): boolean {
  return hasPage(parsed) || (authorOf(parsed) !== null && parsed.links.length > 0);
}

function isKnown(parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  if (from === undefined || authorOf(parsed) !== null) return from === undefined;
  if (isAcquainted(parsed) || (isFamiliar(parsed) && failureOf(parsed) === null)) return true;
  return isService(domainOf(from.address)) && confirmed(parsed) !== null;
}

/** “Log in with your work address and password”, in one sentence. */
function signInWithPassword(parsed: ParsedEmail) {
  const { text, words, thread, senseLanguage } = parsed;
  if (senseLanguage === null || words.length > MOST_WORDS) return null;
  const said = sensesSaid(parsed);
  if (!hasAny(said, SIGN_IN) || !hasAny(said, PASSWORD)) return null;
  for (const sentence of sentencesOf(words)) {
    const spoken = sentence.filter((word) => !isInAddress(text, word) && !isQuoted(thread, word.start));
    const senses = sensesInSentence(spoken, senseLanguage);
    const has = (at: number, group: ReadonlySet<number>) => senses[at]?.some((sense) => group.has(sense)) === true;
    if (spoken.some((_, at) => has(at, NOT_ASKED))) continue;
    const login = spoken.findIndex((_, at) => has(at, SIGN_IN));
    const secret = spoken.findIndex((_, at) => has(at, PASSWORD) && Math.abs(at - login) <= TOGETHER);
    const [one, other] = [spoken[login], spoken[secret]];
    if (!one || !other) continue;
    const range = { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
    if (!PASSWORD_GIVEN.test(text.slice(range.start, range.end + 300))) return range;
  }
  return null;
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
