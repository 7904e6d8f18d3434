import { samples } from '../../engines/detection/corpus/generate.ts';
import type { Letter } from '../../engines/detection/index.ts';
import { featuresOf } from '../../engines/detection/model/features.ts';
import { parse } from '../../engines/detection/parse.ts';
import { linesOf } from '../bench/detection/files.ts';
import type { MailRecord } from '../bench/detection/record.ts';

/** A letter as the trainer sees it. */
export interface Example {
  /** A public source's name, or `own`. */
  source: string;
  /** What must not be told apart by words that only it has: a source, or a scenario of our own. */
  group: string;
  isMalicious: boolean;
  language: string;
  buckets: Uint32Array;
  /** Only to fit and measure with, never to learn from. */
  heldBack: boolean;
  /** Of our own letters: both twins have it. */
  pair?: string;
}

/** Mails taken of each source, so that the large ones do not drown the small. */
const MOST_OF_A_SOURCE = 1_000;
/** Every fifth mail of a public source is held back. */
const HELD_BACK_EVERY = 5;

/** Our own pairs. */
export function ownExamples(): Example[] {
  return [...samples()].map(({ scenario, label, language, heldBack, pair, letter }) => ({
    source: 'own',
    group: `own ${scenario}`,
    isMalicious: label === 'malicious',
    language,
    heldBack,
    pair,
    buckets: bucketsOf(letter).buckets,
  }));
}

/** The mails of a file of JSON lines. Only what they say is read: subject and body. */
export async function examplesOf(file: string, source: string, isMalicious: boolean): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const line of linesOf(file)) {
    const { subject = '', body = '', html, lang } = JSON.parse(line) as MailRecord;
    const { buckets, language } = bucketsOf({ subject, body: html ?? body });
    const heldBack = examples.length % HELD_BACK_EVERY === HELD_BACK_EVERY - 1;
    examples.push({ source, group: source, isMalicious, language: lang ?? language, buckets, heldBack });
    if (examples.length === MOST_OF_A_SOURCE) break;
  }
  return examples;
}

function bucketsOf(letter: Letter): { buckets: Uint32Array; language: string } {
  const reading = parse(letter, {}, []);
  const buckets = Uint32Array.from(featuresOf(reading), ({ bucket }) => bucket);
  return { buckets, language: reading.language ?? 'unknown' };
}
