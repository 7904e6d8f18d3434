import type { Evidence } from '../analysis.ts';
import { NOBODYS_NAME, TITLE_AT_END } from '../data/greeting-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { wordSet } from '../data/table.ts';
import { HEADER_LINE } from '../data/thread-words.ts';
import { isAdded } from '../parse/added-lines.ts';
import { confirmed } from '../parse/authentication.ts';
import { isOwnHost } from '../parse/brand-hosts.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { type Link, webLinksOf } from '../parse/links.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isScreenshot } from '../parse/pictures.ts';
import { isInAddress, type Word } from '../parse/words.ts';
import { brandsNamed, isClaim } from './lookalike.ts';
import { match, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

/** The subject and the first words are where an email says who it claims to be from. */
const LEAD_WORDS = 40;

/** Who the email claims to be from, and whether it knows its reader, from its text alone. */
export const IDENTITY_SIGNALS: readonly SignalRule[] = [
  {
    id: 'brand-without-its-links',
    group: 'sender',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'Names someone well known, links elsewhere',
    sentence: 'It names a well-known company or authority, but no link goes to its site.',
    check: brandWithoutItsLinks,
  },
  {
    id: 'generic-greeting',
    group: 'sender',
    tier: 'soft',
    isCommon: true,
    title: 'Doesn’t use your name',
    sentence:
      'It greets you by a general word such as “customer” or by your address. Companies you deal with usually know your name.',
    check: (parsed) => [...greetings(parsed), ...addressAsName(parsed)].slice(0, 5),
  },
];

/** Characters in which an email greets its reader. Further down it quotes another. */
const SALUTATION = 600;
/** A surname, or a title, particle or initial before it. */
const SURNAME =
  /^[ \u00a0]{1,3}(?:(?:de|den|der|van|von|zu|da|do|dos|di|del|la|le|ten|ter|el)\s){0,3}(?:\p{Lu}\.\s?)?\p{Lu}[\p{L}'’.-]/u;
/** “Estimado/a”, “Prezado(a)”, before a name. */
const EITHER = /^\p{L}{2,10}\s?[/(]\s?[ao]\)?/u;
const NAME = /^[ \u00a0]{0,3}\p{Lu}\p{Ll}{1,20}(?!\p{L})/u;
const BEYOND = 40;

/**
 * A word before a comma is a name, and so is one after a form of address: “Dear Tom, our customer”, “Bonjour Monsieur
 * Roy”.
 */
function greetings(parsed: ParsedEmail): Evidence[] {
  return match(parsed, 'generic-greeting').filter((one) => {
    const { quote, where, start = 0, end = 0 } = one;
    if (where !== 'body' || start > SALUTATION || !opensLine(parsed, one)) return false;
    const after = textOf(parsed, where).slice(end, end + BEYOND);
    const isNamed = TITLE_AT_END.test(quote) && SURNAME.test(after) && !NOBODYS_NAME.test(after);
    const rest = EITHER.test(quote) ? quote.replace(EITHER, '') + after : '';
    if (NAME.test(rest) && !NOBODYS_NAME.test(rest)) return false;
    return !quote.includes(',') && !isNamed;
  });
}

/** A greeting is at the beginning of a line or sentence, after two words at most, and not in a header line. */
const OPENS = /(?:^|[^\p{L}\p{N}\s])\s*(?:\p{L}{1,12} ){0,2}$/u;

function opensLine(parsed: ParsedEmail, { where, start = 0 }: Evidence): boolean {
  const line = textOf(parsed, where)
    .slice(Math.max(0, start - GREETING_LENGTH), start)
    .split('\n')
    .at(-1);
  return line !== undefined && OPENS.test(line) && !HEADER_LINE.test(line);
}

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}/;
const GREETING_LENGTH = 200;
/** “ada@example.org, you have won”, rather than an address that the subject is about. */
const SUBJECT_GREETING = /^\s*(?:\p{L}{2,12}[ ,]{1,3}){0,2}[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}\s{0,2}[,!:-]/u;

/** An address that opens the subject, or is in the first line after a word or two of greeting. */
function addressAsName({ subject, text, email }: ParsedEmail): Evidence[] {
  // Its first line is mostly the sender's address.
  if (isScreenshot(email)) return NO_EVIDENCE;
  const inSubject = ADDRESS.exec(subject);
  const opens = inSubject !== null && SUBJECT_GREETING.test(subject);
  if (
    inSubject &&
    opens &&
    email.to?.some(({ address }) => address !== '' && inSubject[0].includes(address)) !== false
  ) {
    return [
      { quote: inSubject[0], where: 'subject', start: inSubject.index, end: inSubject.index + inSubject[0].length },
    ];
  }
  const line =
    text
      .slice(0, GREETING_LENGTH)
      .split('\n')
      .find((one) => one.trim() !== '') ?? '';
  const found = /^\s*(?:[\p{L}!¡]{2,12}[ ,]{1,3}){0,2}(?=[\w.+-]{1,64}@)/u.exec(line);
  const address = found && ADDRESS.exec(line);
  if (!address) return NO_EVIDENCE;
  const named = address[0].toLowerCase();
  const isReaders = email.to?.some((to) => to.address.toLowerCase() === named) === true;
  const after = line.slice(address.index + named.length);
  // “ada@example.org sent you files” names somebody else, and the sender's own address is not the reader's name.
  if (/^\s*[<>(]/.test(after) || (!isReaders && /^\s*\p{Ll}/u.test(after))) return NO_EVIDENCE;
  if (named === email.from?.address.toLowerCase()) return NO_EVIDENCE;
  const start = text.indexOf(address[0]);
  return [{ quote: address[0], where: 'body', start, end: start + address[0].length }];
}

/** Before a carrier's name: “sent with DHL”, “an DHL übergeben”. */
export const MEANS = wordSet(
  'with via by mit durch an per von par avec con por com pela pelo tramite met door przez z',
);
/** Requests that only the company itself makes. */
const IN_ITS_NAME: readonly Concept[] = ['fee', 'credential-request', 'account-problem', 'password-expiry'];

/** Whether a verified sender links to its own site and asks for nothing that only the named company would. */
function speaksForItself(parsed: ParsedEmail, links: readonly Link[]): boolean {
  const address = parsed.email.from?.address ?? '';
  if (!confirmed(parsed) || IN_ITS_NAME.some((concept) => parsed.phrases.has(concept))) return false;
  return links.some(({ host }) => sameOrganisation(address, host));
}

/** “Apple Gummies”: an everyday word at the beginning of another name. */
function isPartOfName(text: string, word: Word | undefined, next: Word | undefined): boolean {
  if (!word || !next || isClaim(next.norm)) return false;
  return text.slice(word.end, next.start) === ' ' && /^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.end));
}

/** “нап” is a syllable, and “correos” means emails: names that are also words are capitalized. */
function isLowered(name: string, written: string): boolean {
  if (/^\p{Lu}{2,4}$/u.test(name)) return written !== written.toUpperCase();
  return /^\p{Lu}/u.test(name) && written === written.toLowerCase();
}

function brandWithoutItsLinks(parsed: ParsedEmail) {
  const webLinks = webLinksOf(parsed.links);
  if (webLinks.length === 0 || speaksForItself(parsed, webLinks)) return NO_EVIDENCE;
  const isParcel = parsed.phrases.has('parcel');
  for (const [where, words, limit] of [
    ['subject', parsed.subjectWords, parsed.subjectWords.length],
    ['body', parsed.words, LEAD_WORDS],
  ] as const) {
    for (const { brand, from, to } of brandsNamed(words, limit)) {
      // A reader's address at a mail provider names the provider, a link its site, and a mail program itself.
      const word = words[from];
      if (word && (isInAddress(textOf(parsed, where), word) || (where === 'body' && isAdded(parsed, word)))) continue;
      if (brand.ambiguous && isPartOfName(textOf(parsed, where), words[to - 1], words[to])) continue;
      if (brand.ambiguous && word && isLowered(brand.name, textOf(parsed, where).slice(word.start, word.end))) continue;
      if ((isParcel && MEANS.has(words[from - 1]?.norm ?? '')) || webLinks.some(({ host }) => isOwnHost(brand, host)))
        continue;
      return [rangeEvidence(parsed, where, words[from]?.start ?? 0, words[to - 1]?.end ?? 0)];
    }
  }
  return NO_EVIDENCE;
}
