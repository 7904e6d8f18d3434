/**
 * Measures the detection engine on our own pairs of emails, which are in the repository: `npm run bench -- pairs`. A pair
 * is right when the malicious twin gets a warning and the benign one, which says nearly the same, gets none.
 */

import { SEVERITIES } from '../../engines/detection/analysis.ts';
import { type Analysis, analyse, type Email } from '../../engines/detection/index.ts';
import { areaUnderCurve, reliability, type Scored } from '../training/calibrate.ts';
import { type Sample, samples } from '../training/emails/generate.ts';
import type { Figures } from './report/budgets.ts';

interface Row {
  pairs: number;
  found: number;
  flagged: number;
  right: number;
  scored: Scored[];
}

const HELD_BACK = 'held back';

/** One of the twins, and its analysis. */
interface Judged {
  isMalicious: boolean;
  analysis: Analysis;
}

export async function run(): Promise<Figures<'pairs'>> {
  const rows = new Map<string, Row>();
  const heldBack: Judged[] = [];
  for (const twins of Map.groupBy(samples(), ({ pair }) => pair).values()) {
    const [first] = twins;
    if (!first) continue;
    const whole = judged(twins, (email) => email);
    const bare = judged(twins, ({ subject, body, html }) => ({ subject, body: html ?? body }));
    for (const name of rowsOf(first)) add(rows, name, whole);
    add(rows, `${partOf(first)}, subject and body alone`, bare);
    if (first.heldBack) heldBack.push(...whole, ...bare);
  }
  printRows(rows);
  printReliability(heldBack);
  const row = rows.get(HELD_BACK);
  if (!row) return {};
  return {
    'area under the curve, held back': areaUnderCurve(row.scored),
    'both twins right, held back': (100 * row.right) / row.pairs,
  };
}

function judged(twins: readonly Sample[], given: (email: Email) => Email): Judged[] {
  return twins.map(({ label, email }) => ({ isMalicious: label === 'malicious', analysis: analyse(given(email)) }));
}

function add(rows: Map<string, Row>, name: string, twins: readonly Judged[]): void {
  const row = rows.get(name) ?? { pairs: 0, found: 0, flagged: 0, right: 0, scored: [] };
  const warned = (malicious: boolean) =>
    twins.some(({ isMalicious, analysis }) => isMalicious === malicious && isWarned(analysis));
  row.pairs++;
  if (warned(true)) row.found++;
  if (warned(false)) row.flagged++;
  if (warned(true) && !warned(false)) row.right++;
  row.scored.push(...twins.map(({ isMalicious, analysis }) => ({ isMalicious, score: scoreOf(analysis) })));
  rows.set(name, row);
}

function printRows(rows: ReadonlyMap<string, Row>): void {
  console.log(columns(['pairs', 'count', 'malicious found', 'benign flagged', 'both right', 'area under curve']));
  for (const [name, { pairs, scored, ...counts }] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const shares = Object.values(counts).map((count) => percent(count, pairs));
    console.log(columns([name, String(pairs), ...shares, areaUnderCurve(scored).toFixed(3)]));
  }
}

/** How often the engine is right when it says how sure it is: a warning of the malicious twin, none of the benign one. */
function printReliability(judged: readonly Judged[]): void {
  console.log();
  console.log(columns(['held back, reported as certain', 'warnings', 'right', 'no warnings', 'right']));
  const tenths = (are: boolean) =>
    reliability(
      judged
        .filter(({ analysis }) => isWarned(analysis) === are)
        .map(({ isMalicious, analysis }) => ({ probability: analysis.confidence / 100, isMalicious })),
    );
  const silent = tenths(false);
  for (const [tenth, { from, count, malicious }] of tenths(true).entries()) {
    const other = silent[tenth] ?? { count: 0, malicious: 0 };
    if (count + other.count === 0) continue;
    const name = `${Math.round(100 * from)}-${Math.round(100 * from) + 10} %`;
    const right = percent(malicious * count, count);
    console.log(
      columns([
        name,
        String(count),
        right,
        String(other.count),
        percent((1 - other.malicious) * other.count, other.count),
      ]),
    );
  }
}

function partOf({ heldBack }: Sample): string {
  return heldBack ? HELD_BACK : 'learned';
}

/** What was learned from and what was held back are counted apart. */
function rowsOf(sample: Sample): string[] {
  const part = partOf(sample);
  const { language, email } = sample;
  return [part, `${part}, ${language}`, `${part}, ${email.html === undefined ? 'plain' : 'HTML'}`];
}

function isWarned({ severity }: Analysis): boolean {
  return severity !== 'None';
}

/** The worse and the surer the verdict, the more; an email without a warning counts the less the surer it is harmless. */
function scoreOf({ severity, confidence }: Analysis): number {
  return severity === 'None' ? -confidence : SEVERITIES.indexOf(severity) * 100 + confidence;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function columns(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(17))).join('');
}
