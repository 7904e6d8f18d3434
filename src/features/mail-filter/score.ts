import type { Analysis, Severity } from '../../engines/detection/index.ts';
import { type FilterAction, HEADER_SCORE } from './contract.ts';

/** Where each severity starts, and how much its confidence can add. None of them reaches the next. */
const SCALE: Record<Severity, { from: number; span: number }> = {
  None: { from: 0, span: 0 },
  Low: { from: 2, span: 3 },
  Medium: { from: HEADER_SCORE, span: 3 },
  High: { from: 10, span: 4 },
  Critical: { from: 15, span: 5 },
};

export function scoreOf({ severity, confidence }: Pick<Analysis, 'severity' | 'confidence'>): number {
  const { from, span } = SCALE[severity];
  return Math.round((from + (span * confidence) / 100) * 10) / 10;
}

export function actionAt(score: number): FilterAction {
  return score >= HEADER_SCORE ? 'add header' : 'no action';
}
