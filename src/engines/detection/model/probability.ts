import { type Circumstances, namesOf } from './context-features.ts';
import type { TextModel } from './text-model.ts';
import { trustIn } from './trust.ts';

/** Probability of malice that a score of the words and the circumstances of a letter in a language come to. */
export function probabilityOf(
  { calibration, circumstances, trust }: Pick<TextModel, 'calibration' | 'circumstances' | 'trust'>,
  score: number,
  found: Circumstances,
  language: string | null,
): number {
  const added = namesOf(found).reduce((sum, name) => sum + (circumstances[name] ?? 0), 0);
  const sum = trustIn(language, trust) * (calibration.slope * score + added) + calibration.offset;
  return 1 / (1 + Math.exp(-sum));
}
