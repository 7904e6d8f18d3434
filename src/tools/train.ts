/** `npm run train`: trains the detection model. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../commands/root.ts';
import { stop } from '../commands/stop.ts';
import { recordSourcesIn } from './bench/detection/sources.ts';
import { ALLOWED_SOURCES } from './corpus/allowed-sources.ts';
import { cardOf } from './training/card.ts';
import { crossValidate } from './training/cross-validate.ts';
import { fitModel } from './training/fit.ts';
import { fitKinds } from './training/kinds.ts';
import { learnedLanguages } from './training/languages.ts';
import { modelFile } from './training/model-file.ts';
import { reportRows } from './training/reports.ts';
import { publicRows, type Row, writtenRows } from './training/rows.ts';
import { settled } from './training/settle.ts';

const MODEL = join(ROOT, 'src/engines/detection/model');

const USAGE = `Usage: npm run train -- --corpus DIR [--date DAY] [--reports]

Trains the model on our own emails and on the public sets in DIR whose terms allow it, and writes the weights and the model
card beside the engine. --reports adds the reports of visitors that were reviewed. --date is the day that the card names,
today unless given.`;

const { values } = readArguments();
if (values.help) stop(USAGE, 0);
if (values.corpus === undefined || !existsSync(values.corpus)) stop(`Say where the public sets are.\n\n${USAGE}`, 2);
const there = recordSourcesIn(values.corpus);
const missing = ALLOWED_SOURCES.filter(({ name }) => !there.includes(name)).map(({ name }) => name);
if (missing.length > 0) stop(`Weights that ship are trained on all allowed sets; missing: ${missing.join(', ')}.`, 1);

const rows: Row[] = [];
for (const row of writtenRows()) rows.push(row);
for (const row of await publicRows(values.corpus)) rows.push(row);
if (values.reports) rows.push(...(await reportRows()));
console.error(`${rows.length} rows`);
const leftOut = crossValidate(rows, (done) => console.error(done));
const weights = fitModel(rows);
const trained = { weights, kinds: fitKinds(rows), languages: learnedLanguages(weights), ...settled(leftOut) };
const card = cardOf({ ...trained, rows, leftOut, date: values.date ?? new Date().toISOString().slice(0, 10) });
console.log(card);
writeFileSync(join(MODEL, 'weights.json'), `${JSON.stringify(modelFile(trained), null, 2)}\n`);
writeFileSync(join(MODEL, 'MODEL-CARD.md'), card);

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
