import type { Analysis } from '../engines/detection/analysis.ts';
import { SEAL_WORDS } from './seal-shapes.ts';
import { VERDICT_TEXTS } from './texts.ts';

/** Never “No threats found” if files or pictures were not read. */
export function verdictWords(verdict: Analysis['verdict'], filesRead = true): string {
  return verdict === 'safe' && !filesRead ? VERDICT_TEXTS.partly : SEAL_WORDS[verdict];
}
