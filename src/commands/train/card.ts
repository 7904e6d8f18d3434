import { BUCKETS } from '../../engines/detection/model/features.ts';
import { trustIn } from '../../engines/detection/model/trust.ts';
import { ALLOWED_SOURCES } from '../corpus/allowed-sources.ts';
import { areaUnderCurve, probability, reliability } from './calibrate.ts';
import type { Example } from './examples.ts';

export type Held = Example & { score: number };

interface Trained {
  learned: readonly Example[];
  held: readonly Held[];
  calibration: { slope: number; offset: number };
  trust: Readonly<Record<string, number>>;
  /** ISO date of the training. */
  date: string;
}

/** The model card: what it was trained on, how well it does on what was held back, and what it cannot do. */
export function cardOf({ learned, held, calibration, trust, date }: Trained): string {
  const own = held.filter(({ source }) => source === 'own');
  return `# Model card: the wording of letters

Logistic regression over hashed word stems, pairs of neighbouring stems and pairs of recognised phrases; ${BUCKETS.toLocaleString('en-US')} buckets of
one byte. Trained by \`npm run train\` on ${date}, the same weights each time from the same data. It sees only the words
of subject and body: no headers, no addresses, no HTML, no length.

In the engine it is one soft signal among others: alone it is worth a second look at most.

## Data

Our own pairs of a benign and a malicious letter that differ only in what is asked: ${count(learned, 'own')} letters
learned from, ${own.length} of other scenarios held back. Of the public sets below at most 1,000 mails each, every fifth held back.
Sources and labels weigh alike, our pairs eight times as much; a stem that only one source or scenario has is left out.

| Set | Label | Learned from | Terms |
|---|---|---|---|
| own pairs | both | ${count(learned, 'own')} | this project's own |
${ALLOWED_SOURCES.map(({ name, isMalicious, terms }) => `| ${name} | ${isMalicious ? 'malicious' : 'benign'} | ${count(learned, name)} | ${terms} |`).join('\n')}

${heldBackPart(own, calibration, trust)}

## Can it tell where a letter was collected?

It should not: 0.5 would be the best. Area under the curve of one benign set against all others, held-back mails.

| Benign set | Letters | Area under the curve |
|---|---|---|
${ALLOWED_SOURCES.filter(({ isMalicious }) => !isMalicious)
  .map(({ name }) => `| ${name} | ${count(held, name)} | ${tellsSource(held, name)} |`)
  .join('\n')}

## Limits

The own letters are written, not received. Public sets hold almost no malicious mail that is modern or in other
languages than English. Languages that are not listed above are hardly judged.
`;
}

/** What the card says of our own scenarios that were held back: it can be computed anew from the repository alone. */
export function heldBackPart(
  own: readonly Held[],
  calibration: Trained['calibration'],
  trust: Trained['trust'],
): string {
  const pairs = [...Map.groupBy(own, ({ pair }) => pair).values()];
  const ranked = pairs.filter((twins) => score(twins, true) > score(twins, false)).length;
  const right = pairs.filter((twins) => isLikely(twins, true) && !isLikely(twins, false)).length;
  const likely = own.map(({ score: one, isMalicious }) => ({
    probability: probability(one, calibration),
    isMalicious,
  }));
  return `## Held-back scenarios of our own

Area under the curve ${areaUnderCurve(own).toFixed(3)}; of ${pairs.length} pairs ${percent(ranked, pairs.length)} have the malicious twin
above the benign one, and in ${percent(right, pairs.length)} both are on their side of one half.

| Language | Letters | Area under the curve | Trust |
|---|---|---|---|
${byLanguage(own)
  .map(
    ([language, some]) =>
      `| ${language ?? 'not known'} | ${some.length} | ${areaUnderCurve(some).toFixed(3)} | ${trustIn(language, trust)} |`,
  )
  .join('\n')}

## Reliability, same letters

The calibration was fitted to these letters, and the penalty chosen with them in sight.

| Said | Letters | Were malicious |
|---|---|---|
${reliability(likely)
  .map(
    ({ from, count: some, malicious }) =>
      `| ${Math.round(from * 100)}–${Math.round(from * 100) + 10} % | ${some} | ${percent(malicious * some, some)} |`,
  )
  .join('\n')}`;

  function score(twins: readonly Held[], isMalicious: boolean): number {
    return twins.find((one) => one.isMalicious === isMalicious)?.score ?? 0;
  }
  function isLikely(twins: readonly Held[], isMalicious: boolean): boolean {
    return probability(score(twins, isMalicious), calibration) > 0.5;
  }
}

function count(examples: readonly Example[], source: string): number {
  return examples.filter((one) => one.source === source).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function byLanguage(examples: readonly Held[]): [string | null, Held[]][] {
  return [...Map.groupBy(examples, ({ language }) => language)].sort(([a], [b]) => (a ?? '~').localeCompare(b ?? '~'));
}

function tellsSource(held: readonly Held[], name: string): string {
  const benign = held.filter(({ isMalicious, source }) => !isMalicious && source !== 'own');
  return areaUnderCurve(benign.map(({ source, score }) => ({ score, isMalicious: source === name }))).toFixed(2);
}
