import { DEPARTMENT, JOINING_WORDS } from '../data/department-words.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { SENSES } from '../data/senses/tables.ts';
import type { Mailbox } from '../email.ts';
import { sensesNamed, sensesSpelt } from '../model/senses.ts';
import {
  domainOf,
  isClickTracker,
  isCustomerHost,
  isFreeHost,
  isFreemail,
  isUserContent,
  registrableDomain,
  sameOrganisation,
} from './domains.ts';
import { everyMatch } from './every-match.ts';
import { once } from './once.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { isInAddress, skeleton, type Word, wordsOf } from './words.ts';

/**
 * How a domain relates to the names in an email: the sender's name (`sender`), a name in the text (`said`), a misspelt
 * name, a name with something added, a free mailbox, or none of these (`unsaid`); `foreign` when not even the mailbox
 * contains the sender's name. `named` is a link's domain that the text gives in another form: a short name, the address
 * itself, or a name with a place. Anyone can do that, so it neither alarms nor reassures.
 */
export type DomainRelation =
  | 'sender'
  | 'said'
  | 'misspelt'
  | 'extended'
  | 'freemail'
  | 'unsaid'
  | 'named'
  | 'foreign'
  | 'none';

/** How the domains of the sender and of the worst link relate to the names in the email. */
export interface NameRelations {
  from: DomainRelation;
  /** `same` as the sender's domain. */
  link: DomainRelation | 'same';
  /** A link with that relation. */
  host: string;
}

const NO_RELATIONS: NameRelations = { from: 'none', link: 'none', host: '' };

type Input = Pick<ParsedEmail, 'email' | 'subject' | 'text' | 'subjectWords' | 'words' | 'links'>;

/** Names are in a heading, an opening or a signature. */
const OPENING = 300;
const CLOSING = 60;
const MAX_NAME_LENGTH = 20;
const JOINED = 3;
const LATIN = /^[\p{Script=Latin}\d]+$/u;
const SHORTEST = { name: 4, said: 5 };
/** The start that most short forms keep of a name: `dec.mooney` for Declan. */
const SHORT_FORM = 3;
const MAX_LINKS = 12;
/** Names that are initials, such as DHL. */
const SHORT_NAME = /(?<![\p{L}\p{N}@.-])\p{Lu}{2,4}(?![\p{L}\p{N}@-])/gu;
/** An address in the text, by itself or with its scheme and path: the reader sees where it leads. */
const WRITTEN_ADDRESS = /(?<![\w@/.-])(?:https?:\/\/)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}(?![\w@-])/gi;
const MAX_TEXT_LENGTH = 20_000;
/** Words that, added to a name, make the domain of a page that asks for something. */
const BAITS: ReadonlySet<string> = new Set(
  'account accounts alert alerts auth billing check confirm confirmation conto compte cuenta desk help helpdesk id konto login logon pay payment payments portal recovery secure security service services sicherheit signin support unlock update validate verificatie verification verify wallet'.split(
    ' ',
  ),
);
/** Words that companies add to their own name for their help desk. */
const OF_HELP_DESK: ReadonlySet<string> = new Set('desk help helpdesk service services support'.split(' '));
/** Names that anyone can use: a role, not an identity. */
export const ROLES: ReadonlySet<string> = new Set(
  'account accounts admin administrator billing delivery desk helpdesk hr info it mail mailbox migration news no noreply notification office online order orders parcel payment payroll portal post reply security service services shop support system team update webmail'.split(
    ' ',
  ),
);
/** The worst comes first: an attacker can add any number of harmless links. */
const FROM_BAD_TO_GOOD: readonly NameRelations['link'][] = [
  'misspelt',
  'extended',
  'freemail',
  'unsaid',
  'named',
  'said',
  'sender',
  'same',
];

/** A missing sender or missing links have the relation `none`. */
export const nameRelationsOf = once(relationsOf);

function relationsOf(parsed: Input): NameRelations {
  const { from } = parsed.email;
  const domain = from ? domainOf(from.address) : '';
  const hosts = [...new Set(parsed.links.map(({ host }) => host))].filter((host) => host !== '').slice(0, MAX_LINKS);
  const hasSender = from !== undefined && domain.includes('.');
  if (!hasSender && hosts.length === 0) return NO_RELATIONS;
  const names = from ? wordsOf(from.name, false).slice(0, MAX_NAME_LENGTH) : [];
  const own = joinedIn(names, SHORTEST.name);
  const said = namesSaid(parsed);
  const known: Names = {
    all: withoutNumbers(names).map(({ norm }) => norm),
    names: withoutNumbers(names.filter(isIdentity)).map(({ norm }) => folded(norm)),
    own,
    ...said,
    either: [...own, ...said.said],
  };
  const relations = new Map<NameRelations['link'], string>();
  let isNamed: ((host: string) => boolean) | undefined;
  for (const host of hosts) {
    const isSame = from && sameOrganisation(from.address, host);
    const relative = relationOf(host, known);
    // The text is searched only if it matters.
    if (!isSame && relative === 'unsaid') isNamed ??= namerOf(parsed, known);
    const relation = isSame ? 'same' : relative === 'unsaid' && isNamed?.(host) ? 'named' : relative;
    if (!relations.has(relation)) relations.set(relation, host);
  }
  const worst = FROM_BAD_TO_GOOD.find((one) => relations.has(one)) ?? 'none';
  return {
    from: hasSender ? senderRelation(from, known) : 'none',
    link: worst,
    host: relations.get(worst) ?? '',
  };
}

/** Next to a word, “365” is not a name. It would match any address with that number. */
function withoutNumbers(words: readonly Word[]): readonly Word[] {
  const named = words.filter(({ norm }) => /\P{N}/u.test(norm));
  return named.length > 0 ? named : words;
}

/** The words of the sender's name that identify it, and names in the form that domains have: the sender's, and those in the text. */
interface Names {
  names: readonly string[];
  /** All words of the sender's name, including roles. */
  all: readonly string[];
  own: ReadonlySet<string>;
  said: ReadonlySet<string>;
  /** Names in the text with several words. */
  joined: ReadonlySet<string>;
  /** The names from both. */
  either: readonly string[];
}

function senderRelation({ name, address }: Mailbox, known: Names): DomainRelation {
  const { names, all } = known;
  const relation = relationOf(domainOf(address), known);
  if (relation !== 'unsaid' || names.length === 0 || isRole(name)) return relation;
  return bears(folded(skeleton(address.toLowerCase())), all.map(folded)) ? 'unsaid' : 'foreign';
}

/** Whether a name is only a department or a role, whose mailbox may be called anything. */
function isRole(name: string): boolean {
  const rest = wordsOf(name.replace(DEPARTMENT, ' '), false);
  return rest.every((word) => !isIdentity(word) || JOINING_WORDS.has(word.norm));
}

/** Whether a mailbox may be made of a name, which is then somebody's own. */
export function isNamedAfter({ name, address }: Mailbox): boolean {
  const words = wordsOf(name, false).slice(0, MAX_NAME_LENGTH);
  return (
    words.length > 0 &&
    bears(
      folded(skeleton(address.toLowerCase())),
      words.map(({ norm }) => folded(norm)),
    )
  );
}

/**
 * Whether an address may be made of a name: it begins like one of its words, or has their initials. Names in other
 * scripts can be spelt in Latin in too many ways to tell.
 */
function bears(address: string, name: readonly string[]): boolean {
  if (!name.every((word) => LATIN.test(word))) return true;
  if (name.some((word) => word.length >= SHORT_FORM && address.includes(word.slice(0, SHORTEST.name)))) return true;
  const initialsOf = (words: readonly string[]) => words.map(([first = '']) => first).join('');
  // “Gabinete de Segurança da Informação” is GSI.
  const initials = [initialsOf(name), initialsOf(name.filter(({ length }) => length >= SHORT_FORM))];
  const short = [...initials, ...name];
  const parts = address.split(/[^a-z]+/);
  return parts.some(
    (part) =>
      (part.length >= 2 && short.includes(part)) ||
      // General words, such as “office” or “department”, may be left out.
      (part.length >= SHORT_FORM && short.some((one) => one.includes(part))),
  );
}

function relationOf(domain: string, { names, own, said, joined, either }: Names): DomainRelation {
  if (isFreemail(domain)) return 'freemail';
  const parts = labelOf(domain);
  const label = parts.join('');
  // A page at a free host isn't named after anyone, and a customer's page is not the service's.
  if (!isFreeHost(domain) && !isCustomerHost(domain)) {
    if (names.includes(label) || own.has(label) || parts.every((part) => names.includes(part))) return 'sender';
    // The text may name a service, but the host belongs to one of its customers. Files that anyone stores at a file
    // host named in the text aren't the host's own.
    if (said.has(label) && !isClickTracker(domain)) return isUserContent(domain) ? 'named' : 'said';
  }
  // Joining neighbouring words makes many names that don't exist.
  if (either.some((name) => isMisspelling(name, label, joined.has(name) ? 1 : MAX_CHANGES))) return 'misspelt';
  return either.some((name) => isExtended(name, parts, label)) ? 'extended' : 'unsaid';
}

/**
 * A short name as in the text or sender, an address that the text gives, a name and its legal form, or a name and a
 * place: `hotelpost-bregenz`.
 */
function namerOf(parsed: Input, { own, said }: Names): (host: string) => boolean {
  const given = textGiven(parsed);
  const short = shortNamesIn(parsed);
  const addresses = new Set(
    everyMatch(given, WRITTEN_ADDRESS).map(([address]) => {
      const written = address.toLowerCase().replace(/^https?:\/\//, '');
      return registrableDomain(written) ?? written;
    }),
  );
  // A long text or an address in numbers is read as links, too.
  for (const { bare, domain } of parsed.links) if (bare) addresses.add(domain);
  return (host) => {
    const domain = registrableDomain(host) ?? host;
    if (addresses.has(domain)) return true;
    const parts = labelOf(domain);
    if (isFreeHost(host) || isCustomerHost(host) || parts.some((part) => BAITS.has(part))) return false;
    if (parts.length === 1 && short.has(parts[0] ?? '')) return true;
    if (parts.length === 1 && withoutLegalForm(parts[0] ?? '').some((name) => own.has(name) || said.has(name)))
      return true;
    return parts.length > 1 && parts.some((part) => own.has(part) || said.has(part));
  };
}

function textGiven({ text, subject }: Input): string {
  return `${subject}\n${text.slice(0, MAX_TEXT_LENGTH)}`;
}

/** The endings of domains with a company's legal form. It may begin with the name’s last character: `luxcapitallc`. */
const LEGAL_FORM =
  /^(.{4,60}?)(?:l?lc|ltda?|inc|corp|plc|gmbh|mbh|ag|kg|ug|sarl|sas|srl|spa|sl|sa|bv|nv|oy|ab|aps|as|kft|sro|doo|spzoo|pty|pte|co)$/;

function withoutLegalForm(label: string): string[] {
  const [, name] = LEGAL_FORM.exec(label) ?? [];
  return name === undefined ? [] : [name, ...(/lc$/.test(label) ? [label.slice(0, -2)] : [])];
}

function shortNamesIn(parsed: Input): ReadonlySet<string> {
  const named = everyMatch(`${parsed.email.from?.name ?? ''}\n${textGiven(parsed)}`, SHORT_NAME);
  return new Set(named.map(([name]) => skeleton(name.toLowerCase())));
}

function labelOf(domain: string): string[] {
  return folded(skeleton((registrableDomain(domain) ?? domain).split('.')[0] ?? '')).split('-');
}

const UMLAUT = /[aou]e|aa/;

/** Folds umlauts and rings as domains spell them: `mueller` for `müller`, whose skeleton is `muller`. */
function folded(text: string): string {
  return UMLAUT.test(text) ? text.replace(/([aou])e/g, '$1').replaceAll('aa', 'a') : text;
}

function isIdentity({ norm }: Word): boolean {
  return !ROLES.has(norm);
}

/** Capitalised words, alone and joined to their neighbours of the same sentence, where an email names its writer. */
function namesSaid({ subject, text, subjectWords, words }: Input): Pick<Names, 'said' | 'joined'> {
  const ends = [...words.slice(0, OPENING), ...words.slice(Math.max(OPENING, words.length - CLOSING))];
  const isName = (source: string) => (word: Word) => isCapital(source, word.start) && !isInAddress(source, word);
  const named = [subjectWords.filter(isName(subject)), ends.filter(isName(text))] as const;
  const joinedOf = (some: readonly Word[], all: readonly Word[]) =>
    runsOf(some, all).flatMap((run) => [...joinedIn(run, SHORTEST.said)]);
  const said = new Set([...joinedOf(named[0], subjectWords), ...joinedOf(named[1], words)]);
  const single = new Set(named.flat().map(({ norm }) => folded(norm)));
  return { said, joined: new Set([...said].filter((name) => !single.has(name))) };
}

/** Words that are neighbours among all words, in one sentence. */
function runsOf(some: readonly Word[], all: readonly Word[]): Word[][] {
  const chosen = new Set(some);
  const runs: Word[][] = [];
  let previous: Word | undefined;
  for (const word of all) {
    const isNext = previous !== undefined && chosen.has(previous) && previous.sentence === word.sentence;
    if (chosen.has(word) && isNext) runs.at(-1)?.push(word);
    else if (chosen.has(word)) runs.push([word]);
    previous = word;
  }
  return runs;
}

function joinedIn(words: readonly Word[], shortest: number): Set<string> {
  const names = new Set<string>();
  for (let first = 0; first < words.length; first++) {
    let name = '';
    let isNamed = false;
    for (let at = first; at < Math.min(first + JOINED, words.length); at++) {
      const word = words[at];
      if (!word) break;
      name += word.norm;
      isNamed ||= isIdentity(word);
      if (isNamed && name.length >= shortest) names.add(folded(name));
    }
  }
  return names;
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code >= 65 && code <= 90;
  return text.charAt(at) !== text.charAt(at).toLowerCase();
}

/** By a word that asks for something: legitimate companies add their trade or place. */
function isExtended(name: string, parts: readonly string[], label: string): boolean {
  if (name.length >= label.length) return false;
  if (parts.length > 1) return parts.some((part) => part !== name && BAITS.has(part)) && label.includes(name);
  if (name.length <= SHORTEST.said) return false;
  return (
    (label.startsWith(name) && BAITS.has(label.slice(name.length))) ||
    (label.endsWith(name) && BAITS.has(label.slice(0, -name.length)))
  );
}

const MAX_CHANGES = 2;
/** Characters of an ending. */
const ENDING = 2;

/** One or two characters off, in names long enough that it is no coincidence; a longer or shorter form does not count. */
function isMisspelling(name: string, label: string, atMost: number): boolean {
  if (name[0] !== label[0] || label.startsWith(name) || name.startsWith(label)) return false;
  const most = Math.max(name.length, label.length) > 6 ? atMost : 1;
  if (name.length < SHORTEST.said || Math.abs(name.length - label.length) > most) return false;
  if (isAnotherWord(name, label)) return false;
  const changes = distance(name, label);
  // Two changes at the end make another form or another name: `bitcoinjs`, `bitcoinops`.
  return changes <= 1 || (changes <= most && !isAnotherEnding(name, label));
}

/**
 * Characters that people confuse, by their look or sound: any other difference makes another word (wikipedia,
 * wikimedia).
 */
const ALIKE = ['aeiouy', 'ckqgx', 'szcx', 'bpd', 'tdlfi', 'fvwpuh', 'mnruh', 'jgyi', 'lijtr', 'bh', 'gq'];
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isAnotherWord(name: string, label: string): boolean {
  if (name.length !== label.length) return false;
  const at = [...name].findIndex((char, index) => char !== label[index]);
  const [one = '', other = ''] = [name[at], label[at]];
  if (name.slice(at + 1) !== label.slice(at + 1)) return false;
  const isBeside = KEYBOARD.some((row) => row.includes(one + other) || row.includes(other + one));
  return !isBeside && !/\d/.test(one + other) && !ALIKE.some((some) => some.includes(one) && some.includes(other));
}

function isAnotherEnding(name: string, label: string): boolean {
  const shorter = Math.min(name.length, label.length);
  let same = 0;
  while (same < shorter && name[same] === label[same]) same++;
  return same >= shorter - ENDING;
}

/** Characters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whether a domain is a sender's whole name and words for a help desk: Silverbrook Support has `silverbrook-desk.example`. */
export function isHelpDeskOf({ name }: Mailbox, domain: string): boolean {
  const words = new Set(wordsOf(name, false).map(({ norm }) => folded(norm)));
  const parts = labelOf(domain).filter((part) => !OF_HELP_DESK.has(part));
  return parts.length > 0 && parts.every((part) => words.has(part) && !BAITS.has(part) && !ROLES.has(part));
}

const BAIT_SENSES = sensesNamed('confirm password signin');

/**
 * The bait words in a domain strung together from words, such as `secure-login-desk.example`. In other languages than
 * English, only if all its words are common ones, as in `hesap-giris.example`: another word may be a company's name.
 */
export function baitWordsIn(domain: string, language: SenseLanguage | null): string[] {
  const label = skeleton((registrableDomain(domain) ?? domain).split('.')[0] ?? '');
  const parts = label.split('-').map((part) => part.replace(/\d/g, ''));
  if (parts.length < 2) return [];
  const english = parts.filter((part) => BAITS.has(part));
  if (english.length > 0 || language === null) return english;
  const senses = parts.map((part) => sensesSpelt(part, language));
  if (senses.some((some) => some.length === 0)) return [];
  return parts.filter((part, at) => senses[at]?.some((one) => BAIT_SENSES.has(one)) || isAccount(part, language));
}

/** The exact word: accountants have longer forms of it in their names. */
function isAccount(part: string, language: SenseLanguage): boolean {
  return SENSES[language].account?.split(' ').some((form) => skeleton(form.replace('*', '')) === part) === true;
}
