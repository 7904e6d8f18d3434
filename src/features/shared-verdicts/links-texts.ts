import { SHARED_DAYS } from './contract.ts';

export const SHARED_LINKS_TEXTS = {
  heading: 'Shared verdicts',
  unavailable: 'We couldn’t load your shared links.',
  none: 'No links. Open a scan and choose “Share verdict” to create one.',
  about: `Anyone with a link can see its verdict. Links stop working after ${SHARED_DAYS} days.`,
  shared: (on: string, until: string): string => `Shared ${on}, works until ${until}`,
  emailed: (address: string, on: string): string => `Emailed to ${address} ${on}`,
  noSubject: 'No subject',
  hiddenSubject: 'Subject not shared',
  noSender: 'No sender',
  open: 'Open',
  openOne: (subject: string): string => `Open: ${subject}`,
  revoke: 'Revoke',
  revokeOne: (subject: string): string => `Revoke: ${subject}`,
  revoked: 'Link revoked.',
  failed: 'We couldn’t revoke the link. It still works; please try again.',
} as const;
