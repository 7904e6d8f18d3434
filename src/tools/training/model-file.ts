import { createHash } from 'node:crypto';
import { MODES, type Model, type PackedWeights } from '../../engines/detection/model/model.ts';
import { charOf, GAP_BASE, NO_STEPS, SYMBOLS } from '../../engines/detection/model/unpack.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { type WrittenEmail, writtenEmails } from './emails/written.ts';
import type { Weights } from './fit.ts';
import type { KindWeights } from './kinds.ts';

const VERSION = '7';
/** Finer steps find nothing more, and compress worse. */
const MAX_STEP = 12;

export interface Trained {
  weights: Weights;
  kinds: KindWeights;
  languages: Model['languages'];
  calibration: Model['calibration'];
  thresholds: Model['thresholds'];
}

export function modelFile({ weights, kinds, languages, calibration, thresholds }: Trained): Model {
  const { prior, signals, met, text } = weights;
  return {
    version: VERSION,
    emails: digestOf(writtenEmails()),
    prior: Object.fromEntries(MODES.map((mode, at) => [mode, rounded(prior[at] ?? 0)])) as Model['prior'],
    signals: Object.fromEntries(
      SIGNAL_RULES.flatMap(({ id, tier }, at) =>
        tier === 'context' || met[at] === 0 ? [] : [[id, rounded(signals[at] ?? 0)]],
      ),
    ),
    text: { words: packed(text.words.entries()), grams: packed(text.grams.entries()) },
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, { base, words }]) => [
        kind,
        { base: rounded(base), ...packed([...words].values()) },
      ]),
    ) as Model['kinds'],
    languages,
    calibration,
    thresholds,
  };
}

/** Weights of less than half a step are kept: their features are known, and count in the sum's divisor. */
function packed(all: Iterable<[bucket: number, weight: number]>): PackedWeights {
  const weights = [...all].filter(([, weight]) => weight !== 0);
  const largest = weights.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = Number((largest / MAX_STEP).toPrecision(6));
  let [gaps, steps] = ['', ''];
  let last = 0;
  for (const [bucket, weight] of weights) {
    const count = Math.round(weight / scale);
    gaps += gapOf(bucket - last);
    steps += charOf(count + NO_STEPS);
    last = bucket;
  }
  return { scale, gaps, steps };
}

function gapOf(gap: number): string {
  const most = SYMBOLS - GAP_BASE;
  let chars = '';
  for (let left = Math.floor(gap / GAP_BASE); left > 0; left -= most) {
    chars += charOf(GAP_BASE - 1 + Math.min(left, most));
  }
  return chars + charOf(gap % GAP_BASE);
}

export function digestOf(emails: readonly WrittenEmail[]): string {
  return createHash('sha256').update(JSON.stringify(emails)).digest('hex').slice(0, 16);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
