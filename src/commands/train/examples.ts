import { join } from 'node:path';
import { samples } from '../../engines/detection/corpus/generate.ts';
import { isMessageSource, type Letter } from '../../engines/detection/index.ts';
import { type Circumstances, circumstancesOf } from '../../engines/detection/model/circumstances.ts';
import { featuresOf } from '../../engines/detection/model/features.ts';
import { parse } from '../../engines/detection/parse/parse.ts';
import { readMessage } from '../../engines/detection/read/message.ts';
import { linesOf } from '../bench/detection/files.ts';
import { letterOf, type MailRecord } from '../bench/detection/record.ts';
import type { AllowedSource } from '../corpus/allowed-sources.ts';

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
  /** Who sends and where links lead; and what of that is known from subject and body alone. */
  circumstances: Circumstances;
  bare: Circumstances;
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

/** The mails of a public set in a folder. Only what they say, who sends them and where they lead is read. */
export async function examplesOf(folder: string, { name, isMalicious, isRendered }: AllowedSource): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const line of linesOf(join(folder, `${name}.jsonl.gz`))) {
    const record = JSON.parse(line) as MailRecord;
    const { from } = letterOf(record, false);
    const heldBack = examples.length % HELD_BACK_EVERY === HELD_BACK_EVERY - 1;
    const letter = { ...letterOf(record, true), ...(from && { from }) };
    const example = { source: name, group: name, isMalicious, heldBack, ...readingOf(letter) };
    examples.push(isRendered ? { ...example, circumstances: UNKNOWN, bare: UNKNOWN } : example);
    if (examples.length === MOST_OF_A_SOURCE) break;
  }
  return examples;
}

/** A message as it came, or only its text. */
export async function messageExample(content: string, source: string, isMalicious: boolean): Promise<Example> {
  const letter = isMessageSource(content) ? await readMessage(content) : { subject: '', body: content };
  return { source, group: source, isMalicious, heldBack: false, ...readingOf(letter) };
}

const UNKNOWN: Circumstances = { from: 'none', link: 'none' };

function readingOf(letter: Letter): Pick<Example, 'buckets' | 'language' | 'circumstances' | 'bare'> {
  const reading = parse(letter, {}, []);
  const { from: _, ...fields } = letter;
  return {
    buckets: Uint32Array.from(featuresOf(reading), ({ bucket }) => bucket),
    language: reading.language,
    circumstances: circumstancesOf(reading),
    bare: circumstancesOf({ ...reading, letter: fields }),
  };
}
