/**
 * Measures the detection engine on our own pairs of letters, which the repository holds: `npm run bench -- pairs`. A pair
 * is right when the malicious twin gets a warning and the benign one, which says nearly the same, gets none.
 */
import { type Sample, samples } from '../../engines/detection/corpus/generate.ts';
import { analyse } from '../../engines/detection/index.ts';

interface Row {
  pairs: number;
  found: number;
  flagged: number;
  right: number;
}

export async function run(): Promise<void> {
  const rows = new Map<string, Row>();
  for (const twins of Map.groupBy(samples(), ({ pair }) => pair).values()) {
    const isFound = warned(twins, 'malicious');
    const isFlagged = warned(twins, 'benign');
    for (const name of ['all', twins[0]?.language ?? '', twins[0]?.letter.html === undefined ? 'plain' : 'HTML']) {
      const row = rows.get(name) ?? { pairs: 0, found: 0, flagged: 0, right: 0 };
      row.pairs++;
      if (isFound) row.found++;
      if (isFlagged) row.flagged++;
      if (isFound && !isFlagged) row.right++;
      rows.set(name, row);
    }
  }
  console.log(columns(['pairs', 'count', 'malicious found', 'benign flagged', 'both right']));
  for (const [name, { pairs, ...counts }] of rows) {
    const shares = Object.values(counts).map((count) => `${((100 * count) / pairs).toFixed(1)} %`);
    console.log(columns([name, String(pairs), ...shares]));
  }
}

function warned(twins: readonly Sample[], label: Sample['label']): boolean {
  const letter = twins.find((twin) => twin.label === label)?.letter;
  return letter !== undefined && analyse(letter).severity !== 'None';
}

function columns(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(8) : cell.padStart(17))).join('');
}
