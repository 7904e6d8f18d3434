import type { Evidence, Group, Kind, Severity } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { CALENDAR_PAGES } from '../data/platforms.ts';
import { formatMailbox, type Mailbox } from '../email.ts';
import { LIMITS } from '../limits.ts';
import type { NamedKind } from '../model/model.ts';
import { authorOf } from '../parse/author.ts';
import { type Link, targetOf } from '../parse/links.ts';
import { type ParsedEmail, type Phrase, textOf } from '../parse/parsed-email.ts';
import { type Sender, sendersOf } from '../parse/senders.ts';
import { isOfService } from '../parse/service-email.ts';
import type { Word } from '../parse/words.ts';
import { isCompany, isName } from './phrase-is-name.ts';
import { isReportedSpeech } from './reported.ts';

/**
 * How a signal may count: `soft` adds to the score, `mitigating` takes from it, `context` is reported and never counted.
 * How much it counted in an email is its `Tier` there: a soft signal that hardly did is `context`, one with a floor `hard`.
 */
export type RuleTier = 'soft' | 'context' | 'mitigating';

/**
 * A signal: what it means, and the check that finds it. Its weight is learned from labelled emails, see `model/`: a
 * soft signal never reassures and a mitigating one never alarms. A signal that training hasn't seen counts like the
 * average of its group.
 */
export interface SignalRule {
  id: string;
  group: Group;
  tier: RuleTier;
  /**
   * For mitigating signals: whether the receiving server or the mailbox vouches for it. Anyone can arrange the others,
   * for example by buying a domain, so they may reassure only a little.
   */
  isProven?: true;
  /** The kinds of harm it points to. Without kinds, it only says that something is wrong. */
  kinds?: readonly Kind[];
  /**
   * It names the act itself, such as a request for recovery words. A well-known company's name or a pretext doesn't:
   * many kinds of fraud use them, so they support a kind but can't establish it.
   */
  namesKind?: true;
  /**
   * It asks a private person for a payment. Unless something is about business, evidence of payment fraud then counts
   * for this kind.
   */
  ofPrivateLife?: NamedKind;
  /** Only companies get such requests, in the name of a colleague or supplier. */
  ofBusiness?: true;
  /** It asks for a secret or for access, so the email suggests no task. */
  asksSecret?: true;
  /** Found in receipts, newsletters and notices every day. */
  isCommon?: true;
  /** It shows a sender who poses as somebody else, which the conclusion names if the email has no clear kind. */
  isImpersonation?: true;
  /** A link that isn't what it seems or that anyone can set up: `deceptive` if it shows or suggests another target. */
  linkDoubt?: 'doubtful' | 'deceptive';
  /** It asks for a click, the least that a harmful email wants. */
  asksForClick?: true;
  /** What advertising with this signal hides: who sent it, or where its links go. */
  hides?: 'sender' | 'target';
  /** It is advertising: by its offer, by nothing but an offer, as a share tip, or by its manner, which newsletters have too. */
  advertising?: 'offer' | 'only-offer' | 'share' | 'manner';
  /** The receiving server or the mailbox verified it, so it is shown next to a warning too. */
  isShownWithWarning?: true;
  /** It compares the text part with the HTML. Mail programs show one or the other, so the worse one counts. */
  comparesParts?: true;
  /** For facts that no honest email has: the least severity, and why. */
  floor?: { severity: Severity; reason: string };
  /** Signals that say less about the same fact, or reassure about what this one denies. They don't count next to it. */
  covers?: readonly string[];
  title: string;
  /** For the reader; may include what was found. */
  sentence: string | ((evidence: readonly Evidence[], parsed: ParsedEmail) => string);
  /**
   * Whether the text of attached files is searched too: of `any`, of those as `short` as an email, or of short ones
   * that also put the reader `under-pressure`. Not set for what honest documents say too: every invoice asks for a
   * payment, names an account and sets a date.
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
      if (isAside(parsed, concept, phrase)) continue;
      const evidence = phraseEvidence(parsed, phrase);
      if (!found.some((other) => overlaps(other, evidence))) found.push(evidence);
    }
  }
  return found;
}

/** Whether a phrase is a name or a report about others, so that it says nothing about what the email wants. */
function isAside(parsed: ParsedEmail, concept: Concept, phrase: Phrase): boolean {
  return isName(parsed, concept, phrase) || isReportedSpeech(parsed, concept, phrase);
}

/** The most words between two concepts that belong together. */
const ADJACENT_WORDS = 12;

/**
 * The phrases of the given concepts, if one is prominent, so that the email is about it and doesn't just mention it.
 */
export function matchProminent(parsed: ParsedEmail, ...concepts: readonly Concept[]): Evidence[] {
  const opens = concepts.some((concept) =>
    parsed.phrases.get(concept)?.some((phrase) => phrase.prominent && !isAside(parsed, concept, phrase)),
  );
  return opens ? match(parsed, ...concepts) : NO_EVIDENCE;
}

/** The prominent phrases of a concept that are only a company’s name. */
export function matchNames(parsed: ParsedEmail, concept: Concept): Evidence[] {
  const named = parsed.phrases.get(concept)?.filter((one) => one.prominent && isCompany(parsed, one)) ?? [];
  return named.slice(0, LIMITS.evidence).map((one) => phraseEvidence(parsed, one));
}

/** The phrases of two concepts where they occur close together. */
export function matchTogether(parsed: ParsedEmail, first: Concept, second: Concept): Evidence[] {
  const said = (concept: Concept) =>
    (parsed.phrases.get(concept) ?? []).filter((phrase) => !isReportedSpeech(parsed, concept, phrase));
  const others = said(second);
  const found: Evidence[] = [];
  for (const phrase of said(first)) {
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

/** The same, including quoted links, for links that are never legitimate: anyone can write the headers of a reply. */
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

/** The host of a link, as named in sentences. */
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

/** The first person that passes a test: the sender or, in a forwarded email, its writer. */
export function sendersWhere(parsed: ParsedEmail, test: (sender: Sender) => boolean): Evidence[] {
  const found = sendersOf(parsed).find(test);
  return found ? [senderEvidence(parsed, found)] : NO_EVIDENCE;
}

const WRITES_OR_CALLS = new Set(['mailto', 'tel', 'sms', 'cid']);

/** Whether there is something to click, apart from addresses and phone numbers. */
export function hasWebLink(parsed: ParsedEmail): boolean {
  return parsed.links.some(({ scheme }) => !WRITES_OR_CALLS.has(scheme)) || (parsed.html?.forms.length ?? 0) > 0;
}

/**
 * Whether there is a page to click. Links to an invitation's calendar or to the service that sent the email don't
 * count: they are always there.
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
  return from !== undefined && isOfService(from, host);
}

function phraseEvidence(parsed: ParsedEmail, { where, start, end }: Phrase): Evidence {
  const glued = GLUED.exec(textOf(parsed, where).slice(start, end));
  return rangeEvidence(parsed, where, start, glued ? start + glued[0].length : end);
}

/** A name in Latin script that Japanese, Chinese or Korean text follows without a space: “Bitcoinの”. */
const GLUED =
  /^[\p{Script=Latin}\d]{2,40}(?=-?[\p{Script=Latin}\d-]{0,40}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** Whether two pieces of evidence overlap. */
export function overlaps(a: Evidence, b: Evidence): boolean {
  if (a.where !== b.where || a.start === undefined || a.end === undefined) return false;
  return b.start !== undefined && b.end !== undefined && a.start < b.end && b.start < a.end;
}
