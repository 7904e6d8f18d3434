import { MESSAGE_PARAMETER } from '../features/email-test/contract.ts';
import { toBase64 } from './base64.ts';

/** Firefox takes no address of more than 1 MiB. */
const LONGEST = 1_000_000;

/** In UTF-16 units. The page takes the beginning of it, and says so. */
const LONGEST_REPORT = 512 * 1024;

/** The page that reports an incorrect analysis of an email: behind `#`, so that opening it sends nothing of the email. */
export function feedbackAddress(origin: string, content: string): string | undefined {
  if (content.length > LONGEST_REPORT) return undefined;
  return fitting(`${origin}/feedback#content=${encodeURIComponent(content)}`);
}

/** The page that analyses a whole message, with the message behind `#`. */
export function emailTestAddress(origin: string, source: Uint8Array): string | undefined {
  if (source.length > LONGEST) return undefined;
  return fitting(`${origin}/email-test#${MESSAGE_PARAMETER}=${encodeURIComponent(toBase64(source))}`);
}

/** Undefined when the address is longer than browsers take. */
function fitting(address: string): string | undefined {
  return address.length <= LONGEST ? address : undefined;
}
