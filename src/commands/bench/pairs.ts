/**
 * Measures the detection engine on our own pairs of letters, which the repository holds: `npm run bench -- pairs`. A pair
 * is right when the malicious twin gets a warning and the benign one, which says nearly the same, gets none.
 */

import { SEVERITIES } from '../../engines/detection/analysis.ts';
import { type Sample, samples } from '../../engines/detection/corpus/generate.ts';
import { type Analysis, analyse } from '../../engines/detection/index.ts';
import { areaUnderCurve, type Scored } from '../train/calibrate.ts';

interface Row {
  pairs: number;
  found: number;
  flagged: number;
  right: number;
  scored: Scored[];
}

export async function run(): Promise<void> {
  const rows = new Map<string, Row>();
  for (const twins of Map.groupBy(samples(), ({ pair }) => pair).values()) {
    const [first] = twins;
    if (!first) continue;
    const judged = twins.map(({ label, letter }) => ({
      isMalicious: label === 'malicious',
      analysis: analyse(letter),
    }));
    const isWarned = (malicious: boolean) =>
      judged.some(({ isMalicious, analysis }) => isMalicious === malicious && analysis.severity !== 'None');
    for (const name of rowsOf(first)) {
      const row = rows.get(name) ?? { pairs: 0, found: 0, flagged: 0, right: 0, scored: [] };
      row.pairs++;
      if (isWarned(true)) row.found++;
      if (isWarned(false)) row.flagged++;
      if (isWarned(true) && !isWarned(false)) row.right++;
      row.scored.push(...judged.map(({ isMalicious, analysis }) => ({ isMalicious, score: scoreOf(analysis) })));
      rows.set(name, row);
    }
  }
  console.log(columns(['pairs', 'count', 'malicious found', 'benign flagged', 'both right', 'area under curve']));
  for (const [name, { pairs, scored, ...counts }] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const shares = Object.values(counts).map((count) => `${((100 * count) / pairs).toFixed(1)} %`);
    console.log(columns([name, String(pairs), ...shares, areaUnderCurve(scored).toFixed(3)]));
  }
}

/** What was learned from and what was held back are counted apart. */
function rowsOf({ heldBack, language, letter }: Sample): string[] {
  const part = heldBack ? 'held back' : 'learned';
  return [part, `${part}, ${language}`, `${part}, ${letter.html === undefined ? 'plain' : 'HTML'}`];
}

/** The worse and the surer the verdict, the more; a letter without a warning counts the less the surer it is harmless. */
function scoreOf({ severity, confidence }: Analysis): number {
  return severity === 'None' ? -confidence : SEVERITIES.indexOf(severity) * 100 + confidence;
}

function columns(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(18) : cell.padStart(17))).join('');
}
