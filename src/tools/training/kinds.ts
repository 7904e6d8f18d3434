import { BUCKETS } from '../../engines/detection/model/features.ts';
import { HEDGE, NAMED_KINDS, type NamedKind } from '../../engines/detection/model/model.ts';
import { sharedBuckets, shuffledRounds } from './fit.ts';
import { isHarmful, type Row, WRITTEN } from './rows.ts';

/** Log-odds of each kind, by bucket; only the telling words of a kind have one. */
export type KindWeights = Record<NamedKind, { base: number; words: Map<number, number> }>;

/** The kind of each kind that written emails are labelled with. */
const KIND_OF: Readonly<Record<string, NamedKind>> = {
  credential: 'credential-phishing',
  payment: 'payment-fraud',
  'advance-fee': 'advance-fee',
  romance: 'advance-fee',
  job: 'advance-fee',
  extortion: 'extortion',
  malware: 'malware',
  callback: 'callback-scam',
  delivery: 'delivery-scam',
  prize: 'prize-scam',
  crypto: 'crypto-scam',
  advertising: 'unwanted',
};

const ROUNDS = 6;
/** With a quarter of it, twice as many written emails stand out as no kind. */
const RATE = 0.2;
/** Kinds with few emails count more, by this power of how much fewer: otherwise they end up as a frequent one. */
const BALANCE = 0.5;
const PENALTY = 1e-4;
const MIN_GROUPS = 3;
/** Words kept for each kind: with half of them, three points fewer kinds are recognised. */
const MAX_WORDS = 1_700;
/** Nothing is learned of a kind that no email is labelled with: signals alone speak for it. */
const UNLEARNED_BASE = -3;
const START = 1e-6;

/** What honest sellers advertise as well. Easy work and easy love are never honest. */
const ADVERTISED: ReadonlySet<string> = new Set(['crypto', 'prize']);

/** Advertising for coins or prizes is advertising; only a swindle has the kind of what it promises. */
export function namedKindOf({ kind, label }: Pick<Row, 'kind' | 'label'>): NamedKind | undefined {
  return label === 'unwanted' && ADVERTISED.has(kind) ? 'unwanted' : KIND_OF[kind];
}

/** Fits a multinomial logistic regression over the words of harmful emails, by AdaGrad. */
export function fitKinds(all: readonly Row[]): KindWeights {
  const rows = all.filter((row) => row.source === WRITTEN && row.mode === 'fields' && isHarmful(row));
  const known = sharedBuckets(rows, 'words', MIN_GROUPS);
  const count = NAMED_KINDS.length;
  const learned = new Set(Object.values(KIND_OF));
  const weights = new Float32Array((BUCKETS.words + 1) * count);
  const slopes = new Float32Array(weights.length).fill(START);
  const seen = new Uint32Array(BUCKETS.words);
  const scores = new Float64Array(count);
  const examples = rows.map((row) => {
    const isKnown = (_: number, at: number) => known[row.words[at] ?? 0] === 1;
    const words = row.words.filter(isKnown);
    for (const bucket of words) seen[bucket] = (seen[bucket] ?? 0) + 1;
    return { words, worths: row.worths.filter(isKnown), kind: NAMED_KINDS.indexOf(namedKindOf(row) ?? 'unwanted') };
  });
  const counts = NAMED_KINDS.map((_, k) => examples.filter(({ kind }) => kind === k).length);
  const worthOf = counts.map((most) => (examples.length / (Math.max(1, most) * learned.size)) ** BALANCE);
  shuffledRounds(examples, ROUNDS, ({ words, worths, kind }) => {
    const share = 1 / Math.sqrt(words.length + HEDGE.kinds);
    for (let k = 0; k < count; k++) {
      let sum = weights[BUCKETS.words * count + k] ?? 0;
      for (let i = 0; i < words.length; i++)
        sum += (weights[(words[i] ?? 0) * count + k] ?? 0) * (worths[i] ?? 0) * share;
      scores[k] = learned.has(NAMED_KINDS[k] ?? 'unwanted') ? Math.exp(sum) : 0;
    }
    const total = scores.reduce((sum, score) => sum + score, 0);
    for (let k = 0; k < count; k++) {
      const error = (worthOf[kind] ?? 1) * ((scores[k] ?? 0) / total - (k === kind ? 1 : 0));
      step(BUCKETS.words * count + k, error);
      for (let i = 0; i < words.length; i++) step((words[i] ?? 0) * count + k, error * (worths[i] ?? 0) * share);
    }
  });
  centre();
  return Object.fromEntries(
    NAMED_KINDS.map((kind, k) => [
      kind,
      learned.has(kind)
        ? { base: weights[BUCKETS.words * count + k] ?? 0, words: mostTelling(k) }
        : { base: UNLEARNED_BASE, words: new Map<number, number>() },
    ]),
  ) as KindWeights;

  function step(at: number, error: number): void {
    const gradient = error + PENALTY * (weights[at] ?? 0);
    slopes[at] = (slopes[at] ?? 0) + gradient * gradient;
    weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(slopes[at] ?? START);
  }

  /** Only differences are learned. Around zero they can be compared with the base of a kind that is not learned. */
  function centre(): void {
    const places = NAMED_KINDS.flatMap((kind, k) => (learned.has(kind) ? k : []));
    for (let at = 0; at < weights.length; at += count) {
      const mean = places.reduce((sum, k) => sum + (weights[at + k] ?? 0), 0) / places.length;
      for (const k of places) weights[at + k] = (weights[at + k] ?? 0) - mean;
    }
  }

  function mostTelling(k: number): Map<number, number> {
    const telling: { bucket: number; weight: number; worth: number }[] = [];
    for (let bucket = 0; bucket < BUCKETS.words; bucket++) {
      const weight = weights[bucket * count + k] ?? 0;
      if (weight !== 0) telling.push({ bucket, weight, worth: Math.abs(weight) * Math.sqrt(seen[bucket] ?? 0) });
    }
    const kept = telling.sort((a, b) => b.worth - a.worth).slice(0, MAX_WORDS);
    return new Map(kept.sort((a, b) => a.bucket - b.bucket).map(({ bucket, weight }) => [bucket, weight]));
  }
}
