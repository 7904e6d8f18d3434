import { LIMITS } from '../limits.ts';

/** An absolute address, by the WHATWG URL standard; null if it isn't one, or its host is longer than a host can be. */
export function parsedUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname.length > LIMITS.host ? null : url;
}
