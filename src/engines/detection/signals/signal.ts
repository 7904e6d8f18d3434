import type { Evidence, Group, Kind, Severity } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { CALENDAR_PAGES } from '../data/platforms.ts';
import { formatMailbox, type Mailbox } from '../email.ts';
import { LIMITS } from '../limits.ts';
import type { NamedKind } from '../model/model.ts';
import { authorOf } from '../parse/author.ts';
import { ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, sameOrganisation } from '../parse/domains.ts';
import { type Link, targetOf } from '../parse/links.ts';
import { type ParsedEmail, type Phrase, textOf } from '../parse/parsed-email.ts';
import { type Sender, sendersOf } from '../parse/senders.ts';
import type { Word } from '../parse/words.ts';
import { isCompany, isName } from './names.ts';

/**
 * A signal: what it means, and the check that finds it. How much it counts is learned from labelled emails, see `model/`:
 * a soft one never reassures and a mitigating one never alarms. One that the training has not met counts like the average
 * of its group.
 */
export interface SignalRule {
  id: string;
  group: Group;
  /** `context` is reported and never counted. */
  tier: 'soft' | 'context' | 'mitigating';
  /**
   * Of a mitigating signal: the receiving server or the mailbox vouches for it. Anyone can bring about the others, by
   * buying a domain for example, so the training lets them reassure only a little.
   */
  isProven?: true;
  /** The kinds of harm it speaks for; without them it says only that something is wrong. */
  kinds?: readonly Kind[];
  /**
   * It names the very act of its kinds, such as a request for recovery words. A well-known company's name or a pretext
   * doesn't: many kinds of fraud use it, so it supports a kind and is never enough to claim one.
   */
  namesKind?: true;
  /**
   * It asks a private person for a payment. Where nothing is of business, what speaks for payment fraud then speaks for
   * this kind.
   */
  ofPrivateLife?: NamedKind;
  /** Only companies are asked for it, in the name of a colleague or supplier. */
  ofBusiness?: true;
  /** It asks for a secret or for access, so nothing in the email is suggested as a task. */
  asksSecret?: true;
  /** For facts that no honest email has: the least severity, and why. */
  floor?: { severity: Severity; reason: string };
  /** Signals that say less of the same fact, or reassure about what this one denies. They are not counted beside it. */
  covers?: readonly string[];
  title: string;
  /** For the reader; may include what was found. */
  sentence: string | ((evidence: readonly Evidence[], parsed: ParsedEmail) => string);
  /**
   * Whether it is also looked for in the text of attached files: in `any`, in those as `short` as an email, or in short
   * ones that also put the reader `under-pressure`. Absent for what honest documents say as well: every invoice asks for
   * a payment, names an account and sets a date.
   */
  inFiles?: 'any' | 'short' | 'under-pressure';
  /** The words it rests on; empty when the signal is not found. */
  check(parsed: ParsedEmail): Evidence[];
}

export const NO_EVIDENCE: Evidence[] = [];

/** The phrases of the given concepts, up to the limit. */
export function match(parsed: ParsedEmail, ...concepts: readonly Concept[]): Evidence[] {
  const found: Evidence[] = [];
  for (const concept of concepts) {
    for (const phrase of parsed.phrases.get(concept) ?? []) {
      if (found.length >= LIMITS.evidence) return found;
      if (isName(parsed, concept, phrase)) continue;
      const evidence = phraseEvidence(parsed, phrase);
      if (!found.some((other) => overlaps(other, evidence))) found.push(evidence);
    }
  }
  return found;
}

/** The most words between two concepts that belong together. */
const ADJACENT_WORDS = 12;

/** The phrases of the given concepts, if one is prominent: the email is about it and does not just mention it. */
export function matchProminent(parsed: ParsedEmail, ...concepts: readonly Concept[]): Evidence[] {
  const opens = concepts.some((concept) =>
    parsed.phrases.get(concept)?.some((phrase) => phrase.prominent && !isName(parsed, concept, phrase)),
  );
  return opens ? match(parsed, ...concepts) : NO_EVIDENCE;
}

/** The prominent phrases of a concept that are nothing but a company’s name. */
export function matchNames(parsed: ParsedEmail, concept: Concept): Evidence[] {
  const named = parsed.phrases.get(concept)?.filter((one) => one.prominent && isCompany(parsed, one)) ?? [];
  return named.slice(0, LIMITS.evidence).map((one) => phraseEvidence(parsed, one));
}

/** The phrases of two concepts where they occur close together. */
export function matchTogether(parsed: ParsedEmail, first: Concept, second: Concept): Evidence[] {
  const others = parsed.phrases.get(second) ?? [];
  const found: Evidence[] = [];
  for (const phrase of parsed.phrases.get(first) ?? []) {
    const near = others.find(
      ({ where, word }) => where === phrase.where && Math.abs(word - phrase.word) <= ADJACENT_WORDS,
    );
    if (!near) continue;
    found.push(phraseEvidence(parsed, phrase), phraseEvidence(parsed, near));
    if (found.length >= LIMITS.evidence - 1) break;
  }
  return found;
}

/** How many of the given concepts occur. */
export function countMatched(parsed: ParsedEmail, concepts: readonly Concept[]): number {
  return concepts.filter((concept) => parsed.phrases.has(concept)).length;
}

/** A link, with the page it leads to and the redirectors on the way. */
export function linkEvidence(link: Link): Evidence {
  const target = { href: targetOf(link), ...throughOf(link) };
  if (link.source !== undefined) {
    const quote = (link.text.trim() || link.href).slice(0, LIMITS.quote);
    return { quote, where: 'attachment', ...target, source: link.source };
  }
  if (link.text.trim() === '') return { quote: target.href.slice(0, LIMITS.quote), where: 'link', ...target };
  const end = Math.min(link.end, link.start + LIMITS.quote);
  return { quote: link.text.slice(0, end - link.start), where: 'link', start: link.start, end, ...target };
}

function throughOf({ hops, host }: Link): Pick<Evidence, 'through'> {
  const hosts = new Set(hops.map(({ hostname }) => hostname.replace(/^www\./, '')));
  hosts.delete(host);
  return hosts.size > 0 ? { through: [...hosts].join(' and ') } : {};
}

/** The links for which a test succeeds, one per host; those of attached files come last. */
export function linksWhere({ links, attachedLinks }: ParsedEmail, test: (link: Link) => boolean): Evidence[] {
  return linkEvidenceOf(attachedLinks.length === 0 ? links : [...links, ...attachedLinks], test);
}

/** The same with quoted links, for what is never legitimate: anyone can write the headers of a reply. */
export function allLinksWhere(parsed: ParsedEmail, test: (link: Link) => boolean): Evidence[] {
  return linkEvidenceOf([...parsed.links, ...parsed.attachedLinks, ...parsed.quotedLinks], test);
}

function linkEvidenceOf(links: readonly Link[], test: (link: Link) => boolean): Evidence[] {
  const first = links.findIndex((link) => test(link));
  if (first === -1) return NO_EVIDENCE;
  const hosts = new Set<string>();
  const found: Evidence[] = [];
  for (const link of links.slice(first)) {
    const key = link.host || link.href;
    if (found.length >= LIMITS.evidence) break;
    if (hosts.has(key) || !test(link)) continue;
    hosts.add(key);
    found.push(linkEvidence(link));
  }
  return found;
}

/** The host of a link, as sentences name it. */
export function hostOf(href: string | undefined): string {
  return href !== undefined && URL.canParse(href) ? new URL(href).hostname : (href ?? '').slice(0, 80);
}

export function wordEvidence(parsed: ParsedEmail, word: Word, where: 'subject' | 'body'): Evidence {
  return rangeEvidence(parsed, where, word.start, word.end);
}

export function rangeEvidence(parsed: ParsedEmail, where: 'subject' | 'body', start: number, until: number): Evidence {
  const end = Math.min(until, start + LIMITS.quote);
  return { quote: textOf(parsed, where).slice(start, end), where, start, end };
}

export function plainEvidence(where: Evidence['where'], quote: string): Evidence {
  return { quote: quote.slice(0, LIMITS.quote), where };
}

export function fromEvidence(from: Mailbox): Evidence {
  return plainEvidence('from', formatMailbox(from));
}

/** The writer, quoted from where the reader sees them. */
export function senderEvidence(parsed: ParsedEmail, { place, ...mailbox }: Sender): Evidence {
  if (place) return rangeEvidence(parsed, 'body', place.start, place.end);
  return mailbox.address === '' ? plainEvidence('from', mailbox.name) : fromEvidence(mailbox);
}

/** The first for whom a test succeeds: the sender or, in a forwarded email, its writer. */
export function sendersWhere(parsed: ParsedEmail, test: (sender: Sender) => boolean): Evidence[] {
  const found = sendersOf(parsed).find(test);
  return found ? [senderEvidence(parsed, found)] : NO_EVIDENCE;
}

const WRITES_OR_CALLS = new Set(['mailto', 'tel', 'sms', 'cid']);

/** Whether there is something to click other than to write or call. */
export function hasWebLink(parsed: ParsedEmail): boolean {
  return parsed.links.some(({ scheme }) => !WRITES_OR_CALLS.has(scheme)) || (parsed.html?.forms.length ?? 0) > 0;
}

/**
 * Whether there is a page to click. An invitation links to its calendar whatever it says, and so does an email to the
 * service that sent it for somebody.
 */
export function hasPage(parsed: ParsedEmail): boolean {
  if ((parsed.html?.forms.length ?? 0) > 0) return true;
  return parsed.links.some(({ scheme, host }) => !WRITES_OR_CALLS.has(scheme) && !isOfTransport(parsed, host));
}

function isOfTransport(parsed: ParsedEmail, host: string): boolean {
  if (CALENDAR_PAGES.some((page) => host === page || host.endsWith(`.${page}`))) return true;
  return authorOf(parsed) !== null && isOfPlatform(parsed, host);
}

/** Whether a host is the sender's, or another of its company's. */
export function isOfPlatform({ email: { from } }: ParsedEmail, host: string): boolean {
  if (!from || host === '') return false;
  const owner = ownerOf(domainOf(from.address));
  return sameOrganisation(from.address, host) || (owner !== null && ownerOf(host) === owner);
}

function phraseEvidence(parsed: ParsedEmail, { where, start, end }: Phrase): Evidence {
  return rangeEvidence(parsed, where, start, end);
}

/** Whether two pieces of evidence overlap. */
export function overlaps(a: Evidence, b: Evidence): boolean {
  if (a.where !== b.where || a.start === undefined || a.end === undefined) return false;
  return b.start !== undefined && b.end !== undefined && a.start < b.end && b.start < a.end;
}
