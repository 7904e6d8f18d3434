import { MESSAGE_PARAMETER } from '../features/email-test/contract.ts';
import { toBase64 } from './base64.ts';

/** Firefox refuses addresses of more than 1 MiB. */
const MAX_LENGTH = 1_000_000;

/** In UTF-16 units; the page would cut off the rest. */
const MAX_REPORT_LENGTH = 512 * 1024;

/** In the fragment, which browsers do not send to the server. */
export function feedbackAddress(origin: string, content: string): string | undefined {
  if (content.length > MAX_REPORT_LENGTH) return undefined;
  return fitting(`${origin}/feedback#content=${encodeURIComponent(content)}`);
}

export function emailTestAddress(origin: string, source: Uint8Array): string | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  return fitting(`${origin}/email-test#${MESSAGE_PARAMETER}=${encodeURIComponent(toBase64(source))}`);
}

function fitting(address: string): string | undefined {
  return address.length <= MAX_LENGTH ? address : undefined;
}
