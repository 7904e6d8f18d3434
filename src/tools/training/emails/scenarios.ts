import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { CORPUS_LANGUAGES, pairRecord, type Scenario, scenarioRecord } from './schema.ts';

/** All scenarios in the order of `scenarios.jsonl`, each with its pairs in the order of the languages. */
export const SCENARIOS: readonly Scenario[] = loadScenarios(new URL('.', import.meta.url));

/** @throws Error naming the file and line of a record that does not fit its schema or names no scenario */
export function loadScenarios(folder: URL): readonly Scenario[] {
  const scenarios = new Map<string, Scenario & { seeds: Scenario['seeds'][number][] }>();
  for (const { record, place } of recordsOf(new URL('scenarios.jsonl', folder), scenarioRecord)) {
    if (scenarios.has(record.id)) throw new Error(`${place}: there is another scenario “${record.id}”`);
    scenarios.set(record.id, { ...record, seeds: [] });
  }
  for (const language of CORPUS_LANGUAGES) {
    for (const { record, place } of recordsOf(new URL(`pairs/${language}.jsonl`, folder), pairRecord)) {
      const { scenario, ...seed } = record;
      const known = scenarios.get(scenario);
      if (!known) throw new Error(`${place}: there is no scenario “${scenario}” in scenarios.jsonl`);
      known.seeds.push({ ...seed, language });
    }
  }
  return [...scenarios.values()];
}

function recordsOf<T extends z.ZodType>(file: URL, schema: T): { record: z.infer<T>; place: string }[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const place = `${file.pathname}:${index + 1}`;
    try {
      return { record: schema.parse(JSON.parse(line)), place };
    } catch (error) {
      throw new Error(`${place}: ${(error as Error).message}`);
    }
  });
}
