/**
 * `npm run bench -- NAME …`: each benchmark is a file in `bench/` that exports `run(args)` and returns its figures.
 * `npm run bench [-- --corpus DIR]` runs them all. Either way each figure is printed next to its budget and the basis
 * of that budget, and stored in `bench-results.json` in the data folder. A missed budget is reported. A run fails if a
 * bench could not measure, or if a count misses its budget: times depend on the machine, and some targets may not have
 * been reached yet.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { ROOT } from '../commands/root.ts';
import { LABELS } from './bench/detection/labels.ts';
import { type BenchName, BUDGETS } from './bench/report/budgets.ts';
import { inOwnProcess } from './bench/report/own-process.ts';
import { type BenchResult, firmlyMissed, judged, keepResult } from './bench/report/results.ts';
import { tableOf } from './bench/report/table.ts';

const NAMES = Object.keys(BUDGETS) as BenchName[];
/** They measure on labelled emails, which are not part of the repository. */
const ON_CORPUS: readonly BenchName[] = ['detection', 'generalisation', 'peers'];
/** They take a quarter of an hour each. */
const ALONE: readonly BenchName[] = ['scale'];
const DATA_DIR = process.env.DATA_DIR || join(ROOT, '.data');

const [first = '', ...rest] = process.argv.slice(2);
if (first === '' || first.startsWith('--')) await runAll(process.argv.slice(2));
else if (NAMES.includes(first as BenchName)) await runOne(first as BenchName, rest);
else stop(`Usage: npm run bench [-- NAME [options]], where NAME is one of: ${NAMES.join(', ')}`);

async function runOne(name: BenchName, args: string[]): Promise<void> {
  const { run } = (await import(`./bench/${name}.ts`)) as {
    run(args: string[]): Promise<Readonly<Record<string, number>>>;
  };
  const began = begin();
  const figures = await run(args);
  if (process.send) {
    process.send(figures);
    return;
  }
  if (Object.keys(figures).length === 0) return;
  const result = resultOf(name, figures, began);
  // With its own options, it measured something other than the claimed figures.
  const isClaimed = isDeepStrictEqual(inFull(args), inFull(optionsOf(name, args[1])));
  if (isClaimed) keepResult(DATA_DIR, name, result);
  tell({ [name]: result }, isClaimed);
  if (isClaimed) failWhereMissed({ [name]: result });
}

async function runAll(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { corpus: { type: 'string' } } });
  if (values.corpus !== undefined && !existsSync(values.corpus)) stop(`--corpus: there is no folder ${values.corpus}.`);
  const results: Record<string, BenchResult> = {};
  const failed: string[] = [];
  const skipped = values.corpus === undefined ? ON_CORPUS : [];
  for (const name of NAMES.filter((each) => !skipped.includes(each) && !ALONE.includes(each))) {
    console.log(`\n== ${name}`);
    const began = begin();
    const figures = await inOwnProcess(import.meta.filename, [name, ...optionsOf(name, values.corpus)]);
    if (!figures) failed.push(name);
    else {
      results[name] = resultOf(name, figures, began);
      keepResult(DATA_DIR, name, results[name]);
    }
  }
  tell(results, true);
  for (const name of skipped)
    console.log(`${name}: left out, it needs labelled mail (--corpus DIR; src/content/docs/detection.md says which)`);
  for (const name of ALONE) console.log(`${name}: left out, it takes a quarter of an hour (npm run bench -- ${name})`);
  for (const name of failed) console.log(`${name}: could not be measured, see above`);
  failWhereMissed(results);
  if (failed.length > 0) process.exit(1);
}

function failWhereMissed(results: Readonly<Record<string, BenchResult>>): void {
  for (const [name, result] of Object.entries(results)) {
    for (const figure of firmlyMissed(result)) {
      console.log(`${name}: “${figure}” is beyond its budget, which no busy machine excuses`);
      process.exitCode = 1;
    }
  }
}

function optionsOf(name: BenchName, corpus: string | undefined): string[] {
  if (corpus === undefined || !ON_CORPUS.includes(name)) return [];
  // Half an hour for the slower peers; the whole corpus would take a day.
  const own =
    { detection: ['--labels', LABELS], peers: ['--limit', '500', '--train-limit', '2500'] }[name as string] ?? [];
  return ['--corpus', corpus, ...own];
}

/** A path may be relative to this folder. */
function inFull(options: readonly string[]): string[] {
  return options.map((option) => resolve(option));
}

interface Beginning {
  at: Date;
  load: number;
}

function begin(): Beginning {
  return { at: new Date(), load: (loadavg()[0] ?? 0) / availableParallelism() };
}

function resultOf(name: string, figures: Readonly<Record<string, number>>, { at, load }: Beginning): BenchResult {
  return {
    measuredAt: at.toISOString(),
    seconds: Math.round((Date.now() - at.getTime()) / 1000),
    load: Math.round(load * 100) / 100,
    figures: judged(name, figures),
  };
}

function tell(results: Readonly<Record<string, BenchResult>>, areKept: boolean): void {
  console.log(`\n${tableOf(results).join('\n')}\n`);
  const budgets = Object.values(results)
    .flatMap(({ figures }) => Object.values(figures))
    .filter(({ kept }) => kept !== undefined);
  const kept = budgets.filter((figure) => figure.kept).length;
  const where = areKept
    ? `all of it is in ${join(DATA_DIR, 'bench-results.json')}`
    : 'not written down, for the options';
  console.log(`${kept} of ${budgets.length} budgets kept; ${where}`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
