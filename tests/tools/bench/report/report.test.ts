import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUDGETS, isKept } from '../../../../src/tools/bench/report/budgets.ts';
import { firmlyMissed, judged, keepResult } from '../../../../src/tools/bench/report/results.ts';
import { tableOf } from '../../../../src/tools/bench/report/table.ts';

const resultOf = (bench: string, figures: Record<string, number>) => ({
  measuredAt: '2026-11-22T00:00:00.000Z',
  seconds: 1,
  load: 0,
  figures: judged(bench, figures),
});

test('every bench has its budgets, and budgets are of benches that there are', () => {
  const files = readdirSync(new URL('../../../../src/tools/bench/', import.meta.url));
  const benches = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
  expect(Object.keys(BUDGETS).toSorted()).toEqual(benches.toSorted());
});

test('a figure is kept up to its bound, missed beyond it, and not judged without one', () => {
  expect([4, 4.01].map((value) => isKept(value, { unit: '', atMost: 4 }))).toEqual([true, false]);
  expect([1000, 999].map((value) => isKept(value, { unit: '', atLeast: 1000 }))).toEqual([true, false]);
  expect(isKept(Number.NaN, { unit: '', atMost: 4 })).toBe(false);
  expect(isKept(1, { unit: '' })).toBeUndefined();
});

test('a figure that nothing is claimed of is a mistake of the bench', () => {
  expect(() => judged('api', { 'predict, an hour': 1 })).toThrow('“predict, an hour”');
});

test('what is counted may not be missed; what depends on the machine, and what is within, may', () => {
  const web = resultOf('web', { 'its fonts': 41, 'its requests': 6, 'its largest paint, slow 4G': 9 });
  expect(firmlyMissed(web)).toEqual(['its fonts']);
});

test('each figure is printed next to its budget and the origin of that budget', () => {
  const lines = tableOf({ api: resultOf('api', { 'predict, a second': 1234.5, 'predict, p99': 30.04 }) });
  expect(lines[1]).toBe('api');
  expect(lines[2]).toMatch(/^ {2}predict, a second +1,235 +≥ 1,000 +kept +Rspamd 65 mails a second/);
  expect(lines[3]).toMatch(/^ {2}predict, p99 +30 ms +≤ 25 ms +MISSED +RAIL/);
});

test('a bench that runs again takes the place of its last result, and leaves the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-results-'));
  try {
    keepResult(folder, 'forms', resultOf('forms', { 'answered, p99': 60 }));
    keepResult(folder, 'api', resultOf('api', { 'predict, p99': 20 }));
    const file = keepResult(folder, 'forms', resultOf('forms', { 'answered, p99': 40 }));
    const { machine, benches } = JSON.parse(readFileSync(file, 'utf8'));
    expect(machine).toMatchObject({ cores: expect.any(Number), node: process.version });
    expect(benches.forms.figures).toEqual({
      'answered, p99': { value: 40, ...BUDGETS.forms['answered, p99'], kept: true },
    });
    expect(Object.keys(benches)).toEqual(['forms', 'api']);
    expect(readdirSync(folder)).toEqual(['bench-results.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
