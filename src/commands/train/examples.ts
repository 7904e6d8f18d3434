import { samples } from '../../engines/detection/corpus/generate.ts';
import type { Letter } from '../../engines/detection/index.ts';
import { featuresOf } from '../../engines/detection/model/features.ts';
import { parse } from '../../engines/detection/parse/parse.ts';
import { linesOf } from '../bench/detection/files.ts';
import type { MailRecord } from '../bench/detection/record.ts';

/** A letter as the trainer sees it. */
export interface Example {
  /** A public source's name, or `own`. */
  source: string;
  /** What must not be told apart by words that only it has: a source, or a scenario of our own. */
  group: string;
  isMalicious: boolean;
  /** As the engine sees it. */
  language: string | null;
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
  return [...samples()].map(({ scenario, label, heldBack, pair, letter }) => ({
    source: 'own',
    group: `own ${scenario}`,
    isMalicious: label === 'malicious',
    heldBack,
    pair,
    ...readingOf(letter),
  }));
}

/** The mails of a file of JSON lines. Only what they say is read: subject and body. */
export async function examplesOf(file: string, source: string, isMalicious: boolean): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const line of linesOf(file)) {
    const { subject = '', body = '', html } = JSON.parse(line) as MailRecord;
    const heldBack = examples.length % HELD_BACK_EVERY === HELD_BACK_EVERY - 1;
    examples.push({ source, group: source, isMalicious, heldBack, ...readingOf({ subject, body: html ?? body }) });
    if (examples.length === MOST_OF_A_SOURCE) break;
  }
  return examples;
}

function readingOf(letter: Letter): Pick<Example, 'buckets' | 'language'> {
  const reading = parse(letter, {}, []);
  return { buckets: Uint32Array.from(featuresOf(reading), ({ bucket }) => bucket), language: reading.language };
}
