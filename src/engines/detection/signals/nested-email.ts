import { type Evidence, rank } from '../analysis.ts';
import { INVITERS } from '../data/inviters.ts';
import { LIMITS } from '../limits.ts';
import { type CodeContent, contentOf, hasOnlyCodesWithoutPage } from '../parse/codes.ts';
import { domainOf, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import type { NestedEmail } from '../parse/nested-emails.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { linkEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** Characters of a subject by which an attached email is named. */
const MAX_NAME_LENGTH = 80;

/** Attached emails and calendar entries, analysed by the same rules as the email, and QR codes in images. */
export const NESTED_EMAIL_SIGNALS: readonly SignalRule[] = [
  {
    id: 'dangerous-message-attached',
    group: 'attachment',
    // The attached email's own verdict counts (scoring/attached-email.ts).
    tier: 'context',
    title: 'Attached email is dangerous',
    sentence: (evidence, parsed) => foundIn(evidence, parsed, 'message'),
    check: (parsed) => worstEvidence(parsed, 'message'),
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
  return nested ? [{ ...plainEvidence('attachment', said(nested).quote), source: namedNested(nested) }] : NO_EVIDENCE;
}

function foundIn(evidence: readonly Evidence[], parsed: ParsedEmail, kind: NestedEmail['kind']): string {
  const nested = worst(parsed, kind);
  const sentence = nested ? said(nested).sentence : '';
  const quote = evidence[0]?.quote ?? '';
  const whole = sentence.includes(`“${quote}”`) ? sentence : `${sentence} It says “${quote}”.`;
  return `In ${evidence[0]?.source}: ${whole}`;
}

/** Where an email's own words are quoted. */
const IN_WORDS: ReadonlySet<Evidence['where']> = new Set(['subject', 'body', 'link', 'picture']);

/**
 * The strongest signal that quotes words, with the words. A signal that quotes something else, such as a header, is the
 * second choice.
 */
function said({ email, analysis }: NestedEmail): { sentence: string; quote: string } {
  const counted = analysis.signals.filter(({ weight }) => weight > 0);
  const quoting = (isQuote: (one: Evidence) => boolean) =>
    counted.flatMap(({ sentence, evidence }) => {
      const quote = evidence.find(isQuote)?.quote.trim() ?? '';
      return quote === '' ? [] : { sentence, quote };
    })[0];
  const words = email.subject.trim() || analysis.text.trim();
  return (
    quoting(({ where }) => IN_WORDS.has(where)) ??
    quoting(() => true) ?? { sentence: counted[0]?.sentence ?? '', quote: words.slice(0, LIMITS.quote) || 'no subject' }
  );
}

/** Named for the reader by its subject. */
export function namedNested({ kind, email }: Pick<NestedEmail, 'kind' | 'email'>): string {
  const subject = email.subject.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
  return `the ${kind === 'message' ? 'attached email' : 'calendar entry'}${subject === '' ? '' : ` “${subject}”`}`;
}

/** The worst of those with a warning. */
function worst({ nestedEmails }: ParsedEmail, kind: NestedEmail['kind']): NestedEmail | undefined {
  return nestedEmails
    .filter((one) => one.kind === kind && rank(one.analysis.severity) >= rank('Medium'))
    .toSorted((a, b) => rank(b.analysis.severity) - rank(a.analysis.severity))[0];
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
