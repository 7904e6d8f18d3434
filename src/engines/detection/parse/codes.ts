import type { Email, QrCode } from '../email.ts';
import { hostShownBy } from './links.ts';

/** The contents of QR codes, in the formats of standards and phone makers. */
export type CodeContent = 'page' | 'wifi' | 'contact' | 'payment' | 'event' | 'email' | 'phone' | 'place' | 'text';

const BEGINNINGS: readonly (readonly [RegExp, CodeContent])[] = [
  [/^WIFI:/i, 'wifi'],
  [/^(?:BEGIN:VCARD|MECARD:)/i, 'contact'],
  // EPC 069-12 (SEPA), the Swiss QR-bill, EMV merchant codes and cryptocurrency addresses.
  [/^(?:BCD\r?\n|SPC\r?\n|000201\d|(?:bitcoin|ethereum|litecoin):|UPI:)/i, 'payment'],
  [/^BEGIN:V(?:EVENT|CALENDAR)/i, 'event'],
  [/^(?:mailto|MATMSG):/i, 'email'],
  [/^(?:tel|sms|smsto):/i, 'phone'],
  [/^geo:/i, 'place'],
];

export function contentOf({ text }: Pick<QrCode, 'text'>): CodeContent {
  const known = BEGINNINGS.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  const code = text.trim();
  return /^https?:\/\//i.test(code) || hostShownBy(code) !== null ? 'page' : 'text';
}

/** Whether all codes of an email were read, and none opens a page. */
export function hasOnlyCodesWithoutPage({ qrCodes = [], unsearchedPictures = 0 }: Email): boolean {
  return qrCodes.length > 0 && unsearchedPictures === 0 && qrCodes.every((code) => contentOf(code) !== 'page');
}
