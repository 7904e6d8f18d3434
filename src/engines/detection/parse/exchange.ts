import type { Email } from '../email.ts';
import { headerValues } from './headers.ts';

/** Characters of the report that are read. */
const REPORT = 2_000;
const CATEGORY = /(?:^|;)\s*CAT\s*:\s*([A-Z]+)/;
/**
 * Categories for impersonation: spoofed domains, phishing, impersonated users, domains, brands and correspondents. The
 * others are about advertising and files. Documentation of Microsoft Defender, “Anti-spam message headers”, 2026-11.
 */
const POSING = new Set(['SPOOF', 'INTOS', 'PHSH', 'HPHSH', 'HPHISH', 'UIMP', 'DIMP', 'BIMP', 'GIMP']);

/** Where Microsoft 365 filed the email as spoofing or phishing, in its words. Senders can't benefit from forging it. */
export function flaggedByExchange(email: Email): string | null {
  const [report = ''] = headerValues(email, 'x-forefront-antispam-report');
  const [quote = '', category = ''] = CATEGORY.exec(report.slice(0, REPORT)) ?? [];
  return POSING.has(category) ? quote.replace(/^[;\s]+/, '') : null;
}

/**
 * Whether the email came to Exchange from outside, from an unauthenticated sender. Exchange removes fields of this name
 * from incoming email.
 */
export function isAnonymousToExchange(email: Email): boolean {
  return headerValues(email, 'x-ms-exchange-organization-authas').some((value) => value.trim() === 'Anonymous');
}
