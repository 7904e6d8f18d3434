import { type Evidence, rank } from '../analysis.ts';
import { INVITERS } from '../data/inviters.ts';
import { REPORTS } from '../data/reports.ts';
import { FORWARD_PREFIX } from '../data/thread-words.ts';
import { LIMITS } from '../limits.ts';
import { type CodeContent, contentOf, hasOnlyCodesWithoutPage } from '../parse/codes.ts';
import { domainOf, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import { isColleague, isContact } from '../parse/known-sender.ts';
import type { NestedEmail } from '../parse/nested-emails.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { linkEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** Visible characters of an email that only covers its attachment. */
const COVERING_NOTE = 400;
/** Characters of a subject by which an attached email is named. */
const LONGEST_NAME = 80;
const AUTOMATIC_SENDER = /^(?:mailer-daemon|postmaster|abuse|.{0,60}bounces?)@/i;

/** Attached emails and calendar entries, analysed by the same rules as the email, and QR codes in images. */
export const NESTED_EMAIL_SIGNALS: readonly SignalRule[] = [
  {
    id: 'dangerous-message-attached',
    group: 'attachment',
    tier: 'context',
    title: 'Attached email is dangerous',
    sentence: (evidence, parsed) => foundIn(evidence, parsed, 'message'),
    check: (parsed) => worstEvidence(parsed, 'message'),
  },
  {
    id: 'message-attached-as-lure',
    group: 'attachment',
    tier: 'soft',
    floor: { severity: 'Medium', reason: 'What it carries was judged dangerous on its own evidence.' },
    title: 'Dangerous email attached by a stranger',
    sentence: (evidence) =>
      `The email itself says little. Its real content is the attached email “${evidence[0]?.quote}”, where fewer checks look.`,
    check(parsed) {
      const lure = isCoverOfStranger(parsed) ? worst(parsed, 'message') : undefined;
      return lure ? [plainEvidence('attachment', lure.email.subject.trim() || 'no subject')] : NO_EVIDENCE;
    },
  },
  {
    id: 'dangerous-calendar-entry',
    group: 'attachment',
    tier: 'soft',
    floor: { severity: 'Medium', reason: 'The entry was judged dangerous on its own evidence.' },
    title: 'Dangerous calendar entry',
    sentence: (evidence, parsed) => foundIn(evidence, parsed, 'calendar'),
    check: (parsed) => worstEvidence(parsed, 'calendar'),
  },
  {
    id: 'invitation-for-somebody-else',
    group: 'sender',
    tier: 'soft',
    title: 'Invitation names another organizer',
    sentence: (evidence) => `The invitation names “${evidence[0]?.quote}” as its organizer, who isn’t the sender.`,
    check: hostElsewhere,
  },
  {
    id: 'qr-code-link',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'QR code opens a web page',
    sentence: 'A QR code moves you to your phone, where links aren’t checked.',
    check: ({ attachedLinks, email }) =>
      attachedLinks
        .filter(({ source, host }) => source?.startsWith('the QR code') && !isSenders(host, email.from?.address))
        .slice(0, LIMITS.evidence)
        .map(linkEvidence),
  },
  {
    id: 'qr-code-without-link',
    group: 'link',
    tier: 'context',
    title: 'QR code without a link',
    sentence: (_, { email: { qrCodes = [] } }) =>
      `The QR code contains ${CONTENTS[qrCodes[0] ? contentOf(qrCodes[0]) : 'text']}. It doesn’t open a web page.`,
    check: ({ email }) =>
      hasOnlyCodesWithoutPage(email)
        ? [plainEvidence('attachment', email.qrCodes?.[0]?.text.replace(/\s+/g, ' ') ?? '')]
        : NO_EVIDENCE,
  },
];

const CONTENTS: Readonly<Record<CodeContent, string>> = {
  page: 'a web address',
  wifi: 'Wi-Fi access',
  contact: 'contact details',
  payment: 'payment details',
  event: 'a calendar entry',
  email: 'an email address',
  phone: 'a phone number',
  place: 'a location',
  text: 'text',
};

function worstEvidence(parsed: ParsedEmail, kind: NestedEmail['kind']): Evidence[] {
  const nested = worst(parsed, kind);
  const quote = nested?.analysis.signals[0]?.evidence[0]?.quote;
  return nested === undefined || quote === undefined
    ? NO_EVIDENCE
    : [{ ...plainEvidence('attachment', quote), source: named(nested) }];
}

function foundIn(evidence: readonly Evidence[], parsed: ParsedEmail, kind: NestedEmail['kind']): string {
  const { sentence = '' } = worst(parsed, kind)?.analysis.signals[0] ?? {};
  const quote = evidence[0]?.quote ?? '';
  const said = sentence.includes(`“${quote}”`) ? sentence : `${sentence} It says “${quote}”.`;
  return `In ${evidence[0]?.source}: ${said}`;
}

/** In words for the reader, by its subject. */
function named({ kind, email }: NestedEmail): string {
  const subject = email.subject.trim().slice(0, LONGEST_NAME);
  return `the ${kind === 'message' ? 'attached email' : 'calendar entry'}${subject === '' ? '' : ` “${subject}”`}`;
}

/** The worst of those that have a warning of their own. */
function worst({ nestedEmails }: ParsedEmail, kind: NestedEmail['kind']): NestedEmail | undefined {
  return nestedEmails
    .filter((one) => one.kind === kind && rank(one.analysis.severity) >= rank('Medium'))
    .toSorted((a, b) => rank(b.analysis.severity) - rank(a.analysis.severity))[0];
}

/**
 * Whether a stranger sends little more than the attachment. People who forward an email to ask about it or report it
 * are innocent, and so are servers that return one.
 */
function isCoverOfStranger(parsed: ParsedEmail): boolean {
  const { subject, text, visible } = parsed;
  const { from, headers = [] } = parsed.email;
  if (visible > COVERING_NOTE || FORWARD_PREFIX.test(subject) || REPORTS.test(subject) || REPORTS.test(text))
    return false;
  if (headers.some(({ name, value }) => /^content-type$/i.test(name) && /^\s*multipart\/report/i.test(value)))
    return false;
  if (from === undefined || from.address === '') return true;
  return !AUTOMATIC_SENDER.test(from.address) && !isContact(parsed) && !isColleague(parsed);
}

function hostElsewhere({ email: { calendar = [], from } }: ParsedEmail): Evidence[] {
  if (!from || from.address === '') return NO_EVIDENCE;
  const sender = domainOf(from.address);
  if (INVITERS.has(registrableDomain(sender) ?? '')) return NO_EVIDENCE;
  return calendar
    .filter(({ method, organizer }) => method === 'REQUEST' && organizer?.address.includes('@'))
    .map(({ organizer }) => organizer?.address ?? '')
    .filter((address) => !sameOrganisation(address, sender))
    .slice(0, 1)
    .map((address) => plainEvidence('attachment', address));
}

function isSenders(host: string, address: string | undefined): boolean {
  return address !== undefined && address !== '' && sameOrganisation(address, host);
}
