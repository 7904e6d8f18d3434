import { ENOUGH_HISTORY } from '../history.ts';
import { authenticationOf } from './authentication.ts';
import { organizationDomain, sameOrganisation } from './domains.ts';
import type { Reading } from './parse.ts';

type Judged = Pick<Reading, 'letter' | 'context'>;

/** Whether the sender's address is that of somebody the reader corresponds with. */
export function isContact({ letter: { from }, context: { contacts } }: Judged): boolean {
  const address = from?.address.toLowerCase() ?? '';
  return address !== '' && contacts?.some((contact) => contact.address.toLowerCase() === address) === true;
}

/** Whether the sender's address is in an organization of the reader's own, or of one whom the letter is sent to as well. */
export function isColleague(judged: Judged): boolean {
  const { from, to = [] } = judged.letter;
  const domain = organizationDomain(from?.address ?? '');
  return isOfOwnDomain(judged) || (domain !== null && to.some(({ address }) => sameOrganisation(address, domain)));
}

/** Whether it is in one that is known to be the reader's own: whom a letter is sent to, its sender chooses. */
export function isOfOwnDomain({ letter: { from }, context: { ownDomains } }: Judged): boolean {
  const domain = organizationDomain(from?.address ?? '');
  return domain !== null && ownDomains?.includes(domain) === true;
}

/** Letters without a warning that make a sender a familiar one. */
const FAMILIAR = 3;

/** Whether several letters of the sender's have come before. */
export function isFamiliar({ context: { history } }: Judged): boolean {
  return history !== undefined && history.letters >= ENOUGH_HISTORY && (history.sender?.letters ?? 0) >= FAMILIAR;
}

/** Whether a contact or a colleague writes, as far as the mail server does not deny it. */
export function isAcquainted(reading: Judged): boolean {
  return (isContact(reading) || isColleague(reading)) && authenticationOf(reading)?.dmarc !== 'fail';
}
