import { ENOUGH_HISTORY } from '../history.ts';
import { failureOf } from './authentication.ts';
import { organizationDomain, sameOrganisation } from './domains.ts';
import type { Received } from './parsed-email.ts';

/** A single email to an address may be a reply to a stranger. */
const CORRESPONDED = 2;

/** Whether the reader corresponds with the sender's address. */
export function isContact({ email: { from }, context: { contacts, correspondence } }: Received): boolean {
  const address = from?.address.toLowerCase() ?? '';
  if (address === '') return false;
  if ((correspondence?.toSender ?? 0) >= CORRESPONDED) return true;
  return contacts?.some((contact) => contact.address.toLowerCase() === address) === true;
}

/** Whether the sender is in the reader's organization, or in that of another recipient. */
export function isColleague(received: Received): boolean {
  const { from, to = [] } = received.email;
  const domain = organizationDomain(from?.address ?? '');
  return isOfOwnDomain(received) || (domain !== null && to.some(({ address }) => sameOrganisation(address, domain)));
}

/** Whether the sender is in the reader's own organization. Recipients do not count here: the sender chooses them. */
export function isOfOwnDomain({ email: { from }, context: { ownDomains } }: Received): boolean {
  const domain = organizationDomain(from?.address ?? '');
  return domain !== null && ownDomains?.includes(domain) === true;
}

/** Emails without a warning that make a sender familiar. */
const FAMILIAR = 3;

export function isFamiliar({ context: { history } }: Received): boolean {
  return history !== undefined && history.emails >= ENOUGH_HISTORY && (history.sender?.emails ?? 0) >= FAMILIAR;
}

/** Whether the sender is a contact or a colleague and the mail server does not contradict it. */
export function isAcquainted(parsed: Received): boolean {
  return (isContact(parsed) || isColleague(parsed)) && failureOf(parsed) === null;
}
