/** What people write where a secret belongs, and rows of keys. */
const FAMILIAR =
  /change.?me|replace.?me|secret|passw(?:or|o)[rd]t?|default|example|letterlock|qwert|asdf|abcdef|012345|123456/i;
/** Of 32 hexadecimal digits drawn at random, fewer than one in ten million has so few different ones. */
const FEWEST_CHARACTERS = 8;

/** Whether a secret was evidently written by a person, or copied from an example, instead of drawn at random. */
export function isGuessable(secret: string): boolean {
  const isRepetition = (secret + secret).indexOf(secret, 1) < secret.length;
  return isRepetition || new Set(secret).size < FEWEST_CHARACTERS || FAMILIAR.test(secret);
}
