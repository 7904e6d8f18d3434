import type { Budget } from './budgets.ts';
import type { BenchResult } from './results.ts';

const HEAD = ['', 'measured', 'budget', '', 'set from'];

/** The lines of a table that puts each figure beside its budget and what that was set from. */
export function tableOf(results: Readonly<Record<string, BenchResult>>): string[] {
  const rows = Object.entries(results).flatMap(([bench, { figures }]) => [
    [bench, '', '', '', ''],
    ...Object.entries(figures).map(([name, { value, kept, ...budget }]) => [
      `  ${name}`,
      withUnit(value, budget),
      boundOf(budget),
      kept === undefined ? '' : kept ? 'kept' : 'MISSED',
      budget.setFrom ?? '',
    ]),
  ]);
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column === 1 || column === 2;
  return [HEAD, ...rows].map((row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function boundOf({ atMost, atLeast, ...budget }: Budget): string {
  if (atLeast !== undefined) return `≥ ${withUnit(atLeast, budget)}`;
  return atMost === undefined ? '' : `≤ ${withUnit(atMost, budget)}`;
}

/** Small numbers keep what tells them apart, large ones lose what nobody measures twice. */
function withUnit(value: number, { unit }: Pick<Budget, 'unit'>): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '' ? number : `${number} ${unit}`;
}
