import type { Evidence } from '../analysis.ts';
import { DELIVERY_REPORT, MAIL_SYSTEM } from '../data/aside-words.ts';
import { EMAIL_WORD, MAIL_FILTERS, NOT_DELIVERED } from '../data/delivery-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { Mailbox } from '../email.ts';
import { confirmed } from '../parse/authentication.ts';
import { isKnownHost, isService } from '../parse/brand-hosts.ts';
import { domainOf, isLinkChecker, registeredBy, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { isAnybodys, leadsElsewhere } from '../parse/leads-elsewhere.ts';
import type { Link } from '../parse/links.ts';
import { isOffSite } from '../parse/off-site.ts';
import { domainSentTo, ownDomainsOf } from '../parse/own-domains.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { correspondentsOf, isQuoted } from '../parse/thread.ts';
import { fromEvidence, linkEvidence, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Characters around a phrase in which a delivery report gives its code. */
const REPORT = 200;

/** Whether a mail server says why an email didn’t arrive. */
export function isDeliveryReport(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  if (leadsElsewhere(parsed)) return false;
  if (MAIL_SYSTEM.test(parsed.email.from?.address ?? '')) return true;
  return DELIVERY_REPORT.test(textOf(parsed, where).slice(Math.max(0, start - REPORT), end + REPORT));
}

/** The part in which a mail server reports an email's delivery status (RFC 3464). */
const STATUS_PART = 'message/delivery-status';
const REPORT_TYPE = /^\s*multipart\/report\b/i;
/** How many words at the beginning say that it is a report. */
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
  const { email, subject, text, links, quotedLinks, thread, isReply } = parsed;
  const { from } = email;
  if (!from || isAcquaintedByServer(parsed)) return NO_EVIDENCE;
  const beginning = `${subject}\n${text.slice(0, HEADING)}`;
  if (!NOT_DELIVERED.test(beginning) || !EMAIL_WORD.test(`${from.name}\n${beginning}`)) return NO_EVIDENCE;
  if (!namesReadersServer(parsed, from)) return NO_EVIDENCE;
  // Mail servers attribute the returned email like a reply's quote; a header by itself can appear above any button.
  const isReturned = ({ start }: Link) => isReply && isQuoted(thread, start) && isOfReader(parsed);
  const isExcused = (link: Link) => isReturned(link) || isInReport(parsed, link);
  const link = [...links, ...quotedLinks].find((one) => isStrangers(parsed, one.host) && !isExcused(one));
  return link ? [fromEvidence(from), linkEvidence(link)] : NO_EVIDENCE;
}

/** Whether the quoted email is from the reader's organization, unless the mailbox knows that it didn't send it. */
function isOfReader({ text, thread, context }: ParsedEmail): boolean {
  if (context.history?.knowsThread === false) return false;
  const own = ownDomainsOf(context);
  return correspondentsOf(text, thread).some(({ address, isWriter }) => isWriter && own.includes(shownDomain(address)));
}

/** Things that a report on an undelivered email has no reason to ask for. */
const REQUESTS: readonly Concept[] = ['click', 'sign-in', 'credential-request'];

/** Next to the other server's reason, in a plain report with the delivery status part: that reason may name a page. */
function isInReport({ email, html, text, phrases }: ParsedEmail, { start, end }: Link): boolean {
  const hasStatus = email.attachments?.some(({ mimeType }) => mimeType.toLowerCase() === STATUS_PART) === true;
  const isReport = headerValues(email, 'content-type').some((type) => REPORT_TYPE.test(type));
  if (!hasStatus || !isReport || html !== null || REQUESTS.some((one) => phrases.has(one))) return false;
  return DELIVERY_REPORT.test(text.slice(Math.max(0, start - REPORT), end + REPORT));
}

/** A sender who only uses the organization's name links to their own site, or to a page that anyone can set up. */
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
