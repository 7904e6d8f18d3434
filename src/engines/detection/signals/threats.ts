import type { Evidence } from '../analysis.ts';
import { HOUSEKEEPING, NOT_LOST, OF_READER } from '../data/phrases/context-words.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { passageAround } from './surroundings.ts';

/** Passive forms that deny the loss: “will not be deleted”, “no será cancelada”. */
const PASSIVE =
  /^(?:.{0,20}\s)?(?:will|would|shall|may|might|could|be|being|wird|werden|bleibt|seront|sera|será|serán|serão|sarà|saranno|verrà|verranno|wordt|worden|zal|zullen|zostanie|zostaną|będzie|będą)\s/iu;
const DENIED_BEFORE = /(?:(?<!\p{L})(?:no|não|non|nie|ne)|n['’])\s{0,2}$/iu;
/** “No loss of data” */
const NONE_BEFORE =
  /(?<!\p{L})(?:no|without|ohne|keine[nrm]?|sans|aucune?|sin|ningun[ao]|sem|nenhuma?|senza|nessuna?|zonder|geen|bez)\s$/iu;
const READER_NEAR = 120;

/** A denied loss, or one that affects others, is no threat to the reader. */
export function isNoThreat(parsed: ParsedEmail, one: Evidence): boolean {
  const { where, start = 0, end = 0, quote } = one;
  const text = textOf(parsed, where);
  if (HOUSEKEEPING.test(passageAround(parsed, one))) return true;
  if (NONE_BEFORE.test(text.slice(Math.max(0, start - 10), start))) return true;
  if (PASSIVE.test(quote) && (NOT_LOST.test(quote) || DENIED_BEFORE.test(text.slice(Math.max(0, start - 8), start))))
    return true;
  return !OF_READER.test(text.slice(Math.max(0, start - READER_NEAR), end + READER_NEAR)) && where === 'body';
}
