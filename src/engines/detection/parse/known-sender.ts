import { ENOUGH_HISTORY } from '../history.ts';
import { authenticationOf } from './authentication.ts';
import { organizationDomain, sameOrganisation } from './domains.ts';
import type { Received } from './parsed-email.ts';

/** Whether the sender's address is that of somebody the reader corresponds with. */
export function isContact({ email: { from }, context: { contacts } }: Received): boolean {
  const address = from?.address.toLowerCase() ?? '';
  return address !== '' && contacts?.some((contact) => contact.address.toLowerCase() === address) === true;
}

/** Whether the sender's address is in an organization of the reader's own, or of one whom the email is sent to as well. */
export function isColleague(received: Received): boolean {
  const { from, to = [] } = received.email;
  const domain = organizationDomain(from?.address ?? '');
  return isOfOwnDomain(received) || (domain !== null && to.some(({ address }) => sameOrganisation(address, domain)));
}

/** Whether it is in one that is known to be the reader's own: whom an email is sent to, its sender chooses. */
export function isOfOwnDomain({ email: { from }, context: { ownDomains } }: Received): boolean {
  const domain = organizationDomain(from?.address ?? '');
  return domain !== null && ownDomains?.includes(domain) === true;
}

/** Emails without a warning that make a sender a familiar one. */
const FAMILIAR = 3;

/** Whether several emails of the sender's have come before. */
export function isFamiliar({ context: { history } }: Received): boolean {
  return history !== undefined && history.emails >= ENOUGH_HISTORY && (history.sender?.emails ?? 0) >= FAMILIAR;
}

/** Whether a contact or a colleague writes, as far as the mail server does not deny it. */
export function isAcquainted(parsed: Received): boolean {
  return (isContact(parsed) || isColleague(parsed)) && authenticationOf(parsed)?.dmarc !== 'fail';
}
