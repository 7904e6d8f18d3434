import type { SignalId } from './weights.ts';

export const PRESSURE: readonly SignalId[] = ['deadline', 'threat'];
export const STOLEN_BY_PAGE: readonly SignalId[] = ['credential-request', 'sign-in-request'];
export const ACCOUNT_LURE: readonly SignalId[] = ['account-problem', 'mailbox-lure', 'password-expiry-lure'];
export const CURIOSITY_LURE: readonly SignalId[] = ['document-lure', 'voicemail-lure', 'parcel-lure', 'refund-lure'];
export const FALSE_LINK: readonly SignalId[] = [
  'link-text-mismatch',
  'link-to-known-name-mismatch',
  'link-userinfo',
  'link-ip-address',
  'link-dangerous-scheme',
  'link-deceptive-characters',
  'link-look-alike',
];
export const HIDDEN_TARGET: readonly SignalId[] = [
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
export const NOT_THE_SENDERS: readonly SignalId[] = [
  'link-borrowed-name',
  'claimed-sender-without-its-links',
  'known-sender-links-elsewhere',
];
/** Links away from whoever is named as sender, weak on its own: whoever uses a booking service links there, too. */
export const LEAVES_SENDER: readonly SignalId[] = [...NOT_THE_SENDERS, 'links-leave-sender'];
export const DOUBTFUL_LINK: readonly SignalId[] = [...HIDDEN_TARGET, ...NOT_THE_SENDERS, 'brand-without-its-links'];
export const FALSE_SENDER_NAME: readonly SignalId[] = [
  'address-in-display-name',
  'brand-in-sender-name',
  'sender-look-alike',
  'known-domain-forged',
  'disguised-sender-name',
  'own-domain-forged',
  'forged-or-passed-on',
  'own-domain-look-alike',
  'contact-look-alike',
];
/** A name or a place that the reader trusts, from where it does not belong. */
export const BORROWED_TRUST: readonly SignalId[] = [
  'contact-name-elsewhere',
  'own-organization-name',
  'contact-look-alike',
  'own-domain-look-alike',
  'own-domain-forged',
  'forged-or-passed-on',
  'thread-reply-to-freemail',
  'unusual-reply-to',
  'unknown-thread',
];
export const MONEY: readonly SignalId[] = [
  'payment-request',
  'urgent-payment',
  'bank-change',
  'bank-change-in-thread',
  'payroll',
  'gift-cards',
  'wallet-address',
];
export const FALSE_SENDER: readonly SignalId[] = [
  ...FALSE_SENDER_NAME,
  'sender-not-authenticated',
  'no-sender-address',
];
export const ODD_SENDER: readonly SignalId[] = [
  ...FALSE_SENDER,
  'sender-on-free-host',
  'sender-suspicious-ending',
  'sender-borrowed-name',
  'other-address-in-name',
  'notice-from-freemail',
  'disposable-sender',
];
export const DISGUISE: readonly SignalId[] = [
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

export const REQUEST: readonly SignalId[] = [
  'credential-request',
  'sign-in-request',
  'payment-request',
  'seed-phrase-request',
  'open-attachment-request',
  'contact-details-request',
];
export const LURE: readonly SignalId[] = [
  ...ACCOUNT_LURE,
  ...CURIOSITY_LURE,
  'prize-lure',
  'windfall-lure',
  'small-fee',
  'invoice-lure',
];

/** What everybody can see in a subject line or a first sentence: it is enough next to something hidden. */
export const HOOK: readonly SignalId[] = [...LURE, ...PRESSURE, 'urgency', 'generic-greeting'];
