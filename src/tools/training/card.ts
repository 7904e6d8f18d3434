import { MODES, type Model } from '../../engines/detection/model/model.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { areaUnderCurve } from '../bench/detection/tally.ts';
import { ALLOWED_SOURCES } from '../corpus/allowed-sources.ts';
import type { LeftOut } from './cross-validate.ts';
import type { Weights } from './fit.ts';
import { REPORTS } from './reports.ts';
import { isHarmful, type Row, WRITTEN } from './rows.ts';
import { errorsOf } from './settle.ts';
import { MAX_FALSE_ALARM_RATES } from './thresholds.ts';

interface Trained extends Pick<Model, 'thresholds'> {
  weights: Weights;
  rows: readonly Row[];
  leftOut: readonly LeftOut[];
  /** ISO date of the training. */
  date: string;
}

/** The model card: what it was trained on, how well it does on what was left out, and what it cannot do. */
export function cardOf({ weights, rows, leftOut, date, thresholds }: Trained): string {
  const errors = errorsOf(leftOut);
  const languages = [...new Set(rows.filter(isWritten).map(({ language }) => language))].sort();
  return `# Model card

One logistic regression over the engine's signals, the wording, and how much of an email is known. The wording is words,
pairs of neighbours, senses of words that are the same in ${languages.length} languages, recognised concepts, and character n-grams.
Suspicious signals never reassure and reassuring ones never alarm. Trained by \`npm run train\` on ${date}; the same
data give the same weights. A second model tells the kinds of harm apart by their most telling words.

## Data

| Set | Label | Emails | Terms |
|---|---|---|---|
| our own | both | ${count(rows, WRITTEN)} | written one by one for this project |
${ALLOWED_SOURCES.map(({ name, isMalicious, terms }) => `| ${name} | ${isMalicious ? 'harmful' : 'honest'} | ${count(rows, name)} | ${terms} |`).join('\n')}${reportsRow(rows)}

Our own emails are in ${languages.length} languages. Each is learned from as subject and body and as a whole message; where its
recipient's company matters also with that known. Sets that are templates filled in by others teach nothing about senders
and links, which were made up. Wording that fewer than nine scenarios or sources have is not learned.

## On what was left out

Scores by models that had not seen the email's scenario or source, or its language. The tables of \`/docs/detection\` are
printed by \`npm run bench -- generalisation\`.

| Given | Emails | Area under the curve, scenario left out | Language left out | Expected calibration error |
|---|---|---|---|---|
${MODES.map((mode) => {
  const own = leftOut.filter(({ row }) => isWritten(row) && row.mode === mode);
  const area = (scoreOf: (one: LeftOut) => number) =>
    areaUnderCurve(
      own.filter(({ row }) => isHarmful(row)).map((one) => ({ harm: scoreOf(one) })),
      own.filter(({ row }) => !isHarmful(row)).map((one) => ({ harm: scoreOf(one) })),
    ).toFixed(3);
  return `| ${mode} | ${own.length} | ${area(({ score }) => score)} | ${area(({ withoutLanguage = 0 }) => withoutLanguage)} | ${errors[mode].toFixed(3)} |`;
}).join('\n')}

Each fifth of the emails is judged by a calibration on the others, in the proportions of the training.

## Thresholds

The least probabilities that keep to these shares of honest emails, as the mean over sources left out.

| Severity | Honest emails at most | ${MODES.join(' | ')} |
|---|---|${MODES.map(() => '---|').join('')}
${(['Low', 'Medium', 'High', 'Critical'] as const)
  .map(
    (severity) =>
      `| ${severity} | ${(100 * MAX_FALSE_ALARM_RATES[severity]).toFixed(1)}% | ${MODES.map((mode) => thresholds[mode][severity]).join(' | ')} |`,
  )
  .join('\n')}

## Weights of the signals

Log-odds before calibration, and the rows that had the signal. One that no row had counts like the mean of its group.

| Signal | Weight | Rows |
|---|---|---|
${SIGNAL_RULES.map(({ id, tier }, at) => ({ id, tier, weight: weights.signals[at] ?? 0, met: weights.met[at] ?? 0 }))
  .filter(({ tier, met }) => tier !== 'context' && met > 0)
  .sort((a, b) => b.weight - a.weight)
  .map(({ id, weight, met }) => `| ${id} | ${weight.toFixed(2)} | ${met} |`)
  .join('\n')}

## Limits

Our own emails are written, not received, and their honest half is chosen to be close to fraud. Probabilities are for
equally many harmful and honest emails; in most mailboxes far fewer are harmful. Public sets contain almost no harmful mail
that is modern or in other languages than English. The wording of a language that is not listed above does not count.
`;
}

function isWritten({ source }: Row): boolean {
  return source === WRITTEN;
}

/** What visitors handed in: only their number is reported. */
function reportsRow(rows: readonly Row[]): string {
  const some = count(rows, REPORTS);
  return some === 0 ? '' : `\n| ${REPORTS} | both | ${some} | handed in with consent, de-identified, reviewed |`;
}

function count(rows: readonly Row[], source: string): number {
  return new Set(rows.filter((row) => row.source === source).map(({ id }) => id)).size;
}
