import { authenticationOf } from './authentication.ts';
import { organizationDomain, sameOrganisation } from './domains.ts';
import type { Reading } from './parse.ts';

type Judged = Pick<Reading, 'letter' | 'context'>;

/** Whether the sender's address is that of somebody the reader corresponds with. */
export function isContact({ letter: { from }, context: { contacts } }: Judged): boolean {
  const address = from?.address.toLowerCase() ?? '';
  return address !== '' && contacts?.some((contact) => contact.address.toLowerCase() === address) === true;
}

/** Whether the sender's address is in an organization of the reader's own. */
export function isColleague({ letter: { from, to = [] }, context: { ownDomains } }: Judged): boolean {
  const domain = organizationDomain(from?.address ?? '');
  if (domain === null) return false;
  return ownDomains?.includes(domain) === true || to.some(({ address }) => sameOrganisation(address, domain));
}

/** Whether a contact or a colleague writes, as far as the mail server does not deny it. */
export function isAcquainted(reading: Judged): boolean {
  return (isContact(reading) || isColleague(reading)) && authenticationOf(reading)?.dmarc !== 'fail';
}
