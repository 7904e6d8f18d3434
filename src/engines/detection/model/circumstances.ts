import { domainOf, isFreemail, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import type { Reading } from '../parse/parse.ts';
import { skeleton, type Word, wordsOf } from '../parse/words.ts';
import { isInAddress } from './features.ts';

/**
 * How a domain stands to the names a letter goes by: the sender's name is its name, the letter says it, it is a
 * misspelling of a name, a name with something added, a mailbox anybody can have, or none of these; `foreign` where not even
 * the mailbox bears the sender's name.
 */
export type Standing = 'sender' | 'said' | 'misspelt' | 'extended' | 'freemail' | 'unsaid' | 'foreign' | 'none';

/** Where a letter comes from and where it leads, each as it stands to the names in it. */
export interface Circumstances {
  from: Standing;
  /** `same` as the sender's domain, which says nothing more. */
  link: Standing | 'same';
}

/** One circumstance, as weights are kept for it. */
export type Circumstance = `from-${Circumstances['from']}` | `link-${Circumstances['link']}`;

export function namesOf({ from, link }: Circumstances): Circumstance[] {
  return [`from-${from}`, `link-${link}`];
}

/** What of a reading is looked at. */
export type Surroundings = Pick<Reading, 'letter' | 'subject' | 'text' | 'subjectWords' | 'words' | 'links'>;

/** Names stand in a heading, an opening or a signature. */
const OPENING = 300;
const ENDING = 60;
const LONGEST_NAME = 20;
const JOINED = 3;
const SHORTEST = { mailbox: 3, name: 4, said: 5 };

/** The circumstances of a letter. Nothing is read into a sender or a link that a caller does not give. */
export function circumstancesOf(reading: Surroundings): Circumstances {
  const { from } = reading.letter;
  const domain = from ? domainOf(from.address) : '';
  const host = reading.links.find((link) => link.host !== '')?.host ?? '';
  const names = from ? wordsOf(from.name, false).slice(0, LONGEST_NAME) : [];
  const sender = from && domain.includes('.') ? senderStanding(from.address, domain, names, reading) : 'none';
  if (host === '') return { from: sender, link: 'none' };
  const isSame = from !== undefined && sameOrganisation(from.address, host);
  return { from: sender, link: isSame ? 'same' : standingOf(host, names, reading) };
}

function senderStanding(address: string, domain: string, names: readonly Word[], reading: Surroundings): Standing {
  const standing = standingOf(domain, names, reading);
  if (standing !== 'unsaid' || names.length === 0) return standing;
  const mailbox = skeleton(address.slice(0, address.lastIndexOf('@')));
  return names.some(({ norm }) => norm.length >= SHORTEST.mailbox && mailbox.includes(norm)) ? 'unsaid' : 'foreign';
}

function standingOf(domain: string, names: readonly Word[], reading: Surroundings): Standing {
  if (isFreemail(domain)) return 'freemail';
  const parts = skeleton((registrableDomain(domain) ?? domain).split('.')[0] ?? '').split('-');
  const label = parts.join('');
  const own = joinedIn(names, SHORTEST.name);
  if (names.some(({ norm }) => norm === label) || own.has(label)) return 'sender';
  const said = namesSaid(reading);
  if (said.has(label)) return 'said';
  const known = [...own, ...said];
  if (known.some((name) => isMisspelling(name, label))) return 'misspelt';
  return known.some((name) => isExtended(name, parts, label)) ? 'extended' : 'unsaid';
}

/** Words with a capital, alone and joined to the next ones, where a letter names who writes. */
function namesSaid({ subject, text, subjectWords, words }: Surroundings): Set<string> {
  const ends = [...words.slice(0, OPENING), ...words.slice(Math.max(OPENING, words.length - ENDING))];
  const isName = (source: string) => (word: Word) => isCapital(source[word.start]) && !isInAddress(source, word);
  const names = joinedIn(subjectWords.filter(isName(subject)), SHORTEST.said);
  for (const name of joinedIn(ends.filter(isName(text)), SHORTEST.said)) names.add(name);
  return names;
}

function joinedIn(words: readonly Word[], shortest: number): Set<string> {
  const names = new Set<string>();
  for (let first = 0; first < words.length; first++) {
    let name = '';
    for (const { norm } of words.slice(first, first + JOINED)) {
      name += norm;
      if (name.length >= shortest) names.add(name);
    }
  }
  return names;
}

function isCapital(letter = ''): boolean {
  return letter !== letter.toLowerCase();
}

function isExtended(name: string, parts: readonly string[], label: string): boolean {
  if (name.length >= label.length) return false;
  return parts.includes(name) || (name.length > SHORTEST.said && (label.startsWith(name) || label.endsWith(name)));
}

/** One or two letters off, in names long enough for that to be no chance. */
function isMisspelling(name: string, label: string): boolean {
  const most = Math.max(name.length, label.length) > 6 ? 2 : 1;
  if (name[0] !== label[0] || name.length < SHORTEST.said || Math.abs(name.length - label.length) > most) return false;
  return distance(name, label) <= most;
}

/** Letters to insert, delete or replace. */
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
