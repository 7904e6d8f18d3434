import type { Evidence } from '../analysis.ts';
import { DELIVERY_REPORT } from '../data/aside-words.ts';
import { NOT_DELIVERED } from '../data/delivery-words.ts';
import type { Mailbox } from '../email.ts';
import { confirmed } from '../parse/authentication.ts';
import { isKnownHost, isService } from '../parse/brand-hosts.ts';
import { domainOf, registrableLabel, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { hasHeader, headerValues } from '../parse/headers.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
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

/** What stands before the email that a mail server returns: a line or its header fields. */
const RETURNED =
  /^(?:-{4,}.{0,80}|>.{0,200}|(?:received|return-path|message-id|from|von|de|subject|betreff|objet|asunto) ?: .{1,200})$/im;
const REPORT_TYPE = /^\s*multipart\/report\b/i;
/** Words of the beginning in which a report says what it is. */
const HEADING = 400;
const MIN_LABEL = 5;

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
  const { email, subject, text, links, thread } = parsed;
  const { from } = email;
  if (!from || isAcquaintedByServer(parsed) || hasHeader(email, 'list-id')) return NO_EVIDENCE;
  if (headerValues(email, 'content-type').some((type) => REPORT_TYPE.test(type))) return NO_EVIDENCE;
  const isReport = NOT_DELIVERED.test(subject) || NOT_DELIVERED.test(text.slice(0, HEADING));
  if (!isReport || !namesReadersServer(parsed, from)) return NO_EVIDENCE;
  const link = links.find(
    ({ host, start }) => isStrangers(parsed, host) && !isQuoted(thread, start) && !RETURNED.test(text.slice(0, start)),
  );
  return link ? [fromEvidence(from), linkEvidence(link)] : NO_EVIDENCE;
}

/** Somebody who only bears the organization's name links to their own site. */
function isStrangers(parsed: ParsedEmail, host: string): boolean {
  if (host === '' || isService(host)) return false;
  const own = ownDomainsOf(parsed.context);
  const isOwn = (one: string) => own.some((domain) => sameOrganisation(domain, one));
  const isOutsider = own.length > 0 && !isOwn(domainOf(parsed.email.from?.address ?? ''));
  return isOutsider ? !isOwn(host) && !isKnownHost(host) : isOffSite(parsed, host);
}

function isAcquaintedByServer(parsed: ParsedEmail): boolean {
  return confirmed(parsed) !== null && (isContact(parsed) || isOfOwnDomain(parsed));
}

/** The sender's address or name is that of the reader, of their domain or of their organization's mail system. */
function namesReadersServer({ email, context }: ParsedEmail, { name, address }: Mailbox): boolean {
  const sentTo = domainSentTo({ email, context });
  const own = [...ownDomainsOf(context), ...(sentTo === null ? [] : [sentTo])];
  if (own.includes(shownDomain(address))) return true;
  const readers = [context.recipient ?? '', ...(email.to ?? []).map((to) => to.address)].filter((one) => one !== '');
  const shown = name.toLowerCase();
  if (readers.some((reader) => shown.includes(reader.toLowerCase()))) return true;
  const words = shown.split(/[^\p{L}\p{N}]+/u);
  return own.some((domain) => {
    const label = registrableLabel(domain);
    return shown.includes(domain) || (label.length >= MIN_LABEL && words.includes(label));
  });
}
