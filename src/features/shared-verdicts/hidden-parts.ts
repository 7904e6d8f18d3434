import type { Claims } from './contract.ts';

/** The words that de-identification replaces with. */
const HIDDEN = /\[(name|address|id|ip|iban|number|token|secret|wallet|postal address|plate|data|card|phone)\]/g;

/** How often each kind of personal part was replaced in what is shown. */
export function hiddenParts({ email, analysis }: Pick<Claims, 'email' | 'analysis'>): Map<string, number> {
  const counts = new Map<string, number>();
  const texts = new Set([
    email.from ?? '',
    email.subject,
    ...analysis.signals.flatMap(({ sentence, evidence }) => [sentence, ...evidence.map(({ quote }) => quote)]),
  ]);
  for (const text of texts) {
    for (const [, word = ''] of text.matchAll(HIDDEN)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
