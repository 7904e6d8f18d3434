/**
 * Measures the detection engine on labelled mail: `npm run bench -- detection --corpus DIR`.
 * Options: `--only a,b` (sources), `--limit N` (mails per source), `--fields` (subject and body alone), `--labels FILE`
 * (hand labels of harmful mail); `--errors SOURCE` prints what was judged wrongly, `--sample N` mails to be labelled.
 */
import { parseArgs } from 'node:util';
import { analyse } from '../../engines/detection/index.ts';
import { bundleSize } from './detection/bundle.ts';
import { contextOf } from './detection/context.ts';
import { printErrors, printSample } from './detection/errors.ts';
import { labelsFrom } from './detection/labels.ts';
import { type Source, sourcesIn } from './detection/sources.ts';
import { printAims, printSources, printSpeeds, type Results } from './detection/table.ts';
import { type Outcome, outcomeOf } from './detection/tally.ts';

const HARMFUL = /phish|spam|bec/;
const EXCERPT = 400;

/** Measures every source in a folder, one mail in memory at a time. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      limit: { type: 'string' },
      fields: { type: 'boolean', default: false },
      labels: { type: 'string' },
      errors: { type: 'string' },
      sample: { type: 'string' },
    },
  });
  if (values.corpus === undefined) throw new Error('Say where the mail is: --corpus DIR');
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const only = (values.errors ?? values.only)?.split(',');
  const sources = sourcesIn(values.corpus, values.fields).filter(({ name }) => !only || only.includes(name));

  if (values.errors !== undefined) {
    for (const source of sources) await printErrors(source, HARMFUL.test(source.name), limit);
    return;
  }
  if (values.sample !== undefined) {
    for (const source of sources) await printSample(source, Number(values.sample), EXCERPT);
    return;
  }
  const results = new Map<string, Outcome[]>();
  for (const source of sources) results.set(source.name, await measured(source, limit));
  printSources(results);
  printAims(results, values.labels === undefined ? new Map() : labelsFrom(values.labels));
  printSpeeds(results, await fieldsAlone(sourcesIn(values.corpus, true), results, limit), await bundleSize());
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

/** Subject and body alone, of those measured sources that are records. */
async function fieldsAlone(sources: readonly Source[], measuredOnes: Results, limit: number): Promise<Results> {
  const results = new Map<string, Outcome[]>();
  for (const source of sources) {
    if (measuredOnes.has(source.name)) results.set(source.name, await measured(source, limit));
  }
  return results;
}

async function measured(source: Source, limit: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const { id, language, read } of source.samples()) {
    if (outcomes.length >= limit) break;
    const start = process.cpuUsage();
    const letter = await read();
    const analysis = analyse(letter, contextOf(letter));
    // The time of the processor, so that what else runs on the machine changes nothing.
    const { user, system } = process.cpuUsage(start);
    outcomes.push(outcomeOf(id, language, analysis, (user + system) / 1000));
  }
  return outcomes;
}
