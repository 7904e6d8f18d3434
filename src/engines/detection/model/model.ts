import type { Kind, Severity } from '../analysis.ts';
import type { Block } from './features.ts';

/** What is known about an email: subject and body alone, the whole message, or also the mailbox it came to. */
export const MODES = ['fields', 'message', 'mailbox'] as const;
export type Mode = (typeof MODES)[number];

/** The kinds of harm that wording can tell apart, and the hijacking of a conversation, which only signals can. */
export const NAMED_KINDS = [
  'credential-phishing',
  'payment-fraud',
  'advance-fee',
  'extortion',
  'callback-scam',
  'malware',
  'conversation-hijack',
  'prize-scam',
  'crypto-scam',
  'delivery-scam',
  'unwanted',
] as const satisfies readonly Kind[];
export type NamedKind = (typeof NAMED_KINDS)[number];

/** The weights of hashed features: those that are not zero, in ascending order of their buckets. */
export interface PackedWeights {
  /** The value of one step of a weight. */
  scale: number;
  /** For each weight the distance of its bucket from the one before, see `unpack.ts`. */
  gaps: string;
  /** For each weight, its steps, one character each. */
  steps: string;
}

/** What distinguishes a learned language from its neighbour, such as Czech from Croatian. */
export interface LearnedLanguage {
  /** The least share of an email's words, or of its short runs, that is known. */
  known: number;
  /** In lower case; empty if there are too many. */
  letters: string;
  /** Set if training had too few emails in it: its wording may alarm but never reassures. */
  isPartly?: boolean;
}

/**
 * The trained model, as `npm run train` writes it: one additive score, in log-odds, of the mode, the signals and the
 * features of the wording.
 */
export interface Model {
  version: string;
  /** Digest of our own emails that it was trained on. */
  emails: string;
  prior: Readonly<Record<Mode, number>>;
  /** Log-odds of the signals seen in training, by their ids. */
  signals: Readonly<Record<string, number>>;
  text: Readonly<Record<Block, PackedWeights>>;
  /** Log-odds of each kind of harm by the wording: a base, and the words that distinguish it from the others. */
  kinds: Readonly<Record<NamedKind, PackedWeights & { base: number }>>;
  /** By ISO 639-1 code. */
  languages: Readonly<Record<string, LearnedLanguage>>;
  /** Turns a score into a probability, among equally many harmful and honest emails: 1 / (1 + exp(-(slope * score + offset))). */
  calibration: Readonly<Record<Mode, { slope: number; offset: number }>>;
  /** Least probability of each severity. */
  thresholds: Readonly<Record<Mode, Readonly<Record<Exclude<Severity, 'None'>, number>>>>;
}

/**
 * A sum of weights is divided by the root of the number of features plus these, so that length doesn't matter and few
 * features count little.
 */
export const HEDGE: Readonly<Record<Block | 'kinds', number>> = { words: 30, grams: 150, kinds: 10 };
