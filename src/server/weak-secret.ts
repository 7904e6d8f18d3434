/** Fewer than three in ten million random secrets (48 bytes in base64) contain one. */
const PLACEHOLDER =
  /change.?me|replace.?me|secret|passwo[rd]|default|example|letterlock|qwert[yz]|asdfgh|abcdefg|01234567|12345678/i;
/** Fewer than one in ten million strings of 32 random hexadecimal digits has fewer different digits. */
const MIN_DIFFERENT = 8;

export function isWeakSecret(secret: string): boolean {
  const isRepetition = (secret + secret).indexOf(secret, 1) < secret.length;
  return isRepetition || new Set(secret).size < MIN_DIFFERENT || PLACEHOLDER.test(secret);
}
