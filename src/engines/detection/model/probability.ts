import { type ContextFeatures, namesOf } from './context-features.ts';
import type { TextModel } from './model.ts';
import { trustIn } from './trust.ts';

/** The probability of malice for a score of the words and the context features, in a language. */
export function probabilityOf(
  { calibration, contextFeatures, trust }: Pick<TextModel, 'calibration' | 'contextFeatures' | 'trust'>,
  score: number,
  found: ContextFeatures,
  language: string | null,
): number {
  const added = namesOf(found).reduce((sum, name) => sum + (contextFeatures[name] ?? 0), 0);
  const sum = trustIn(language, trust) * (calibration.slope * score + added) + calibration.offset;
  return 1 / (1 + Math.exp(-sum));
}
