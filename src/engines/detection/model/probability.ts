import { type Circumstances, namesOf } from './circumstances.ts';
import type { TextModel } from './text-model.ts';

/** Probability of malice that a score of the words and the circumstances of a letter come to. */
export function probabilityOf(
  { calibration, circumstances }: Pick<TextModel, 'calibration' | 'circumstances'>,
  score: number,
  found: Circumstances,
): number {
  const added = namesOf(found).reduce((sum, name) => sum + (circumstances[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-(calibration.slope * score + added + calibration.offset)));
}
