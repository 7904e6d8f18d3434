/** `npm run train`: trains the text model. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../commands/root.ts';
import { stop } from '../commands/stop.ts';
import { recordSourcesIn } from './bench/detection/sources.ts';
import { ALLOWED_SOURCES } from './corpus/allowed-sources.ts';
import { cardOf } from './training/card.ts';
import { type Example, namesIn, ownExamples, publicExamples, publicMails } from './training/examples.ts';
import { fitModel } from './training/fit.ts';
import { leftOutOf, scoredAsStrangers } from './training/left-out.ts';
import { modelFile } from './training/model-file.ts';
import { reportExamples } from './training/reports.ts';

const MODEL = join(ROOT, 'src/engines/detection/model');

const USAGE = `Usage: npm run train [-- --corpus DIR] [--date DAY] [--reports]

Trains the text model on our own pairs of emails and prints its model card. With --corpus DIR it also learns from the public
sets there whose terms allow it, and writes the weights and the card beside the engine. --reports adds the reports of
visitors that were reviewed. --date is the day that the card names, today unless given.`;

const { values } = readArguments();
if (values.help) stop(USAGE, 0);
if (values.corpus !== undefined && !existsSync(values.corpus)) stop(`There is no folder ${values.corpus}.`, 2);
const examples: Example[] = [];
if (values.corpus === undefined) {
  examples.push(...ownExamples());
} else {
  const there = recordSourcesIn(values.corpus);
  const missing = ALLOWED_SOURCES.filter(({ name }) => !there.includes(name)).map(({ name }) => name);
  if (missing.length > 0) stop(`Weights that ship are trained on all allowed sets; missing: ${missing.join(', ')}.`, 1);
  const mails = await publicMails(values.corpus);
  const names = namesIn(mails);
  for (const one of ownExamples(names)) examples.push(one);
  for (const one of publicExamples(mails, names)) examples.push(one);
}
if (values.reports) examples.push(...(await reportExamples()));
const learned = examples.filter(({ heldBack }) => !heldBack);
const strangers = scoredAsStrangers(examples);
const fitted = fitModel(examples, strangers);
const leftOut = leftOutOf(strangers, fitted.held, fitted);
const card = cardOf({ ...fitted, learned, leftOut, date: values.date ?? new Date().toISOString().slice(0, 10) });
console.log(card);
if (values.corpus !== undefined) {
  writeFileSync(join(MODEL, 'weights.json'), `${JSON.stringify(modelFile(fitted), null, 2)}\n`);
  writeFileSync(join(MODEL, 'MODEL-CARD.md'), card);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        corpus: { type: 'string' },
        date: { type: 'string' },
        reports: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`, 2);
  }
}
