/**
 * Trains the text model: `npm run train -- --corpus DIR`. Reads the public sets that may be trained on and our own
 * pairs, writes the weights and the model card beside the engine. Without `--corpus` our own pairs alone are used, and
 * nothing is written.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { trustIn } from '../engines/detection/model/trust.ts';
import { ALLOWED_SOURCES } from './corpus/allowed-sources.ts';
import { ROOT } from './root.ts';
import { calibrate } from './train/calibrate.ts';
import { cardOf } from './train/card.ts';
import { type Example, examplesOf, ownExamples } from './train/examples.ts';
import { fitLogistic } from './train/logistic.ts';
import { modelFile, packed, scoreOf } from './train/model-file.ts';

const MODEL = join(ROOT, 'src/engines/detection/model');
/** Malicious letters of a language that are enough to be sure of it. */
const ENOUGH = 150;

const { values } = parseArgs({ options: { corpus: { type: 'string' }, date: { type: 'string' } } });
const examples: Example[] = ownExamples();
if (values.corpus !== undefined) {
  for (const { name, isMalicious } of ALLOWED_SOURCES) {
    examples.push(...(await examplesOf(join(values.corpus, `${name}.jsonl.gz`), name, isMalicious)));
  }
}
const learned = examples.filter(({ heldBack }) => !heldBack);
const model = packed(fitLogistic(learned));
const trust = trustOf(learned);
const held = examples
  .filter(({ heldBack }) => heldBack)
  .map((example) => ({ ...example, score: scoreOf(model, example) * trustIn(example.language, trust) }));
const calibration = calibrate(held.filter(({ source }) => source === 'own'));
const card = cardOf({ learned, held, calibration, trust, date: values.date ?? new Date().toISOString().slice(0, 10) });
console.log(card);
if (values.corpus !== undefined) {
  const file = modelFile(model, { version: '1', calibration, trust });
  writeFileSync(join(MODEL, 'weights.json'), `${JSON.stringify(file, null, 2)}\n`);
  writeFileSync(join(MODEL, 'MODEL-CARD.md'), card);
}

/** The less malicious mail of a language there was to learn from, the less its scores count. */
function trustOf(all: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { language, isMalicious } of all) {
    if (isMalicious && language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts]
      .map(([language, count]) => [language, Number(Math.min(1, Math.sqrt(count / ENOUGH)).toFixed(2))])
      .sort(),
  );
}
