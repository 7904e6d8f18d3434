/**
 * Whether each part of a token (JWS or JWE compact form) is base64url in its one canonical spelling. Decoders accept more:
 * padding, and a last character whose spare bits nobody reads (RFC 4648, 3.5). Such a spelling would be a second token
 * with the same meaning. Tokens that are looked up by the hash of their text have one spelling anyway.
 */
export function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
