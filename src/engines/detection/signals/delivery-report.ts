import type { Evidence } from '../analysis.ts';
import { DELIVERY_REPORT } from '../data/aside-words.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';

/** Characters around a phrase in which a delivery report gives its code. */
const REPORT = 200;

/** Whether a mail server says why an email didn’t arrive. */
export function isDeliveryReport(parsed: ParsedEmail, { where, start = 0, end = 0 }: Evidence): boolean {
  if (leadsElsewhere(parsed)) return false;
  return DELIVERY_REPORT.test(textOf(parsed, where).slice(Math.max(0, start - REPORT), end + REPORT));
}
