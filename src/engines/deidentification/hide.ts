/** How what lies in an encoding is hidden. */
export interface Hide {
  /** What can be seen without decoding. */
  plain(text: string): string;
  /** Text that was just decoded, and what is encoded in it in turn. */
  decoded(text: string): string;
}

/** What stands for something that cannot be looked into. */
export const DATA = '[data]';

/** Gives what is encoded back as it came, unless decoding brings something personal to light. */
export function hideDecoded(encoded: string, decode: (encoded: string) => string, hide: Hide): string {
  const decoded = decode(encoded);
  const hidden = hide.decoded(decoded);
  if (hidden === decoded) return encoded;
  const plainly = hidden === DATA ? undefined : hide.plain(encoded);
  return plainly !== undefined && decode(plainly) === hidden ? plainly : hidden;
}
