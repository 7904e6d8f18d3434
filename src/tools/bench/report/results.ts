import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Budget, budgetOf, isKept } from './budgets.ts';

/** What the last run of a bench measured. */
export interface BenchResult {
  measuredAt: string;
  seconds: number;
  /** Of the machine per core, when it began: figures that were taken while others worked say less. */
  load: number;
  figures: Record<string, Budget & { value: number; kept?: boolean }>;
}

interface Results {
  machine: { cpu: string; cores: number; memoryGiB: number; system: string; node: string };
  benches: Record<string, BenchResult>;
}

/** Puts what was measured beside what is claimed. */
export function judged(bench: string, measured: Readonly<Record<string, number>>): BenchResult['figures'] {
  return Object.fromEntries(
    Object.entries(measured).map(([name, value]) => {
      const budget = budgetOf(bench, name);
      if (!budget) throw new Error(`${bench} measured “${name}”, of which report/budgets.ts says nothing.`);
      const kept = isKept(value, budget);
      return [name, { value, ...budget, ...(kept !== undefined && { kept }) }];
    }),
  );
}

/** The figures that are beyond a budget which no busy machine excuses. */
export function firmlyMissed({ figures }: BenchResult): string[] {
  return Object.entries(figures)
    .filter(([, { kept, isFirm }]) => isFirm && kept === false)
    .map(([name]) => name);
}

/** Writes the result into `bench-results.json` of a folder, in the place of the bench's last one. @returns the file */
export function keepResult(folder: string, bench: string, result: BenchResult): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'bench-results.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).benches : {};
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  };
  const results: Results = { machine, benches: { ...before, [bench]: result } };
  writeFileSync(`${file}.new`, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return file;
}
