import type { Evidence } from '../analysis.ts';
import { DELIVERY_REPORT } from '../data/aside-words.ts';
import { EMAIL_WORD, MAIL_FILTERS, NOT_DELIVERED } from '../data/delivery-words.ts';
import type { Mailbox } from '../email.ts';
import { confirmed } from '../parse/authentication.ts';
import { isKnownHost, isService } from '../parse/brand-hosts.ts';
import { domainOf, isLinkChecker, registeredBy, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { isAnybodys, leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { isOffSite } from '../parse/off-site.ts';
import { domainSentTo, ownDomainsOf } from '../parse/own-domains.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { fromEvidence, linkEvidence, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Characters around a phrase in which a delivery report gives its code. */
const REPORT = 200;

/** Whether a mail server says why an email didn’t arrive. */
export function isDeliveryReport(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  if (leadsElsewhere(parsed)) return false;
  return DELIVERY_REPORT.test(textOf(parsed, where).slice(Math.max(0, start - REPORT), end + REPORT));
}

/** The part in which a mail server says what became of an email (RFC 3464). */
const STATUS_PART = 'message/delivery-status';
const REPORT_TYPE = /^\s*multipart\/report\b/i;
/** Words of the beginning in which a report says what it is. */
const HEADING = 400;

/** Emails that pose as the reader's own mail server. */
export const DELIVERY_REPORT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'fake-delivery-report',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    namesKind: true,
    floor: {
      severity: 'High',
      reason: 'A mail server that could not deliver an email has no stranger’s page to open.',
    },
    covers: ['mailbox-lure', 'links-leave-sender', 'sender-name-in-domain'],
    title: 'Poses as your mail server',
    sentence:
      'It reports undelivered emails in the name of your own mail server, but its link goes to someone else’s site.',
    check: fakeReport,
  },
];

/** A report on emails not delivered, in the name of the reader's own domain or address, with a link to a stranger's site. */
function fakeReport(parsed: ParsedEmail): Evidence[] {
  const { email, subject, text, links, thread, isReply } = parsed;
  const { from } = email;
  if (!from || isAcquaintedByServer(parsed) || isOfMailServer(parsed)) return NO_EVIDENCE;
  const beginning = `${subject}\n${text.slice(0, HEADING)}`;
  if (!NOT_DELIVERED.test(beginning) || !EMAIL_WORD.test(`${from.name}\n${beginning}`)) return NO_EVIDENCE;
  if (!namesReadersServer(parsed, from)) return NO_EVIDENCE;
  // What mail servers return is attributed like a reply's quotation; a head alone can stand above any button.
  const link = links.find(({ host, start }) => isStrangers(parsed, host) && !(isReply && isQuoted(thread, start)));
  return link ? [fromEvidence(from), linkEvidence(link)] : NO_EVIDENCE;
}

/** With the part that tells what failed, in plain text: the other server may have named a page of its own. */
function isOfMailServer({ email, html }: ParsedEmail): boolean {
  const hasStatus = email.attachments?.some(({ mimeType }) => mimeType.toLowerCase() === STATUS_PART) === true;
  return hasStatus && html === null && headerValues(email, 'content-type').some((type) => REPORT_TYPE.test(type));
}

/** Somebody who only bears the organization's name links to their own site, or to a page that anyone can have. */
function isStrangers(parsed: ParsedEmail, host: string): boolean {
  const { email, context } = parsed;
  if (host === '' || isLinkChecker(host) || MAIL_FILTERS.has(registeredBy(host))) return false;
  if (isAnybodys(host)) return true;
  const own = ownDomainsOf(context);
  const isOwn = (one: string) => own.some((domain) => sameOrganisation(domain, one));
  const sender = domainOf(email.from?.address ?? '');
  if (own.length === 0 || isOwn(sender)) return !isService(host) && isOffSite(parsed, host);
  // A service that a firm uses writes from its own verified address, as a quarantine's report does.
  const isVerifiedOwn = confirmed(parsed) !== null && sameOrganisation(sender, host);
  return !isVerifiedOwn && !isOwn(host) && !isKnownHost(host);
}

function isAcquaintedByServer(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && (isContact(parsed) || isOfOwnDomain(parsed));
}

/** The sender's address is in the reader's domain, or the sender's name has that domain or the reader's address in it. */
function namesReadersServer({ email, context }: ParsedEmail, { name, address }: Mailbox): boolean {
  const sentTo = domainSentTo({ email, context });
  const own = [...ownDomainsOf(context), ...(sentTo === null ? [] : [sentTo])];
  if (own.includes(shownDomain(address))) return true;
  const readers = [context.recipient ?? '', ...(email.to ?? []).map((to) => to.address)];
  const names = new Set([...own, ...readers].filter((one) => one !== '').map((one) => one.toLowerCase()));
  const shown = name.toLowerCase().split(/[^\p{L}\p{N}.@_+-]+/u);
  return shown.some((word) => names.has(word) || names.has(word.slice(word.indexOf('@') + 1)));
}
