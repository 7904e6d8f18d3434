/** How encoded text is hidden. */
export interface Hide {
  /** Text that is visible without decoding. */
  plain(text: string): string;
  /** Text that was just decoded, and encodings inside it. */
  decoded(text: string): string;
}

/** Replaces anything that cannot be decoded. */
export const DATA = '[data]';

/** Returns the encoded text unchanged, unless it contains something personal. */
export function hideDecoded(encoded: string, decode: (encoded: string) => string, hide: Hide): string {
  const decoded = decode(encoded);
  const hidden = hide.decoded(decoded);
  if (hidden === decoded) return encoded;
  const plainly = hidden === DATA ? undefined : hide.plain(encoded);
  return plainly !== undefined && decode(plainly) === hidden ? plainly : hidden;
}
