import type { Kind, Severity } from './analysis.ts';
import type { SignalId } from './weights.ts';

/** Signals that together make a known kind of harm. */
export interface Combination {
  kind: Kind;
  severity: Severity;
  /** At least one of each list. */
  all: readonly (readonly SignalId[])[];
}

const PRESSURE: readonly SignalId[] = ['deadline', 'threat'];
const STOLEN_BY_PAGE: readonly SignalId[] = ['credential-request', 'sign-in-request'];
const ACCOUNT_LURE: readonly SignalId[] = ['account-problem', 'mailbox-lure', 'password-expiry-lure'];
const CURIOSITY_LURE: readonly SignalId[] = ['document-lure', 'voicemail-lure', 'parcel-lure', 'refund-lure'];
const FALSE_LINK: readonly SignalId[] = [
  'link-text-mismatch',
  'link-to-known-name-mismatch',
  'link-userinfo',
  'link-ip-address',
  'link-dangerous-scheme',
  'link-deceptive-characters',
  'link-look-alike',
];
const HIDDEN_TARGET: readonly SignalId[] = [
  'link-shortener',
  'link-name-mismatch',
  'link-free-host',
  'link-suspicious-ending',
  'link-punycode',
  'link-recipient-address',
  'link-odd-port',
  'link-many-subdomains',
  'link-https-text-over-http',
  'form-in-letter',
  'link-through-known-site',
  'link-random-name',
];
const NOT_THE_SENDERS: readonly SignalId[] = ['claimed-sender-without-its-links', 'known-sender-links-elsewhere'];
const DOUBTFUL_LINK: readonly SignalId[] = [...HIDDEN_TARGET, ...NOT_THE_SENDERS, 'brand-without-its-links'];
const FALSE_SENDER_NAME: readonly SignalId[] = [
  'address-in-display-name',
  'brand-in-sender-name',
  'sender-look-alike',
  'known-domain-forged',
  'disguised-sender-name',
];
const FALSE_SENDER: readonly SignalId[] = [...FALSE_SENDER_NAME, 'sender-not-authenticated', 'no-sender-address'];
const ODD_SENDER: readonly SignalId[] = [
  ...FALSE_SENDER,
  'sender-on-free-host',
  'sender-suspicious-ending',
  'notice-from-freemail',
];
const DISGUISE: readonly SignalId[] = [
  'look-alike-letters',
  'invisible-characters',
  'styled-letters',
  'separated-letters',
  'reversed-writing',
  'hidden-text',
  'junk-filling',
  'accented-letters',
  'random-filling',
];

const REQUEST: readonly SignalId[] = [
  'credential-request',
  'sign-in-request',
  'payment-request',
  'seed-phrase-request',
  'open-attachment-request',
  'contact-details-request',
];
const LURE: readonly SignalId[] = [
  ...ACCOUNT_LURE,
  ...CURIOSITY_LURE,
  'prize-lure',
  'windfall-lure',
  'small-fee',
  'invoice-lure',
];

/** What everybody can see in a subject line or a first sentence: it is enough next to something hidden. */
const HOOK: readonly SignalId[] = [...LURE, ...PRESSURE, 'urgency', 'generic-greeting'];

/** Worst first: of several that hold, the first decides the kind. */
export const COMBINATIONS: readonly Combination[] = [
  combine(
    'conversation-hijack',
    'Critical',
    ['correspondent-look-alike'],
    ['bank-change', 'bank-details', 'payment-request', 'payroll', 'gift-cards', 'wallet-address'],
  ),
  combine('credential-phishing', 'Critical', STOLEN_BY_PAGE, FALSE_LINK, [...ACCOUNT_LURE, ...CURIOSITY_LURE]),
  combine('credential-phishing', 'Critical', ACCOUNT_LURE, FALSE_SENDER, [...DOUBTFUL_LINK, ...FALSE_LINK]),

  combine('conversation-hijack', 'High', ['correspondent-look-alike']),
  combine(
    'crypto-scam',
    'High',
    ['seed-phrase-request'],
    ['crypto-lure'],
    [...PRESSURE, ...ACCOUNT_LURE, 'credential-request', 'prize-lure'],
  ),
  combine('credential-phishing', 'High', ACCOUNT_LURE, ['credential-request'], PRESSURE, [
    ...DOUBTFUL_LINK,
    ...DISGUISE,
  ]),
  combine('credential-phishing', 'High', ['mailbox-lure'], ['credential-request'], PRESSURE),
  combine(
    'credential-phishing',
    'High',
    ['brand-without-its-links'],
    ['link-recipient-address'],
    ['document-lure', 'voicemail-lure', ...ACCOUNT_LURE],
    STOLEN_BY_PAGE,
  ),
  combine('credential-phishing', 'High', FALSE_LINK, LURE, [...REQUEST, ...PRESSURE]),
  combine('credential-phishing', 'High', ACCOUNT_LURE, DISGUISE),
  combine(
    'payment-fraud',
    'High',
    ['bank-change'],
    ['payment-request', 'payroll', 'invoice-lure'],
    ['urgency', 'secrecy', 'reply-to-freemail', 'fake-thread'],
  ),
  combine(
    'payment-fraud',
    'High',
    ['payment-to-changed-account'],
    [...PRESSURE, 'urgency', 'secrecy', 'unreachable', 'reply-to-freemail', 'fake-thread', ...FALSE_SENDER],
  ),
  combine('credential-phishing', 'High', ['qr-code-lure'], ['credential-request'], ['urgency', ...PRESSURE]),
  combine('credential-phishing', 'High', FALSE_SENDER_NAME, LURE, [...REQUEST, ...PRESSURE]),
  combine('payment-fraud', 'High', ['bank-change'], ['bank-details'], ['payment-request', 'payroll', 'invoice-lure']),
  combine('payment-fraud', 'High', ['urgent-payment'], ['bank-details']),
  combine(
    'payment-fraud',
    'High',
    ['gift-cards'],
    ['availability-question', 'unreachable', 'secrecy'],
    ['urgency', 'secrecy', 'contact-details-request'],
  ),
  combine('conversation-hijack', 'High', ['fake-thread'], ['bank-change', 'payment-request', 'bank-details']),
  combine(
    'malware',
    'High',
    ['attachment-macros', 'attachment-web-page'],
    ['open-attachment-request', 'invoice-lure', 'document-lure', 'voicemail-lure'],
  ),
  combine(
    'callback-scam',
    'High',
    ['callback-lure'],
    ['urgency', 'deadline', 'brand-in-sender-name', 'threat', 'generic-greeting'],
  ),
  combine('advance-fee', 'High', ['advance-fee'], ['contact-details-request', 'secrecy', 'reply-to-freemail']),
  combine('delivery-scam', 'High', ['parcel-lure'], ['small-fee'], [...DOUBTFUL_LINK, ...ODD_SENDER]),
  combine('delivery-scam', 'High', ['parcel-lure'], ODD_SENDER, [...NOT_THE_SENDERS, ...HIDDEN_TARGET, ...PRESSURE]),
  combine(
    'credential-phishing',
    'High',
    FALSE_SENDER_NAME,
    ['claimed-sender-without-its-links'],
    [...ACCOUNT_LURE, ...CURIOSITY_LURE, ...STOLEN_BY_PAGE, ...PRESSURE, 'windfall-lure'],
  ),
  combine(
    'credential-phishing',
    'High',
    ['known-sender-links-elsewhere'],
    [...ACCOUNT_LURE, ...CURIOSITY_LURE, ...STOLEN_BY_PAGE, 'prize-lure'],
    [...HIDDEN_TARGET, ...HOOK, 'click-request'],
  ),
  combine('credential-phishing', 'High', ACCOUNT_LURE, ODD_SENDER, [
    ...DOUBTFUL_LINK,
    'links-leave-sender',
    'credential-request',
    'open-attachment-request',
  ]),
  combine(
    'crypto-scam',
    'High',
    ['crypto-lure'],
    [...ACCOUNT_LURE, 'credential-request', 'seed-phrase-request', 'prize-lure', 'windfall-lure', ...PRESSURE],
    [...FALSE_SENDER_NAME, 'claimed-sender-without-its-links'],
  ),
  combine(
    'crypto-scam',
    'High',
    ['crypto-lure'],
    ['seed-phrase-request'],
    ['brand-without-its-links', ...NOT_THE_SENDERS, ...ODD_SENDER],
  ),
  combine('crypto-scam', 'High', ['crypto-lure'], ['brand-without-its-links'], ['links-leave-sender'], PRESSURE),
  combine('prize-scam', 'High', ['prize-lure'], FALSE_SENDER_NAME, NOT_THE_SENDERS, HIDDEN_TARGET),
  combine('credential-phishing', 'High', FALSE_SENDER_NAME, NOT_THE_SENDERS, HIDDEN_TARGET),
  combine('credential-phishing', 'High', ['known-sender-links-elsewhere'], HIDDEN_TARGET, DISGUISE),
  combine('credential-phishing', 'High', ['notice-from-freemail'], LURE, [
    'open-attachment-request',
    'attachment-instead-of-text',
  ]),
  combine('suspicious', 'High', ['disguised-sender-name'], DISGUISE),
  combine('extortion', 'High', ['wallet-address'], DISGUISE, [...PRESSURE, 'urgency', 'secrecy']),

  combine('credential-phishing', 'Medium', ACCOUNT_LURE, ['credential-request'], ['threat']),
  combine('credential-phishing', 'Medium', ACCOUNT_LURE, ['click-request'], ['threat']),
  combine(
    'prize-scam',
    'Medium',
    ['prize-lure'],
    ['click-request'],
    ['urgency', 'removal-line', 'generic-greeting', ...PRESSURE],
  ),
  combine('credential-phishing', 'Medium', ACCOUNT_LURE, STOLEN_BY_PAGE, DOUBTFUL_LINK),
  combine('credential-phishing', 'Medium', CURIOSITY_LURE, DOUBTFUL_LINK, [...PRESSURE, 'sign-in-request']),
  combine('credential-phishing', 'Medium', ['qr-code-lure'], [...ACCOUNT_LURE, ...STOLEN_BY_PAGE, ...PRESSURE]),
  combine('credential-phishing', 'Medium', FALSE_LINK, [...LURE, ...REQUEST]),
  combine(
    'crypto-scam',
    'Medium',
    ['crypto-lure'],
    ['prize-lure', 'seed-phrase-request'],
    [...DOUBTFUL_LINK, ...STOLEN_BY_PAGE, ...PRESSURE],
  ),
  combine('crypto-scam', 'Medium', ['crypto-lure'], PRESSURE, [
    ...HIDDEN_TARGET,
    'generic-greeting',
    'open-attachment-request',
  ]),
  combine(
    'payment-fraud',
    'Medium',
    ['urgent-payment'],
    ['unreachable', 'secrecy', 'availability-question', 'bank-details'],
  ),
  combine(
    'payment-fraud',
    'Medium',
    ['payment-request'],
    ['bank-details'],
    ['availability-question', 'contact-details-request', 'urgency'],
  ),
  combine(
    'payment-fraud',
    'Medium',
    ['invoice-lure'],
    ['urgency'],
    ['unreachable'],
    ['availability-question', 'payment-request'],
  ),
  combine('payment-fraud', 'Medium', ['contact-details-request'], ['urgency', 'secrecy'], ['availability-question']),
  combine('payment-fraud', 'Medium', ['bank-change'], ['payroll']),
  combine('payment-fraud', 'Medium', ['payment-to-changed-account']),
  combine(
    'credential-phishing',
    'Medium',
    ACCOUNT_LURE,
    ['credential-request'],
    ['urgency'],
    ['generic-greeting', 'deadline'],
  ),
  combine(
    'credential-phishing',
    'Medium',
    ['mailbox-lure', 'password-expiry-lure'],
    ['threat'],
    ['urgency', 'deadline'],
  ),
  combine(
    'credential-phishing',
    'Medium',
    ['credential-request'],
    ['payroll', 'refund-lure'],
    ['urgency', ...PRESSURE],
  ),
  combine('payment-fraud', 'Medium', ['urgent-payment']),
  combine('payment-fraud', 'Medium', ['other-channel-request'], ['urgency']),
  combine('advance-fee', 'Medium', ['advance-fee']),
  combine('callback-scam', 'Medium', ['callback-lure']),
  combine(
    'delivery-scam',
    'Medium',
    ['parcel-lure'],
    ['small-fee'],
    [...PRESSURE, 'urgency', 'credential-request', 'sign-in-request'],
  ),
  combine('prize-scam', 'Medium', ['prize-lure'], [...DOUBTFUL_LINK, ...ODD_SENDER, ...DISGUISE]),
  combine(
    'prize-scam',
    'Medium',
    ['prize-lure'],
    ['links-leave-sender'],
    ['click-request', 'urgency', 'removal-line', 'generic-greeting', 'small-fee', ...PRESSURE],
  ),
  combine('prize-scam', 'Medium', ['windfall-lure'], ODD_SENDER),
  combine(
    'prize-scam',
    'Medium',
    ['windfall-lure'],
    ['crypto-lure', ...DOUBTFUL_LINK],
    ['click-request', 'open-attachment-request', 'attachment-instead-of-text', 'generic-greeting', ...PRESSURE],
    ['links-leave-sender', 'attachment-instead-of-text', ...HIDDEN_TARGET],
  ),
  combine('crypto-scam', 'Medium', ['crypto-lure'], ODD_SENDER, [
    'click-request',
    'credential-request',
    'open-attachment-request',
    ...HOOK,
  ]),
  combine('crypto-scam', 'Medium', ['crypto-lure'], DOUBTFUL_LINK, [
    'credential-request',
    'windfall-lure',
    'prize-lure',
    'generic-greeting',
    ...PRESSURE,
  ]),
  combine(
    'crypto-scam',
    'Medium',
    ['crypto-lure'],
    ['links-leave-sender'],
    ['credential-request', 'windfall-lure', 'prize-lure', ...PRESSURE],
  ),
  combine(
    'credential-phishing',
    'Medium',
    ACCOUNT_LURE,
    [...ODD_SENDER, 'links-leave-sender'],
    [...STOLEN_BY_PAGE, ...PRESSURE, 'click-request', 'generic-greeting'],
  ),
  combine('crypto-scam', 'Medium', ['crypto-lure'], ['prize-lure', 'qr-code-lure'], ['click-request', 'qr-code-lure']),
  combine('crypto-scam', 'Medium', ['crypto-lure'], ['brand-without-its-links'], ['links-leave-sender']),
  combine('credential-phishing', 'Medium', CURIOSITY_LURE, ['brand-without-its-links'], ['links-leave-sender']),
  combine('credential-phishing', 'Medium', ['credential-request'], ['threat'], [...HIDDEN_TARGET, ...ODD_SENDER]),
  combine('credential-phishing', 'Medium', ['credential-request'], HIDDEN_TARGET, ['links-leave-sender']),
  combine('suspicious', 'Medium', ['link-through-known-site'], ['link-on-image-only', 'links-leave-sender', ...HOOK]),
  combine(
    'suspicious',
    'Medium',
    ['threat'],
    ['deadline', 'urgency'],
    ['link-shortener', 'link-free-host', 'link-suspicious-ending', 'link-random-name'],
  ),
  combine('prize-scam', 'Medium', ['windfall-lure'], ['links-leave-sender'], ['generic-greeting', ...PRESSURE]),
  combine('advance-fee', 'Medium', ['reply-to-freemail'], ['prize-lure', 'windfall-lure', 'advance-fee', 'generic-greeting']),
  combine('credential-phishing', 'Medium', CURIOSITY_LURE, ODD_SENDER),
  combine('credential-phishing', 'Medium', ACCOUNT_LURE, ODD_SENDER),
  combine('credential-phishing', 'Medium', CURIOSITY_LURE, HIDDEN_TARGET, ['links-leave-sender'], ['click-request']),
  combine('suspicious', 'Medium', ['small-fee'], ['links-leave-sender'], ['urgency', 'generic-greeting', ...PRESSURE]),
  combine('suspicious', 'Medium', ODD_SENDER, DOUBTFUL_LINK, [...HOOK, ...STOLEN_BY_PAGE, 'click-request']),
  combine('suspicious', 'Medium', ODD_SENDER, PRESSURE, ['click-request', 'open-attachment-request']),
  combine('suspicious', 'Medium', PRESSURE, ['urgency', 'generic-greeting'], HIDDEN_TARGET, [
    'click-request',
    'links-leave-sender',
  ]),
  combine(
    'suspicious',
    'Medium',
    ['notice-from-freemail'],
    [...LURE, 'credential-request', 'attachment-instead-of-text', 'payment-request'],
  ),
  combine('suspicious', 'Medium', ['attachment-instead-of-text'], ODD_SENDER, [
    ...HOOK,
    'open-attachment-request',
    'invoice-lure',
  ]),

  combine(
    'advance-fee',
    'Medium',
    ['answer-to-other-freemail'],
    ['reply-to-freemail', 'generic-greeting', 'availability-question', 'stranger-opening', 'prize-lure'],
  ),
  combine('suspicious', 'Medium', ['image-only'], [...DOUBTFUL_LINK, ...HOOK, ...ODD_SENDER, 'hidden-text']),
  combine('suspicious', 'Medium', ['brand-without-its-links'], HIDDEN_TARGET, [
    ...HOOK,
    ...DISGUISE,
    'removal-line',
    'link-on-image-only',
  ]),
  combine(
    'suspicious',
    'Medium',
    ['hidden-text', 'junk-filling'],
    [...DOUBTFUL_LINK, ...HOOK, ...ODD_SENDER, 'advertising', 'crypto-lure'],
  ),
  combine(
    'advance-fee',
    'Medium',
    ['stranger-proposal'],
    ['reply-to-freemail', 'answer-to-other-freemail', 'notice-from-freemail', 'generic-greeting'],
  ),
  combine('suspicious', 'Medium', CURIOSITY_LURE, ['click-request'], PRESSURE),
  combine('suspicious', 'Medium', ['look-alike-letters', 'separated-letters', 'invisible-characters']),

  combine('unwanted', 'Low', ['advertising'], ['hard-sell', 'removal-line', ...DOUBTFUL_LINK, ...DISGUISE]),
  combine('unwanted', 'Low', ['prize-lure'], ['hard-sell', 'removal-line', 'urgency', ...PRESSURE]),
  combine(
    'unwanted',
    'Low',
    ['removal-line'],
    [...HIDDEN_TARGET, ...DISGUISE, 'hard-sell', 'generic-greeting', 'urgency'],
  ),
  combine('unwanted', 'Low', ['image-only']),
  combine('unwanted', 'Low', ODD_SENDER, [
    ...DOUBTFUL_LINK,
    ...HOOK,
    'advertising',
    'hard-sell',
    'removal-line',
    'click-request',
    'crypto-lure',
    'attachment-instead-of-text',
    'link-on-image-only',
    'links-leave-sender',
  ]),
  combine('unwanted', 'Low', ['links-leave-sender'], ['advertising', 'removal-line', 'windfall-lure']),
  combine(
    'unwanted',
    'Low',
    [...HIDDEN_TARGET, ...NOT_THE_SENDERS],
    ['advertising', 'hard-sell', 'prize-lure', 'crypto-lure', 'windfall-lure'],
  ),
  combine('suspicious', 'Low', ['windfall-lure'], ['crypto-lure', 'attachment-instead-of-text', ...PRESSURE]),
  combine('suspicious', 'Low', ['answer-to-other-freemail']),
  combine('suspicious', 'Low', ['stranger-proposal'], ['advance-fee', 'secrecy', ...PRESSURE, ...ODD_SENDER]),
  combine('suspicious', 'Low', ['reply-to-freemail'], ['urgency', 'generic-greeting', 'availability-question']),
  combine('unwanted', 'Low', ['prize-lure', 'link-shortener'], ['links-leave-sender']),
  combine('unwanted', 'Low', ['crypto-lure'], ['links-leave-sender'], ['hard-sell', 'urgency', ...PRESSURE]),
  combine('unwanted', 'Low', ['advertising'], ['generic-greeting', 'click-request', 'deadline']),
  combine(
    'suspicious',
    'Low',
    ['attachment-instead-of-text'],
    [...ACCOUNT_LURE, 'invoice-lure', 'open-attachment-request', 'generic-greeting', 'urgency'],
  ),
  combine(
    'unwanted',
    'Low',
    ['removal-line'],
    ['click-request'],
    ['links-leave-sender', 'link-on-image-only', ...PRESSURE],
  ),
  combine('unwanted', 'Low', ['crypto-lure'], ['links-leave-sender'], ['click-request']),
  combine('suspicious', 'Low', ['stranger-opening'], ['notice-from-freemail', 'reply-to-freemail', 'generic-greeting']),
];

function combine(kind: Kind, severity: Severity, ...all: readonly (readonly SignalId[])[]): Combination {
  return { kind, severity, all };
}
