import type { SignalId } from './weights.ts';

/** Signals that say what another has said already, and less. They are neither told nor counted beside it. */
const COVERED: Partial<Record<SignalId, readonly SignalId[]>> = {
  'brand-in-sender-name': ['brand-in-sender-mailbox', 'claimed-sender-without-its-links', 'brand-without-its-links'],
  'claimed-sender-without-its-links': ['brand-without-its-links', 'links-leave-sender'],
  'known-sender-links-elsewhere': ['links-leave-sender', 'brand-without-its-links'],
  'only-doubtful-links': ['links-leave-sender', 'link-shortener', 'link-free-host', 'link-suspicious-ending'],
  'little-but-borrowed-link': ['link-shortener', 'link-free-host', 'link-suspicious-ending', 'only-doubtful-links'],
  'little-but-advertising': ['advertising'],
  'little-but-removal-line': ['removal-line'],
  'known-domain-forged': ['sender-not-authenticated'],
  'own-domain-forged': ['sender-not-authenticated'],
  'forged-or-passed-on': ['sender-not-authenticated'],
  'callback-lure': ['brand-receipt-by-phone'],
  'advance-fee': ['stranger-proposal', 'availability-question'],
  'payment-to-changed-account': ['bank-change', 'payment-request'],
  'bank-change-in-thread': ['bank-change', 'payment-to-changed-account'],
  'staff-data-request': ['payroll'],
  'payment-without-particulars': ['payment-request'],
  'thread-reply-to-freemail': ['reply-to-freemail'],
  'urgent-payment': ['payment-request', 'urgency'],
  'other-channel-request': ['contact-details-request'],
  'image-only': ['link-on-image-only'],
};

/** Those of the signals that add something to the others. */
export function withoutCovered<T extends { id: string }>(signals: readonly T[]): T[] {
  const covered = new Set<string>(signals.flatMap(({ id }) => COVERED[id as SignalId] ?? []));
  return signals.filter(({ id }) => !covered.has(id));
}

/** Whether two signals rest on one fact. */
export function areOneFact(a: SignalId, b: SignalId): boolean {
  return a === b || COVERED[a]?.includes(b) === true || COVERED[b]?.includes(a) === true;
}
