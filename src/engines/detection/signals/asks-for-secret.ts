import type { Analysis } from '../analysis.ts';
import { SIGNAL_RULES } from './rules.ts';

const IDS: ReadonlySet<string> = new Set(SIGNAL_RULES.filter(({ asksSecret }) => asksSecret).map(({ id }) => id));

/** Whether an analysed email asks for a secret or for access, however harmless it looks otherwise. */
export function asksForSecret({ signals }: Pick<Analysis, 'signals'>): boolean {
  return signals.some(({ id }) => IDS.has(id));
}
