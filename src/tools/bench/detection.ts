/**
 * Measures the detection engine on labelled mail: `npm run bench -- detection --corpus DIR`.
 * Options: `--only a,b` (sources), `--limit N` (mails per source), `--fields` (subject and body alone), `--labels FILE`
 * (hand labels of harmful mail); `--errors SOURCE` prints what was judged wrongly, `--sample N` mails to be labelled.
 */
import { parseArgs } from 'node:util';
import { analyse } from '../../engines/detection/index.ts';
import { bundled } from './detection/bundle.ts';
import { contextOf } from './detection/context.ts';
import { printErrors, printSample } from './detection/errors.ts';
import { figuresOf } from './detection/figures.ts';
import { firstVerdicts } from './detection/first-verdict.ts';
import { labelsFrom } from './detection/labels.ts';
import { type Source, sourcesIn } from './detection/sources.ts';
import {
  isMeasuredByFields,
  printAims,
  printFieldAims,
  printLoading,
  printSources,
  printSpeeds,
  type Results,
} from './detection/table.ts';
import { type Outcome, outcomeOf } from './detection/tally.ts';
import type { Figures } from './report/budgets.ts';

const HARMFUL = /phish|spam|bec/;
const EXCERPT = 400;

/** Measures every source in a folder, one mail in memory at a time. */
export async function run(args: string[]): Promise<Figures<'detection'>> {
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
    return {};
  }
  if (values.sample !== undefined) {
    for (const source of sources) await printSample(source, Number(values.sample), EXCERPT);
    return {};
  }
  const results = await allMeasured(sources, limit);
  printSources(results);
  const labels = values.labels === undefined ? new Map() : labelsFrom(values.labels);
  printAims(results, labels);
  const fieldSources = sourcesIn(values.corpus, true).filter(
    ({ name }) => results.has(name) && isMeasuredByFields(name),
  );
  const fieldsAlone = values.fields ? results : await allMeasured(fieldSources, limit);
  printFieldAims(fieldsAlone, labels);
  printSpeeds(results, fieldsAlone);
  const bundle = await bundled();
  printLoading(bundle, await firstVerdicts(bundle));
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  // The published figures don't cover a sample of emails, or subject and body alone.
  const isAll = values.only === undefined && values.limit === undefined && !values.fields;
  return isAll ? figuresOf(results, fieldsAlone, labels, bundle) : {};
}

async function allMeasured(sources: readonly Source[], limit: number): Promise<Results> {
  const results = new Map<string, Outcome[]>();
  for (const source of sources) results.set(source.name, await measured(source, limit));
  return results;
}

async function measured(source: Source, limit: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const { id, language, read } of source.samples()) {
    if (outcomes.length >= limit) break;
    const start = process.cpuUsage();
    const email = await read();
    const analysis = analyse(email, contextOf(email));
    // Processor time, so that other work on the machine doesn't matter.
    const { user, system } = process.cpuUsage(start);
    outcomes.push(outcomeOf(id, language, analysis, (user + system) / 1000));
  }
  return outcomes;
}
