import type { Alert } from '../scans/contract.ts';

type Warned = Pick<Alert, 'severity' | 'category'>;

/** What was warned of and how bad it would be: "Critical: phishing". */
export function warningOf({ severity, category }: Warned): string {
  return category === 'safe' || category === 'unknown' ? severity : `${severity}: ${category}`;
}

export function senderOf({ name, address }: Alert['sender']): string {
  if (address === '') return name === '' ? 'No sender' : name;
  return name === '' ? address : `${name} <${address}>`;
}

export const subjectOf = ({ subject }: Pick<Alert, 'subject'>): string => (subject === '' ? 'No subject' : subject);

/** Where an alert leads: to its scan. That it was looked at, the address says, too. */
export const placeOfAlert = ({ scanId, number }: Pick<Alert, 'scanId' | 'number'>) => ({
  scan: scanId,
  alert: String(number),
});
