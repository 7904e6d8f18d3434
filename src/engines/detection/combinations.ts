import type { Category, Severity } from './analysis.ts';
import type { SignalId } from './weights.ts';

/** Signals that together make a known kind of harm. */
export interface Combination {
  category: Category;
  severity: Severity;
  /** At least one of each list. */
  all: readonly (readonly SignalId[])[];
  /** Any of these, and the combination does not count. */
  excusedBy?: readonly SignalId[];
}

const PRESSURE: readonly SignalId[] = ['deadline', 'threat'];
const STOLEN_BY_PAGE: readonly SignalId[] = ['credential-request', 'sign-in-request'];
const ACCOUNT_LURE: readonly SignalId[] = ['account-problem', 'mailbox-lure', 'password-expiry-lure'];
const CURIOSITY_LURE: readonly SignalId[] = ['document-lure', 'voicemail-lure', 'parcel-lure', 'refund-lure'];
const FALSE_LINK: readonly SignalId[] = [
  'link-text-mismatch',
  'link-userinfo',
  'link-ip-address',
  'link-dangerous-scheme',
  'link-deceptive-characters',
  'link-look-alike',
];
const DOUBTFUL_LINK: readonly SignalId[] = [
  'link-shortener',
  'link-free-host',
  'link-suspicious-ending',
  'link-punycode',
  'link-recipient-address',
  'link-odd-port',
  'link-many-subdomains',
  'link-https-text-over-http',
  'brand-without-its-links',
  'form-in-letter',
];
const FALSE_SENDER: readonly SignalId[] = [
  'address-in-display-name',
  'brand-in-sender-name',
  'sender-look-alike',
  'known-domain-forged',
  'sender-not-authenticated',
  'no-sender-address',
];
const DISGUISE: readonly SignalId[] = [
  'look-alike-letters',
  'invisible-characters',
  'styled-letters',
  'separated-letters',
  'reversed-writing',
  'hidden-text',
  'junk-filling',
];

/** Worst first: of several that hold, the first decides the category. */
export const COMBINATIONS: readonly Combination[] = [
  {
    category: 'credential-phishing',
    severity: 'Critical',
    all: [STOLEN_BY_PAGE, FALSE_LINK, [...ACCOUNT_LURE, ...CURIOSITY_LURE]],
  },
  {
    category: 'credential-phishing',
    severity: 'Critical',
    all: [ACCOUNT_LURE, FALSE_SENDER, [...DOUBTFUL_LINK, ...FALSE_LINK]],
  },
  {
    category: 'crypto-scam',
    severity: 'High',
    all: [['seed-phrase-request'], [...PRESSURE, 'account-problem', 'credential-request'], ['crypto-lure']],
  },
  {
    category: 'credential-phishing',
    severity: 'High',
    all: [ACCOUNT_LURE, ['credential-request'], PRESSURE, [...DOUBTFUL_LINK, ...DISGUISE]],
  },
  { category: 'credential-phishing', severity: 'High', all: [ACCOUNT_LURE, DISGUISE] },
  {
    category: 'payment-fraud',
    severity: 'High',
    all: [
      ['bank-change'],
      ['payment-request', 'payroll', 'invoice-lure'],
      ['urgency', 'secrecy', 'unreachable', 'reply-to-freemail'],
    ],
  },
  { category: 'payment-fraud', severity: 'High', all: [['payment-request'], ['bank-details'], ['urgency']] },
  {
    category: 'payment-fraud',
    severity: 'High',
    all: [
      ['gift-cards'],
      ['availability-question', 'unreachable', 'secrecy'],
      ['urgency', 'secrecy', 'contact-details-request'],
    ],
  },
  {
    category: 'conversation-hijack',
    severity: 'High',
    all: [['fake-thread'], ['bank-change', 'payment-request', 'bank-details']],
  },
  {
    category: 'malware',
    severity: 'High',
    all: [
      ['attachment-macros', 'attachment-web-page'],
      ['open-attachment-request', 'invoice-lure', 'document-lure', 'voicemail-lure'],
    ],
  },
  {
    category: 'callback-scam',
    severity: 'High',
    all: [['callback-lure'], ['urgency', 'deadline', 'brand-without-its-links', 'brand-in-sender-name', 'threat']],
  },
  {
    category: 'advance-fee',
    severity: 'High',
    all: [['advance-fee'], ['contact-details-request', 'secrecy', 'reply-to-freemail']],
  },
  { category: 'delivery-scam', severity: 'High', all: [['parcel-lure'], ['small-fee'], DOUBTFUL_LINK] },
  {
    category: 'credential-phishing',
    severity: 'Medium',
    all: [ACCOUNT_LURE, ['credential-request'], ['threat']],
    excusedBy: ['can-be-ignored'],
  },
  { category: 'credential-phishing', severity: 'Medium', all: [ACCOUNT_LURE, STOLEN_BY_PAGE, DOUBTFUL_LINK] },
  {
    category: 'credential-phishing',
    severity: 'Medium',
    all: [CURIOSITY_LURE, [...DOUBTFUL_LINK], [...PRESSURE, 'sign-in-request']],
  },
  {
    category: 'crypto-scam',
    severity: 'Medium',
    all: [
      ['seed-phrase-request', 'crypto-lure'],
      ['prize-lure', 'account-problem', 'credential-request', 'wallet-address'],
    ],
  },
  {
    category: 'payment-fraud',
    severity: 'Medium',
    all: [
      ['payment-request'],
      ['urgency'],
      ['unreachable', 'secrecy', 'availability-question', 'bank-details', 'invoice-lure'],
    ],
  },
  {
    category: 'payment-fraud',
    severity: 'Medium',
    all: [['contact-details-request'], ['urgency', 'secrecy'], ['availability-question']],
  },
  { category: 'advance-fee', severity: 'Medium', all: [['advance-fee']] },
  { category: 'callback-scam', severity: 'Medium', all: [['callback-lure']] },
  { category: 'delivery-scam', severity: 'Medium', all: [['parcel-lure'], ['small-fee']] },
  {
    category: 'prize-scam',
    severity: 'Medium',
    all: [['prize-lure'], [...DOUBTFUL_LINK, ...FALSE_SENDER, ...DISGUISE]],
  },
  {
    category: 'suspicious',
    severity: 'Medium',
    all: [['look-alike-letters', 'separated-letters', 'invisible-characters']],
  },
  { category: 'unwanted', severity: 'Low', all: [['advertising'], ['hard-sell', ...DOUBTFUL_LINK, ...DISGUISE]] },
  { category: 'unwanted', severity: 'Low', all: [['prize-lure'], ['hard-sell', ...PRESSURE, 'urgency']] },
];
