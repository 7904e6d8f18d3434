import { confirmed } from './authentication.ts';
import { isKnownHost, isService, ownerOf } from './brand-hosts.ts';
import {
  domainOf,
  isClickTracker,
  isCustomerHost,
  isFreeHost,
  isFreemail,
  isLinkChecker,
  isShortener,
  isUserContent,
  registrableLabel,
  sameOrganisation,
} from './domains.ts';
import { ownDomainsOf } from './own-domains.ts';
import type { Received } from './parsed-email.ts';

/** Names that share fewer characters may do so by chance. */
const SHARED = 5;

/**
 * Whether a host is neither the sender's, nor the reader's, nor a well-known company's own. Without a sender, or if a
 * mailing service or link checker hides the target, we can't tell. A verified company may use a partner's site.
 */
export function isOffSite(received: Received, host: string): boolean {
  const { email, context } = received;
  const sender = domainOf(email.from?.address ?? '');
  if (sender === '' || host === '' || isClickTracker(host) || isLinkChecker(host)) return false;
  if (ownDomainsOf(context).some((own) => sameOrganisation(own, host))) return false;
  if (!isFreemail(sender)) {
    if (sameOrganisation(sender, host) || sharesName(sender, host)) return false;
    const owner = ownerOf(sender);
    if (owner !== null && (ownerOf(host) === owner || (isService(sender) && confirmed(received) !== null)))
      return false;
  }
  if (isFreeHost(host) || isShortener(host) || isUserContent(host)) return true;
  return !isKnownHost(host) && !isCustomerHost(host);
}

/** `alder-mail.com` sends for `alder.app`. */
function sharesName(sender: string, host: string): boolean {
  const [a, b] = [registrableLabel(sender), registrableLabel(host)].sort((one, two) => one.length - two.length);
  return a !== undefined && b !== undefined && a.length >= SHARED && b.includes(a);
}
