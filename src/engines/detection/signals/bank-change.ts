import { formatMailbox, type Mailbox } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { authorOf } from '../parse/author.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { isOffSite } from '../parse/off-site.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { changesInFilesOnly, changesOfTheirs } from './bank-account.ts';
import { isPassedOn } from './forwarding.ts';
import { hasWebLink, match, matchTogether, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

const TO_BE_CONFIRMED: SignalRule['floor'] = {
  severity: 'Low',
  reason: 'A changed account has to be confirmed another way before anything is paid, no matter who asks.',
};

/** Payments redirected to a different account. */
export const BANK_CHANGE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'bank-change',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    floor: TO_BE_CONFIRMED,
    inFiles: 'any',
    title: 'Changed bank details',
    sentence: 'It gives new or changed bank details. Confirm them by calling a number you already have.',
    check: changesOfTheirs,
  },
  {
    id: 'payment-to-changed-account',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    floor: TO_BE_CONFIRMED,
    covers: ['bank-change', 'payment-request'],
    inFiles: 'any',
    title: 'Payment to a changed account',
    sentence: 'It says an account has changed and asks you to send money to the new one.',
    check: (parsed) => (hasWebLink(parsed) ? NO_EVIDENCE : matchTogether(parsed, 'bank-change', 'payment-request')),
  },
  {
    id: 'bank-change-in-file',
    group: 'attachment',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    floor: TO_BE_CONFIRMED,
    covers: ['bank-change', 'payment-to-changed-account', 'bank-details'],
    title: 'Changed bank details only in the file',
    sentence:
      'An attached file gives changed bank details that the email doesn’t mention. Confirm them by calling a number you already have.',
    check: (parsed) => changesInFilesOnly(parsed).slice(0, LIMITS.evidence),
  },
  {
    id: 'bank-change-answers-elsewhere',
    group: 'sender',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    floor: {
      severity: 'Medium',
      reason: 'Who changes an account can be asked about it at the address they write from.',
    },
    covers: ['sender-name-in-domain', 'sender-domain-mentioned', 'link-domain-of-sender', 'links-to-own-domain'],
    title: 'Changed bank details, replies elsewhere',
    sentence: 'It changes bank details, and your reply would go to another domain than the sender’s.',
    check: (parsed) => {
      const other = answersElsewhere(parsed);
      if (other === undefined) return NO_EVIDENCE;
      const changes = [...changesOfTheirs(parsed), ...changesInFilesOnly(parsed)];
      return changes.length === 0
        ? NO_EVIDENCE
        : [plainEvidence('reply-to', formatMailbox(other)), ...changes.slice(0, 2)];
    },
  },
];

/** A reply address at a stranger's domain. A service names its user there, and a list its members. */
function answersElsewhere(parsed: ParsedEmail): Mailbox | undefined {
  const { from, replyTo = [] } = parsed.email;
  // A free mailbox next to an address in the text has its own signal.
  const isSaid = match(parsed, 'bank-change').length > 0;
  if (!from || authorOf(parsed) !== null || isPassedOn(parsed)) return undefined;
  return replyTo.find(({ address }) => {
    if (sameOrganisation(from.address, address)) return false;
    return isFreemail(domainOf(address)) ? !isSaid : address.includes('@') && isOffSite(parsed, domainOf(address));
  });
}
