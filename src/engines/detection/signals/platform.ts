import { sensesNamed } from '../model/senses.ts';
import { authorOf, isKnownUser } from '../parse/author.ts';
import {
  authorEvidence,
  bankChangeOfUser,
  callsToUndo,
  claimsCompany,
  detailsElsewhere,
  paymentElsewhere,
  plainUse,
} from './platform-use.ts';
import { NO_EVIDENCE, type SignalRule } from './signal.ts';

const SECRETS = sensesNamed('password pin card code signin account confirm pay transfer fee iban');
const CARD = sensesNamed('card password pin signin');
const ENTER = sensesNamed('enter confirm');

/** What users write in emails that a service sends for them. */
export const PLATFORM_SIGNALS: readonly SignalRule[] = [
  {
    id: 'written-by-platform-user',
    group: 'sender',
    tier: 'context',
    // The service is genuine, but its user may be anyone.
    covers: [
      'known-company-confirmed',
      'link-domain-mentioned',
      'link-domain-of-sender',
      'link-known-companies',
      'links-to-own-domain',
      'sender-domain-mentioned',
      'sender-name-in-domain',
      'signed-unsubscribe',
    ],
    title: 'Written by a user of a service',
    sentence: (_, parsed) => {
      const { platform, name = '', address = '' } = authorOf(parsed) ?? {};
      return `${platform?.name ?? 'A service'} sent it for ${name || address || 'one of its users'}. That says nothing about who wrote it.`;
    },
    check(parsed) {
      const author = authorOf(parsed);
      return author && !isKnownUser(author, parsed) ? [authorEvidence(author, parsed)] : NO_EVIDENCE;
    },
  },
  {
    id: 'platform-plain-use',
    group: 'sender',
    tier: 'mitigating',
    title: 'Ordinary email of a known service',
    sentence: 'A known service sent it, every link goes there, and its user claims nothing out of the ordinary.',
    check: plainUse,
  },
  {
    id: 'platform-author-claims-company',
    group: 'sender',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'User poses as a company',
    sentence: 'Someone uses a service under the name of a company’s office. Anyone can choose such a name there.',
    check(parsed) {
      const author = authorOf(parsed);
      return author && claimsCompany(author) ? [authorEvidence(author, parsed)] : NO_EVIDENCE;
    },
  },
  {
    id: 'platform-callback',
    group: 'request',
    tier: 'soft',
    kinds: ['callback-scam'],
    namesKind: true,
    floor: { severity: 'Medium', reason: 'Nobody sends a charge through a service with a number that undoes it.' },
    covers: ['callback-lure', 'brand-receipt-by-phone', 'invoice-lure'],
    title: 'Call to undo a charge',
    sentence: 'Someone sent it through a service, with a phone number to cancel a charge. A scammer answers there.',
    check: callsToUndo,
  },
  {
    id: 'platform-bank-change',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    floor: {
      severity: 'Medium',
      reason: 'A service shows only that somebody has an account there, not whose bank it is.',
    },
    covers: ['bank-change', 'payment-to-changed-account', 'payment-request'],
    title: 'Changed bank details through a service',
    sentence:
      'A user of the service whom you don’t know changes bank details. Confirm them by calling a number you already have.',
    check: bankChangeOfUser,
  },
  {
    id: 'platform-details-elsewhere',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    covers: ['link-unnamed-domain'],
    title: 'Page outside the service',
    sentence: 'A user of the service asks for account or card details on a page that isn’t the service’s.',
    check: (parsed) => detailsElsewhere(parsed, SECRETS),
  },
  {
    id: 'platform-chat-details',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    floor: {
      severity: 'Medium',
      reason: 'Marketplaces and payment services take cards and passwords on their own pages only.',
    },
    covers: ['platform-details-elsewhere', 'link-unnamed-domain'],
    title: 'Card details outside the service',
    sentence: 'Through the service, someone asks for your card or password on a page that isn’t the service’s.',
    check(parsed) {
      const { carries } = authorOf(parsed)?.platform ?? {};
      return carries === 'messages' || carries === 'invoices' ? detailsElsewhere(parsed, CARD, ENTER) : NO_EVIDENCE;
    },
  },
  {
    id: 'platform-payment-elsewhere',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    title: 'Payment outside the service',
    sentence: 'A user of the service asks you to pay or write outside it, where it can’t protect you.',
    check: paymentElsewhere,
  },
];
