/**
 * Decoders also accept padding and unused bits in the last character (RFC 4648, 3.5), which would make a second token
 * with the same meaning. Tokens that are looked up by their hash need no check.
 */
export function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
