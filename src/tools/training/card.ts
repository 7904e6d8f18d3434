import { BUCKETS } from '../../engines/detection/model/features.ts';
import { probabilityOf } from '../../engines/detection/model/probability.ts';
import { trustIn } from '../../engines/detection/model/trust.ts';
import { ALLOWED_SOURCES, type AllowedSource } from '../corpus/allowed-sources.ts';
import { areaUnderCurve, reliability } from './calibrate.ts';
import type { Example } from './examples.ts';
import type { Fitted, Held, Judge } from './fitted.ts';
import type { LeftOut } from './left-out.ts';
import { REPORTS } from './reports.ts';
import { MOST_ABOVE, MOST_BELOW } from './thresholds.ts';

const OPINIONS = { doubtful: 'doubtful', likely: 'likely', veryLikely: 'as good as sure' } as const;

interface Trained extends Omit<Fitted, 'words'> {
  learned: readonly Example[];
  leftOut: readonly LeftOut[];
  /** ISO date of the training. */
  date: string;
}

/** The model card: what it was trained on, how well it does on what was held back, and what it cannot do. */
export function cardOf({ learned, held, leftOut, date, thresholds, ...judge }: Trained): string {
  const own = held.filter(({ source }) => source === 'own');
  return `# Model card: what emails ask

Logistic regression over hashed word stems and pairs of neighbours, and over senses of words that are the same in eight
languages, alone, denied and in pairs of one sentence; ${BUCKETS.toLocaleString('en-US')} buckets of one byte. A second one adds how the
sender's domain and the worst link's relate to the names in the email. Trained by \`npm run train\` on ${date}, the same
weights each time from the same data. It sees no other header, no HTML, no length, no numbers and no sums.

In the engine it is one soft signal among others: alone it is at most a warning of the middle severity.

## Data

Our own pairs of a benign and a malicious email that differ only in what is asked, where links lead and who sends:
${count(learned, 'own')} emails learned from, ${own.length} of other scenarios held back. Of the public sets below
half is held back: the one that the benches measure as held out. Public sources weigh alike, whatever their size;
our pairs weigh as much as forty of them, for each label. A feature that fewer than three sources or scenarios have is left out, and so are
the names that our pairs and rendered templates were filled with, and the senders and links of the latter. Words that
occur in eight languages or more of the templates, nearly always with a capital, are taken for names.

| Set | Label | Learned from | Terms |
|---|---|---|---|
| own pairs | both | ${count(learned, 'own')} | this project's own |
${ALLOWED_SOURCES.map(({ name, isMalicious, terms }) => `| ${name} | ${isMalicious ? 'malicious' : 'benign'} | ${count(learned, name)} | ${terms} |`).join('\n')}${reportsRow(learned)}

## Weights of the context features

Added to the log-odds, in which 1 is about a step from even to three in four. Fitted with the slope and the offset of the
probabilities, on scores by models that had not seen the email's scenario or source, and limited to −1 to 2: a fraudster
can buy a domain that matches the name, and honest companies use domains with something added.

| Context feature | Weight |
|---|---|
${Object.entries(judge.contextFeatures)
  .map(([name, weight]) => `| ${name} | ${weight?.toFixed(2)} |`)
  .join('\n')}

## Thresholds

The least probabilities that keep to these shares of honest emails, each given with its sender and without: of our own
learned scenarios, scored by models of the others, and of the old and the modern public mails, each source scored by a model
of the others. Above 1 means that none keeps to them. Nothing that is held back had a part in it. By the words alone a
email counts as harmless below ${thresholds.unlikely}: at most ${percent(MOST_BELOW, 1)} of the malicious emails of any source lie there. An email of
fewer than twenty words is never a warning by its wording alone, and in one of fewer than forty that leads
nowhere it is ignored.

| Opinion | From | Own benign emails above, at most | Old public mails | Modern ones |
|---|---|---|---|---|
${Object.entries(MOST_ABOVE)
  .map(([name, most]) => {
    const opinion = name as keyof typeof MOST_ABOVE;
    return `| ${OPINIONS[opinion]} | ${thresholds[opinion]} | ${percent(most.own, 1)} | ${percent(most.old, 1)} | ${percent(most.modern, 1)} |`;
  })
  .join('\n')}

${heldBackPart(own, judge)}

## Public mail held back

Mails of the public sets that were not learned from.

| Set | Label | Emails | Above one half | Above 0.9 |
|---|---|---|---|---|
${ALLOWED_SOURCES.map((source) => publicRow(source, held, judge)).join('\n')}

## A source it has never seen

The words' model is trained anew without the source; slope, offset and context features stay as they were fitted to all of
them. F1 is that of malicious mail at one half, by the model alone: the source beside the mail of the other label that was
held back, both counted alike. The aim is 0.93.

| Set | On their side of one half | F1 |
|---|---|---|
${leftOut.map(({ source, right, f1 }) => `| ${source} | ${percent(right, 1)} | ${f1.toFixed(3)} |`).join('\n')}

## Can it tell where an email was collected?

It can. Area under the curve of one benign set against all others, held-back mails: 0.5 would be no difference, and 0.2 is
as telling as 0.8. Sets of few emails say little.

| Benign set | Emails | Area under the curve |
|---|---|---|
${ALLOWED_SOURCES.filter(({ isMalicious }) => !isMalicious)
  .map(({ name }) => `| ${name} | ${count(held, name)} | ${tellsSource(held, name)} |`)
  .join('\n')}

## Limits

The own emails are written, not received: how the domains in them relate to names is random, so the figures with a
sender say little about real senders. Their malicious twins often name what they are after; real ones mostly only ask to
click. Public sets contain almost no malicious mail that is modern or in other languages than English. Languages that are not
listed above are hardly judged. Where the model is given 80 to 90%, more are malicious: it is less sure than it could be.
`;
}

/** What the card says of our own scenarios that were held back: it can be computed anew from the repository alone. */
export function heldBackPart(own: readonly Held[], judge: Judge): string {
  const whole = own.map((one) => ({
    ...one,
    score: probabilityOf(judge, one.score, one.contextFeatures, one.language),
  }));
  const bare = own.map((one) => ({ ...one, score: probabilityOf(judge, one.score, one.bare, one.language) }));
  return `## Held-back scenarios of our own

| What is given | Emails | Area under the curve | Malicious twin above the benign one | Both on their side of one half |
|---|---|---|---|---|
${pairsRow('Sender, subject and body', whole)}
${pairsRow('Subject and body', bare)}
${pairsRow('Words alone', own)}

| Language | Emails | Area under the curve | By words alone | Trust |
|---|---|---|---|---|
${byLanguage(whole)
  .map(([language, some]) => {
    const words = own.filter((one) => one.language === language);
    const trust = trustIn(language, judge.trust);
    return `| ${language ?? 'not known'} | ${some.length} | ${area(some)} | ${area(words)} | ${trust} |`;
  })
  .join('\n')}

## Reliability, same emails

Nothing was fitted to these emails, each given with its sender and without. The kinds of features and their worth were
chosen with the figures of these scenarios in sight, so they flatter the model a little.

| Probability | Emails | Malicious |
|---|---|---|
${reliability([...whole, ...bare].map(({ score, isMalicious }) => ({ probability: score, isMalicious })))
  .map(
    ({ from, count: some, malicious }) =>
      `| ${Math.round(from * 100)}–${Math.round(from * 100) + 10}% | ${some} | ${percent(malicious * some, some)} |`,
  )
  .join('\n')}`;
}

function pairsRow(given: string, own: readonly Held[]): string {
  const pairs = [...Map.groupBy(own, ({ pair }) => pair).values()];
  const score = (twins: readonly Held[], isMalicious: boolean) =>
    twins.find((one) => one.isMalicious === isMalicious)?.score ?? 0;
  const isProbability = own.every((one) => one.score >= 0 && one.score <= 1);
  const ranked = pairs.filter((twins) => score(twins, true) > score(twins, false)).length;
  const right = pairs.filter((twins) => score(twins, true) > 0.5 && score(twins, false) <= 0.5).length;
  const both = isProbability ? percent(right, pairs.length) : '–';
  return `| ${given} | ${own.length} | ${area(own)} | ${percent(ranked, pairs.length)} | ${both} |`;
}

function publicRow({ name, isMalicious }: AllowedSource, held: readonly Held[], judge: Judge): string {
  const likely = held
    .filter(({ source }) => source === name)
    .map((one) => probabilityOf(judge, one.score, one.contextFeatures, one.language));
  const above = (least: number) => percent(likely.filter((one) => one > least).length, likely.length);
  return `| ${name} | ${isMalicious ? 'malicious' : 'benign'} | ${likely.length} | ${above(0.5)} | ${above(0.9)} |`;
}

function area(scored: readonly Held[]): string {
  return areaUnderCurve(scored).toFixed(3);
}

/** What visitors handed in: only their number is reported. */
function reportsRow(learned: readonly Example[]): string {
  const some = count(learned, REPORTS);
  return some === 0 ? '' : `\n| ${REPORTS} | both | ${some} | handed in with consent, de-identified, reviewed |`;
}

function count(examples: readonly Example[], source: string): number {
  return examples.filter((one) => one.source === source).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
}

function byLanguage(examples: readonly Held[]): [string | null, Held[]][] {
  return [...Map.groupBy(examples, ({ language }) => language)].sort(([a], [b]) => (a ?? '~').localeCompare(b ?? '~'));
}

function tellsSource(held: readonly Held[], name: string): string {
  const benign = held.filter(({ isMalicious, source }) => !isMalicious && source !== 'own');
  return areaUnderCurve(benign.map(({ source, score }) => ({ score, isMalicious: source === name }))).toFixed(2);
}
