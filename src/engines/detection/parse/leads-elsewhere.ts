import type { FileReading } from '../attachments/file-reading.ts';
import { confirmed, failureOf } from './authentication.ts';
import { authorOf } from './author.ts';
import { isService, ownerOf } from './brand-hosts.ts';
import {
  domainOf,
  isClickTracker,
  isFreeHost,
  isLinkChecker,
  isShortener,
  isUserContent,
  sameOrganisation,
} from './domains.ts';
import { isContact, isFamiliar, isOfOwnDomain } from './known-sender.ts';
import { isNameAlone, type Link } from './links.ts';
import { once } from './once.ts';
import { ownDomainsOf } from './own-domains.ts';
import type { ParsedEmail } from './parsed-email.ts';

/** Tests for hosts of well-known companies where anyone can have a page. */
const ANYBODYS = [isFreeHost, isShortener, isClickTracker, isLinkChecker, isUserContent];
const WRITES_OR_CALLS = new Set(['mailto', 'tel', 'sms', 'cid']);
/** Names of the parts of a delivery report (RFC 3464); they are text. */
const ENDINGS_OF_TEXT = new Set(['', 'txt', 'dat', 'eml']);

/**
 * Whether an email has a form, a file to open, or a link to a page that may be a stranger's. If so, words that would
 * make others harmless, such as “left you a voicemail”, are no excuse: the sender chose them, and has somewhere to send
 * the reader.
 */
export const leadsElsewhere = once((parsed: ParsedEmail): boolean => {
  const { html, files, links, attachedLinks, quotedLinks } = parsed;
  if ((html?.forms.length ?? 0) > 0) return true;
  if (files.some(mayBeOpened)) return true;
  const isSendersOwn = isVouchedFor(parsed);
  return [...links, ...attachedLinks, ...quotedLinks].some(
    (link) => !WRITES_OR_CALLS.has(link.scheme) && !isNameAlone(link) && !isOwn(parsed, link, isSendersOwn),
  );
});

/** Attached emails are judged by themselves, and pictures among the text are seen, not opened. */
function mayBeOpened({ kind, ending, attachment }: FileReading): boolean {
  if (attachment.isReadAsEmail || (attachment.isShown && kind === 'picture')) return false;
  return kind !== null || !ENDINGS_OF_TEXT.has(ending);
}

/**
 * Whether the mailbox or the receiving server vouches for the sender, which no wording can achieve. The recipients do
 * not count here: the sender chooses them.
 */
export function isVouchedFor(parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  if (from === undefined || authorOf(parsed) !== null) return false;
  const isKnown = isContact(parsed) || isOfOwnDomain(parsed) || isFamiliar(parsed);
  if (isKnown && failureOf(parsed) === null) return true;
  return isService(domainOf(from.address)) && confirmed(parsed) !== null;
}

/** A page of the reader's organization or of a well-known company, or a vouched-for sender's. */
function isOwn({ email, context }: ParsedEmail, { host }: Link, isSendersOwn: boolean): boolean {
  if (host === '' || isAnybodys(host)) return false;
  if (isService(host) || ownDomainsOf(context).some((own) => sameOrganisation(own, host))) return true;
  const sender = domainOf(email.from?.address ?? '');
  const owner = ownerOf(sender);
  return isSendersOwn && (sameOrganisation(sender, host) || (owner !== null && ownerOf(host) === owner));
}

/** Whether a host shows or redirects to pages that anyone can have there, even if a well-known company runs it. */
export function isAnybodys(host: string): boolean {
  return ANYBODYS.some((test) => test(host));
}
