/** S/MIME (RFC 8551), PGP/MIME (RFC 3156) and PGP in the text. */
const ENCRYPTED = /multipart\/encrypted|application\/(?:x-)?pkcs7-mime|-----BEGIN PGP MESSAGE-----/i;
const HEAD = 256 * 1024;

/** Whether a message's source may have an encrypted part, by its beginning. */
export function mayBeEncrypted(source: Uint8Array): boolean {
  return ENCRYPTED.test(new TextDecoder().decode(source.subarray(0, HEAD)));
}
