import type { Evidence } from '../analysis.ts';
import type { Reading } from '../parse/parse.ts';
import type { Word } from '../parse/words.ts';
import { BUCKETS, type Feature, featuresOf } from './features.ts';
import { trustIn } from './trust.ts';
import weightsFile from './weights.json' with { type: 'json' };

/** A trained model, as `npm run train` writes it. */
export interface TextModel {
  version: string;
  /** What the sum of the weights starts with. */
  bias: number;
  /** Of one step of a weight. */
  scale: number;
  /** One signed byte for each bucket, in base64. */
  weights: string;
  /** Turns a score into a probability: 1 / (1 + exp(-(slope * score + offset))). Fitted on scenarios held back. */
  calibration: { slope: number; offset: number };
  /** Share of a score that counts, by language: less where little was there to learn from. */
  trust: Readonly<Record<string, number>>;
}

/** How a letter's wording looks to the model. */
export interface Wording {
  /** Probability of a malicious letter among as many benign ones, 0 to 1. */
  probability: number;
  /** The words that spoke most for it, strongest first. */
  evidence: Evidence[];
}

const MODEL: TextModel = weightsFile;
const SHOWN = 3;

const steps = stepsOf(MODEL);

const opinions = new WeakMap<Reading, Wording>();

/** The model's opinion of the words of a letter. The same words get the same opinion on every machine. */
export function wordingOf(reading: Reading): Wording {
  const known = opinions.get(reading);
  if (known) return known;
  const wording = opinionOn(reading);
  opinions.set(reading, wording);
  return wording;
}

function opinionOn(reading: Reading): Wording {
  const features = featuresOf(reading, (bucket) => steps[bucket] !== 0);
  const length = Math.sqrt(features.length || 1);
  const sum = features.reduce((total, { bucket }) => total + weightOf(bucket), 0) / length + MODEL.bias;
  const trusted = sum * trustIn(reading.language, MODEL.trust);
  const probability = 1 / (1 + Math.exp(-(MODEL.calibration.slope * trusted + MODEL.calibration.offset)));
  return { probability, evidence: evidenceOf(reading, features) };
}

/** The weights of a model, one for each bucket; multiplied by its scale they are those of the regression. */
export function stepsOf({ weights }: Pick<TextModel, 'weights'>): Int8Array {
  const unpacked = Int8Array.from(atob(weights), (char) => char.charCodeAt(0));
  if (unpacked.length !== BUCKETS) {
    throw new Error(`The text model has ${unpacked.length} weights instead of ${BUCKETS}.`);
  }
  return unpacked;
}

function weightOf(bucket: number): number {
  return (steps[bucket] ?? 0) * MODEL.scale;
}

function evidenceOf(reading: Reading, features: readonly Feature[]): Evidence[] {
  const strongest = features
    .filter(({ bucket, from, to }) => weightOf(bucket) > 0 && to > from)
    .sort((a, b) => weightOf(b.bucket) - weightOf(a.bucket));
  const shown: Feature[] = [];
  for (const feature of strongest) {
    if (shown.length === SHOWN) break;
    if (!shown.some(({ from, to }) => feature.from <= to && from <= feature.to)) shown.push(feature);
  }
  return shown.flatMap(({ from, to }) => quoted(reading, from, to) ?? []);
}

/** Words are numbered through subject and body. */
function quoted(reading: Reading, from: number, to: number): Evidence | null {
  const before = reading.subjectWords.length;
  const isSubject = to < before;
  const words: readonly Word[] = isSubject ? reading.subjectWords : reading.words;
  const first = words[isSubject ? from : from - before];
  const last = words[isSubject ? to : to - before];
  if (!first || !last) return null;
  const text = isSubject ? reading.subject : reading.text;
  const { start } = first;
  const { end } = last;
  return { quote: text.slice(start, end), where: isSubject ? 'subject' : 'body', start, end };
}
