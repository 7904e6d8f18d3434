import { formatMailbox } from '../../engines/detection/email.ts';
import type { Alert } from '../scans/contract.ts';
import { ALERT_TEXTS } from './texts.ts';

export function warningOf({ severity, category }: Pick<Alert, 'severity' | 'category'>): string {
  return category === 'safe' || category === 'unknown' ? severity : ALERT_TEXTS.warning(severity, category);
}

export function senderOf({ name, address }: Alert['sender']): string {
  if (address === '') return name === '' ? ALERT_TEXTS.noSender : name;
  return formatMailbox({ name, address });
}

export const subjectOf = ({ subject }: Pick<Alert, 'subject'>): string => subject || ALERT_TEXTS.noSubject;

/** The address of an alert's scan. It includes the alert, which opening it marks as read. */
export const paramsOfAlert = ({ scanId, number }: Pick<Alert, 'scanId' | 'number'>) => ({
  scan: scanId,
  alert: String(number),
});
