import type { Analysis } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { History, SenderHistory } from '../history.ts';
import type { Letter } from '../email.ts';
import { domainOf, registrableDomain } from './domains.ts';
import { headerValues, mailDate } from './headers.ts';
import { parse, type Reading } from './parse.ts';

/** What a letter adds to what is known of its sender. */
export interface Observation {
  /** As the letter states it; empty when it bears none. */
  day: string;
  hour: number | null;
  /** Registrable domains for answers that are not the sender's. */
  replyTo: readonly string[];
  linkDomains: readonly string[];
  language: string | null;
  hasAttachments: boolean;
  isAboutMoney: boolean;
}

export const MONEY_CONCEPTS: readonly Concept[] = ['payment-request', 'bank-change', 'gift-card', 'payroll'];

/** A sender chooses how many domains a letter names: what is kept of them is bounded. */
const KEPT_DOMAINS = 40;

/** What a history remembers of a letter, and what it is compared by. */
export function observe({ letter, links, phrases, language }: Reading): Observation {
  const date = mailDate(headerValues(letter, 'date')[0] ?? '');
  const own = domainOfSender(letter);
  const answers = (letter.replyTo ?? []).map(({ address }) => registrable(domainOf(address)));
  return {
    day: date?.day ?? '',
    hour: date?.hour ?? null,
    replyTo: distinct(answers.filter((domain) => domain !== own)),
    linkDomains: distinct(links.map(({ domain }) => domain)),
    language,
    hasAttachments: (letter.attachments?.length ?? 0) > 0,
    isAboutMoney: MONEY_CONCEPTS.some((concept) => phrases.has(concept)),
  };
}

/** The registrable domain a letter comes from; empty when there is none. */
export function domainOfSender({ from }: Letter): string {
  return from ? registrable(domainOf(from.address)) : '';
}

/**
 * The history after a letter. A letter that was warned of is counted and teaches nothing more: otherwise the second
 * letter of a fraud would look familiar.
 */
export function updateHistory(history: History, letter: Letter, analysis: Analysis): History {
  const letters = history.letters + 1;
  if (analysis.severity !== 'None' || letter.from === undefined) return { ...history, letters };
  const seen = observe(parse(letter, {}));
  const sender = history.sender ?? newSender(seen.day);
  return { ...history, letters, sender: updateSender(sender, seen) };
}

function updateSender(sender: SenderHistory, seen: Observation): SenderHistory {
  const { lastDay } = sender;
  return {
    firstSeen: sender.firstSeen || seen.day,
    letters: sender.letters + 1,
    written: sender.written,
    hours: sender.hours.map((letters, hour) => (hour === seen.hour ? letters + 1 : letters)),
    replyTo: counted(sender.replyTo, seen.replyTo),
    linkDomains: counted(sender.linkDomains, seen.linkDomains),
    languages: counted(sender.languages, seen.language === null ? [] : [seen.language]),
    withAttachments: sender.withAttachments + (seen.hasAttachments ? 1 : 0),
    aboutMoney: sender.aboutMoney + (seen.isAboutMoney ? 1 : 0),
    lastDay:
      seen.day === '' || seen.day < lastDay.date
        ? lastDay
        : { date: seen.day, letters: seen.day === lastDay.date ? lastDay.letters + 1 : 1 },
  };
}

function newSender(day: string): SenderHistory {
  return {
    firstSeen: day,
    letters: 0,
    written: 0,
    hours: Array(24).fill(0),
    replyTo: {},
    linkDomains: {},
    languages: {},
    withAttachments: 0,
    aboutMoney: 0,
    lastDay: { date: '', letters: 0 },
  };
}

/** Of too many names the commonest are kept. */
function counted(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const updated = new Map(Object.entries(counts));
  for (const name of names) updated.set(name, (updated.get(name) ?? 0) + 1);
  return Object.fromEntries([...updated].sort(([, a], [, b]) => b - a).slice(0, KEPT_DOMAINS));
}

function registrable(domain: string): string {
  return registrableDomain(domain) ?? domain;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))].slice(0, KEPT_DOMAINS);
}
