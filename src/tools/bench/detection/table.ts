import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import type { Bundle } from './bundle.ts';
import type { FirstVerdict } from './first-verdict.ts';
import type { HandLabel } from './labels.ts';
import { areaUnderCurve, byLanguage, countAt, countFrom, interval, isTuned, type Outcome, speedOf } from './tally.ts';

/** The outcomes of each source, by name. */
export type Results = ReadonlyMap<string, readonly Outcome[]>;

export const OLD_HAM = [
  'sa_easy_ham',
  'sa_hard_ham',
  'trec07_ham',
  'enron_ham',
  'enron_short',
  'maillist_usrp',
  'political_2020',
  'bounce_dsn',
];
export const MODERN = /^(?:modern|template_transactional)/;
const BY_LANGUAGE = /^(?:modern benign|phishing_pot|raw\/phish)/;
export const PHISH = 'raw/phish';
/** Languages with fewer mails say too little to be judged, and with still fewer too little to be a row. */
const ENOUGH = 100;
const SOME = 40;

/** Each source with the outcomes of its emails; modern ones and phishing also by language. */
export function printSources(results: Results): void {
  const benign = pooled(results, (name) => MODERN.test(name));
  print(['source', 'mails', ...SEVERITIES, 'Medium+', 'High+', 'AUC', 'mails/s', 'p50 ms', 'p99 ms']);
  for (const [name, outcomes] of [...results, ['modern benign, pooled', benign] as const]) {
    if (outcomes.length === 0) continue;
    print(row(name, outcomes, benign));
    if (!BY_LANGUAGE.test(name)) continue;
    for (const [language, group] of byLanguage(outcomes)) {
      if (group.length >= SOME) print(row(`  ${language}`, group, benign));
    }
  }
}

function row(name: string, outcomes: readonly Outcome[], benign: readonly Outcome[]): string[] {
  const { perSecond, p50, p99 } = speedOf(outcomes);
  const auc = benign.length === 0 || MODERN.test(name) ? '' : areaUnderCurve(outcomes, benign).toFixed(3);
  return [
    name,
    String(outcomes.length),
    ...SEVERITIES.map((severity) => percent(countAt(outcomes, severity), outcomes.length)),
    percent(countFrom(outcomes, 'Medium'), outcomes.length),
    percent(countFrom(outcomes, 'High'), outcomes.length),
    auc,
    String(perSecond),
    p50.toFixed(1),
    p99.toFixed(1),
  ];
}

/** Targets and results, for all emails and for the half that no rule was written for. */
export function printAims(results: Results, labels: ReadonlyMap<string, HandLabel>): void {
  const phish = results.get(PHISH) ?? [];
  const labelled = (...kinds: HandLabel[]) => phish.filter(({ id }) => kinds.some((kind) => labels.get(id) === kind));
  const oldHam = pooled(results, (name) => OLD_HAM.includes(name));
  const modern = pooled(results, (name) => MODERN.test(name));

  console.log();
  print(['measure', 'mails', 'aim', 'reached', 'held out']);
  share('phishing_pot: not None', '>= 96 %', phish, (all) => all.length - countAt(all, 'None'));
  share('  theft and fraud: Medium+', '>= 92 %', labelled('theft', 'fraud'), (all) => countFrom(all, 'Medium'));
  share('  theft: High+', '>= 65 %', labelled('theft'), (all) => countFrom(all, 'High'));
  share('  advertising: Medium+', '-', labelled('advertising'), (all) => countFrom(all, 'Medium'));
  share('  honest, handed in: Medium+', '-', labelled('honest'), (all) => countFrom(all, 'Medium'));
  share('old ham: Medium+', '<= 0.3 %', oldHam, (all) => countFrom(all, 'Medium'));
  share('old ham: Low', '<= 2 %', oldHam, (all) => countAt(all, 'Low'));
  share('modern benign: Medium+', '<= 2 %', modern, (all) => countFrom(all, 'Medium'));
  share('modern benign: High+', '<= 0.3 %', modern, (all) => countFrom(all, 'High'));
  share('modern benign: Low', '<= 5 %', modern, (all) => countAt(all, 'Low'));
  for (const [language, group] of byLanguage(modern)) {
    if (group.length < ENOUGH) continue;
    const count = countFrom(group, 'Medium');
    const { low, high } = interval(count, group.length);
    const range = `${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)} %`;
    print([
      `  ${language}: Medium+`,
      String(group.length),
      '<= 5 %',
      `${percent(count, group.length)} (95 %: ${range})`,
      '',
    ]);
  }
}

const BY_FIELDS = /^(?:phishing_pot|bec_llm|phish_templates)$/;

/** Whether subject and body alone are measured of a source, too. */
export function isMeasuredByFields(name: string): boolean {
  return BY_FIELDS.test(name) || MODERN.test(name);
}

/** What is reached where subject and body are all there is. */
export function printFieldAims(fieldsAlone: Results, labels: ReadonlyMap<string, HandLabel>): void {
  const phish = fieldsAlone.get('phishing_pot') ?? [];
  const harmful = phish.filter(({ id }) => ['theft', 'fraud'].includes(labels.get(id) ?? ''));
  const medium = (all: readonly Outcome[]) => countFrom(all, 'Medium');
  share('fields, phishing_pot: not None', '>= 85 %', phish, (all) => all.length - countAt(all, 'None'));
  share('  Medium+', '-', phish, medium);
  share('  theft and fraud: Medium+', '>= 80 %', harmful, medium);
  share('fields, bec_llm: Medium+', '>= 85 %', fieldsAlone.get('bec_llm') ?? [], medium);
  share('fields, phish_templates: Medium+', '>= 85 %', fieldsAlone.get('phish_templates') ?? [], medium);
}

/** How fast it was, of whole messages and of subject and body alone. */
export function printSpeeds(results: Results, fieldsAlone: Results): void {
  const phish = results.get(PHISH) ?? [];
  const { perSecond, p99 } = speedOf(phish);
  print(['whole messages a second', String(phish.length), '>= 300', String(perSecond), '']);
  print(['  99 of 100 within', String(phish.length), '< 25 ms', `${p99.toFixed(1)} ms`, '']);
  for (const [name, pattern] of Object.entries({ phishing_pot: /^phishing_pot$/, 'modern benign': MODERN })) {
    const outcomes = pooled(fieldsAlone, (source) => pattern.test(source));
    print([
      `subject and body alone: ${name}`,
      String(outcomes.length),
      '>= 3000 / s',
      String(speedOf(outcomes).perSecond),
      '',
    ]);
  }
}

/** What a browser has to load, and how soon there is a verdict. */
export function printLoading({ atOnce, whole }: Bundle, first: Readonly<Record<string, FirstVerdict>>): void {
  print(['gzipped for a browser, at once', '', '<= 250 kB', `${(atOnce / 1000).toFixed(0)} kB`, '']);
  print(['  with the model and all else', '', '<= 700 kB', `${(whole / 1000).toFixed(0)} kB`, '']);
  for (const [where, { loading, judging }] of Object.entries(first)) {
    print([`first verdict once loaded, ${where}`, '', '< 100 ms', `${judging.toFixed(0)} ms`, '']);
    print(['  loading before it', '', '-', `${loading.toFixed(0)} ms`, '']);
  }
}

function share(
  name: string,
  aim: string,
  outcomes: readonly Outcome[],
  count: (outcomes: readonly Outcome[]) => number,
): void {
  const heldOut = outcomes.filter(({ id }) => !isTuned(id));
  print([
    name,
    String(outcomes.length),
    aim,
    `${percent(count(outcomes), outcomes.length)} (${count(outcomes)})`,
    percent(count(heldOut), heldOut.length),
  ]);
}

export function pooled(results: Results, belongs: (name: string) => boolean): Outcome[] {
  return [...results].filter(([name]) => belongs(name)).flatMap(([, outcomes]) => outcomes);
}

function percent(count: number, total: number): string {
  return total === 0 ? '-' : `${((100 * count) / total).toFixed(1)} %`;
}

const NAME_WIDTH = 38;

function print(cells: readonly string[]): void {
  const width = cells.length > 5 ? 9 : 24;
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(NAME_WIDTH) : cell.padStart(width))).join(''));
}
