import type { Evidence } from '../analysis.ts';
import { ENOUGH_HISTORY } from '../history.ts';
import { isFreemail, shownDomain } from '../parse/domains.ts';
import { isFamiliar } from '../parse/known-sender.ts';
import { nameKey, placeOf } from '../parse/name-key.ts';
import { ownDomainsOf } from '../parse/own-domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { changesOfTheirs } from './bank-account.ts';
import { isExcused } from './forwarding.ts';
import { senders } from './impersonation.ts';
import { domainInQuote, outsiderWhere, participantsOf } from './participants.ts';
import { fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';
import { isCousin } from './similar-names.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The sender, compared with the people and companies that the reader knows or the email quotes. */
export const RELATIONSHIP_SIGNALS: readonly SignalRule[] = [
  {
    id: 'known-domain-cousin',
    group: 'sender',
    tier: 'soft',
    kinds: ['payment-fraud'],
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Made from a domain you know',
    sentence: (evidence) =>
      `The address is made from ${domainInQuote(evidence[1]?.quote ?? '')}, with a word added or another ending. Anyone can register that.`,
    check: knownDomainCousin,
  },
  {
    id: 'bank-change-from-cousin',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    floor: {
      severity: 'High',
      reason: 'A company that you know does not change its domain and its bank in one email.',
    },
    covers: ['bank-change', 'payment-to-changed-account'],
    title: 'New bank details from an imitated domain',
    sentence: 'It changes bank details, and its address only resembles one that you know. Pay nothing to them.',
    check(parsed) {
      const changes = changesOfTheirs(parsed);
      return changes.length > 0 && knownDomainCousin(parsed).length > 0 ? changes : NO_EVIDENCE;
    },
  },
  {
    id: 'correspondent-name-elsewhere',
    group: 'thread',
    tier: 'soft',
    kinds: ['conversation-hijack'],
    covers: ['contact-name-elsewhere', 'sender-authenticated', 'sender-name-in-domain'],
    title: 'Same name, not the address in the thread',
    sentence: 'It uses the name of someone in the quoted conversation, but comes from another address.',
    check: correspondentNameElsewhere,
  },
  {
    id: 'known-since',
    group: 'sender',
    tier: 'context',
    title: 'Sender you know',
    sentence: (_, { context: { history } }) => {
      const { firstSeen = '', emails = 0 } = history?.sender ?? {};
      const month = MONTH.format(new Date(`${firstSeen}T00:00:00Z`));
      return `You’ve known this sender since ${month}, ${emails.toLocaleString('en-US')} emails.`;
    },
    check({ email: { from }, context: { history } }) {
      if (!from || !history?.sender || history.emails < ENOUGH_HISTORY || history.sender.emails < 2) return NO_EVIDENCE;
      return Number.isNaN(Date.parse(`${history.sender.firstSeen}T00:00:00Z`))
        ? NO_EVIDENCE
        : [plainEvidence('from', from.address)];
    },
  },
  {
    id: 'written-to-sender',
    group: 'sender',
    tier: 'context',
    title: 'You’ve written to this address',
    sentence: (_, { context: { correspondence } }) => {
      const emails = correspondence?.toSender ?? 0;
      return `You’ve written ${emails === 1 ? 'one email' : `${emails.toLocaleString('en-US')} emails`} to this address.`;
    },
    check: ({ email: { from }, context: { correspondence } }) =>
      from && (correspondence?.toSender ?? 0) > 0 ? [plainEvidence('from', from.address)] : NO_EVIDENCE,
  },
];

/** Known domains are the reader's own, those in the thread, and those of the people the reader writes to. */
function knownDomainCousin(parsed: ParsedEmail): Evidence[] {
  const { contacts = [], correspondence } = parsed.context;
  const own = ownDomainsOf(parsed.context);
  if (isFamiliar(parsed) || correspondence?.knowsDomain) return NO_EVIDENCE;
  const participants = participantsOf(parsed);
  const quoted = outsiderWhere(parsed, participants, (address, { domain }) => isCousin(address, domain));
  if (quoted.length > 0) return quoted;
  const known = [...new Set([...own, ...contacts.map(({ address }) => address), ...(correspondence?.similar ?? [])])];
  const isKnown = new Set([...known, ...participants.map(({ domain }) => domain)].map(shownDomain));
  for (const sender of senders(parsed.email)) {
    if (isKnown.has(shownDomain(sender.quote))) continue;
    const real = known.find((one) => isCousin(sender.quote, shownDomain(one)));
    // Other signals say more about the reader's own domains.
    if (real !== undefined && !own.includes(real)) return [sender, plainEvidence('remark', shownDomain(real))];
  }
  return NO_EVIDENCE;
}

/** A participant's name, from an address that wasn't in the conversation. */
function correspondentNameElsewhere(parsed: ParsedEmail): Evidence[] {
  const { from } = parsed.email;
  const name = nameKey(from?.name ?? '');
  if (!from?.address.includes('@') || name === null || isFamiliar(parsed) || isExcused(parsed)) return NO_EVIDENCE;
  const participants = participantsOf(parsed).filter(({ address }) => address !== '');
  const place = placeOf(from.address);
  if (participants.some(({ address }) => placeOf(address) === place)) return NO_EVIDENCE;
  const namesake = participants.find((one) => nameKey(one.name) === name && !isFreemail(one.domain));
  return namesake ? [fromEvidence(from), namesake.evidence] : NO_EVIDENCE;
}
