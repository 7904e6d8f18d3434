import { createHash } from 'node:crypto';
import type { Block } from '../../engines/detection/model/features.ts';
import { MODES, type Model, type PackedWeights } from '../../engines/detection/model/model.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { type WrittenEmail, writtenEmails } from './emails/written.ts';
import type { Weights } from './fit.ts';
import type { KindWeights } from './kinds.ts';

const VERSION = '6';
const LARGEST_STEP = 127;
/** Weights of fewer steps say nothing that an email would be judged by. */
const LEAST_STEP: Readonly<Record<Block | 'kinds', number>> = { words: 2, grams: 2, kinds: 1 };

export interface Trained {
  weights: Weights;
  kinds: KindWeights;
  calibration: Model['calibration'];
  thresholds: Model['thresholds'];
}

export function modelFile({ weights, kinds, calibration, thresholds }: Trained): Model {
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
    text: { words: packed('words', text.words.entries()), grams: packed('grams', text.grams.entries()) },
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, { base, words }]) => [
        kind,
        { base: rounded(base), ...packed('kinds', [...words].values()) },
      ]),
    ) as Model['kinds'],
    calibration,
    thresholds,
  };
}

function packed(block: Block | 'kinds', all: Iterable<[bucket: number, weight: number]>): PackedWeights {
  const weights = [...all].filter(([, weight]) => weight !== 0);
  const largest = weights.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = Number((largest / LARGEST_STEP).toPrecision(6));
  const bytes: number[] = [];
  let last = 0;
  for (const [bucket, weight] of weights) {
    const steps = Math.round(weight / scale);
    if (Math.abs(steps) < LEAST_STEP[block]) continue;
    let gap = bucket - last;
    for (; gap >= 0x80; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80);
    bytes.push(gap, steps & 0xff);
    last = bucket;
  }
  return { scale, steps: Buffer.from(bytes).toString('base64') };
}

export function digestOf(emails: readonly WrittenEmail[]): string {
  return createHash('sha256').update(JSON.stringify(emails)).digest('hex').slice(0, 16);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
