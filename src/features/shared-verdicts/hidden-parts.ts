import { textsIn } from './claims.ts';
import type { Claims } from './contract.ts';

/** The placeholders of de-identification, and the recipient's domain. */
const HIDDEN =
  /\[(name|address|id|ip|iban|number|token|secret|wallet|postal address|plate|data|date|recipient domain)\]/g;

/** How often each kind of personal part was replaced in the visible texts. A text shown twice counts once. */
export function hiddenParts({ email, analysis }: Pick<Claims, 'email' | 'analysis'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of new Set(textsIn({ ...email, analysis }))) {
    for (const [, word = ''] of text.matchAll(HIDDEN)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
