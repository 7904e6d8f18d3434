/**
 * What people write where a secret belongs, and rows of keys; so long, each, that chance does not write them: of 48 bytes
 * drawn at random and written in base64, fewer than three in ten million hold one, and of those in hexadecimal fewer still.
 */
const FAMILIAR =
  /change.?me|replace.?me|secret|passwo[rd]|default|example|letterlock|qwert[yz]|asdfgh|abcdefg|01234567|12345678/i;
/** Of 32 hexadecimal digits drawn at random, fewer than one in ten million has so few different ones. */
const FEWEST_CHARACTERS = 8;

/** Whether a secret was evidently written by a person, or copied from an example, instead of drawn at random. */
export function isWeakSecret(secret: string): boolean {
  const isRepetition = (secret + secret).indexOf(secret, 1) < secret.length;
  return isRepetition || new Set(secret).size < FEWEST_CHARACTERS || FAMILIAR.test(secret);
}
