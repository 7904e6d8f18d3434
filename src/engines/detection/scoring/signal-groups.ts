import type { SignalId } from './weights.ts';

export const PRESSURE: readonly SignalId[] = ['deadline', 'threat'];
export const STOLEN_BY_PAGE: readonly SignalId[] = ['credential-request', 'sign-in-request'];
export const ACCOUNT_LURE: readonly SignalId[] = ['account-problem', 'mailbox-lure', 'password-expiry-lure'];
export const CURIOSITY_LURE: readonly SignalId[] = [
  'document-lure',
  'voicemail-lure',
  'parcel-lure',
  'refund-lure',
  'official-lure',
];
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
  'form-in-email',
  'link-through-known-site',
  'link-random-name',
];
export const NOT_THE_SENDERS: readonly SignalId[] = [
  'link-borrowed-name',
  'claimed-sender-without-its-links',
  'known-sender-links-elsewhere',
];
/** Links away from the named sender, weak on its own: anyone who uses a booking service links there, too. */
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
  'own-name-other-ending',
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
  'everyday-brand-as-sender',
  'brand-in-sender-mailbox',
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

/** What leaves no time to think. */
export const HASTE: readonly SignalId[] = [...PRESSURE, 'urgency', 'generic-greeting'];
/** What keeps a reader from asking anybody back. */
export const ISOLATION: readonly SignalId[] = [...PRESSURE, 'urgency', 'secrecy', 'unreachable'];
/** An answer reaches another than the one who seems to write. */
export const ANSWERS_ELSEWHERE: readonly SignalId[] = [
  'reply-to-freemail',
  'answer-to-other-freemail',
  'thread-reply-to-freemail',
];
export const REWARD: readonly SignalId[] = ['prize-lure', 'windfall-lure'];
/** Why a file should be opened. */
export const FILE_LURE: readonly SignalId[] = [
  'open-attachment-request',
  'invoice-lure',
  'document-lure',
  'voicemail-lure',
];
export const SELLING: readonly SignalId[] = ['advertising', 'hard-sell', 'removal-line'];

/** What else is not as it was in a conversation. */
export const THREAD_TURNS: readonly SignalId[] = [
  'unusual-reply-to',
  'unusual-link-domain',
  'language-switch',
  'unknown-thread',
  'sender-not-authenticated',
  'contact-look-alike',
];
/** What a payment is said to be for. */
export const DUE: readonly SignalId[] = ['payment-request', 'payroll', 'invoice-lure'];
/** The reader alone is to do it, and nobody is there to ask. */
export const ALONE_WITH_YOU: readonly SignalId[] = ['availability-question', 'unreachable', 'secrecy'];
/** Files that do something once opened. */
export const ACTIVE_FILE: readonly SignalId[] = [
  'attachment-macros',
  'attachment-macros-on-opening',
  'attachment-web-page',
  'attachment-redirects',
  'attachment-other-kind',
];
/** Files whose content shows only once they are open. */
export const CLOSED_FILE: readonly SignalId[] = [
  'link-download',
  'attachment-locked-archive',
  'attachment-nested-archive',
  'attachment-archived-code',
  'attachment-script-on-opening',
];
export const FILE_OPENING: readonly SignalId[] = ['open-attachment-request', 'attachment-instead-of-text'];
/** Why a wallet should be touched. */
export const WALLET_PRETEXT: readonly SignalId[] = [
  'credential-request',
  'seed-phrase-request',
  'brand-without-its-links',
  'generic-greeting',
];
/** How a stranger begins. */
export const STRANGER: readonly SignalId[] = ['generic-greeting', 'stranger-opening', 'availability-question'];
export const QR_CODE: readonly SignalId[] = ['qr-code-lure', 'qr-code-link'];
export const OTHER_LETTERS: readonly SignalId[] = ['look-alike-letters', 'separated-letters', 'invisible-characters'];

/** What draws the eye, whatever it is after. */
export const BAIT: readonly SignalId[] = [...HOOK, 'advertising', 'crypto-lure'];
/** Away from the named sender, or to an unknown place. */
export const STRAY_LINK: readonly SignalId[] = [...DOUBTFUL_LINK, 'links-leave-sender'];
/** How an email leads on that says little itself. */
export const LEADS_ON: readonly SignalId[] = ['click-request', 'link-on-image-only', 'attachment-instead-of-text'];

/** Places where anybody can put a page for nothing; what companies send mail with is none of them. */
export const BORROWED_HOST: readonly SignalId[] = [
  'link-shortener',
  'link-free-host',
  'link-suspicious-ending',
  'link-random-name',
  'link-punycode',
  'link-odd-port',
];

/** Emails that say hardly anything beside what is odd in them. */
export const SCANT: readonly SignalId[] = ['little-but-borrowed-link', 'little-but-removal-line'];
