import { type Kind, rank, type Severity } from '../analysis.ts';
import type { Mode, Model } from '../model/model.ts';
import type { SignalRule } from '../signals/signal.ts';

/** From worst to least. */
const WARNINGS = ['Critical', 'High', 'Medium', 'Low'] as const;
/** Unwanted advertising costs time, not money. */
const WORST_OF_UNWANTED: Severity = 'Medium';

/** The severity of a probability, but never below the counted signals' floors. */
export function severityOf(
  { thresholds }: Pick<Model, 'thresholds'>,
  mode: Mode,
  probability: number,
  kind: Kind,
  counted: readonly SignalRule[],
): Severity {
  const reached = WARNINGS.find((one) => probability >= thresholds[mode][one]) ?? 'None';
  const byScore = kind === 'unwanted' && rank(reached) > rank(WORST_OF_UNWANTED) ? WORST_OF_UNWANTED : reached;
  return counted.reduce(
    (severity, { floor }) => (floor && rank(floor.severity) > rank(severity) ? floor.severity : severity),
    byScore,
  );
}

/** The least probability of harm that a severity represents. */
export function leastProbability({ thresholds }: Pick<Model, 'thresholds'>, mode: Mode, severity: Severity): number {
  return severity === 'None' ? 0 : thresholds[mode][severity];
}
