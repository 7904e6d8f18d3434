import { type Comparison, compare } from '../../engines/comparison/index.ts';
import type { CompareAnswer, Explanation } from './contract.ts';
import type { Extracted } from './extraction/extracted.ts';
import { NOTHING_COMPARED, noteSentence, problemSentence } from './texts.ts';

export interface ReadFile {
  name: string;
  extracted: Extracted;
}

export function compareFiles(files: readonly ReadFile[]): CompareAnswer {
  const shownNames = distinctNames(files.map(({ name }) => name));
  const named = files.map((file, index) => ({ ...file, shown: shownNames[index] ?? file.name }));
  const readable = named.flatMap(({ shown, extracted }) => (extracted.ok ? { name: shown, ...extracted } : []));
  const result = compare(readable);
  const problems = named.flatMap(({ name, shown, extracted }) =>
    extracted.ok
      ? []
      : { file_name: name, code: extracted.problem, message: problemSentence(shown, extracted.problem) },
  );
  const remarks = [
    ...problems.map(({ message }) => message),
    ...readable.flatMap(({ name, notes }) => notes.map((note) => noteSentence(name, note))),
  ];
  const compared = readable.length > 1;
  return {
    comparison: {
      Comparison: blocks(compared ? result.similaritiesText : NOTHING_COMPARED, ...remarks),
      Differences: compared ? result.differencesText : NOTHING_COMPARED,
    },
    explanations: explain(named, result),
    problems,
    documents: result.documents.map(({ name, text, words }, index) => ({
      name,
      text,
      words,
      notes: readable[index]?.notes ?? [],
    })),
    pairs: result.pairs,
    shared: result.shared,
    differences: result.differences,
  };
}

function explain(
  files: { name: string; shown: string; extracted: Extracted }[],
  { documents }: Comparison,
): Explanation[] {
  const read = documents.values();
  return files.map(({ name, shown, extracted }) => {
    if (!extracted.ok) return { file_name: name, Word_Count: 0, Summary: problemSentence(shown, extracted.problem) };
    const { value } = read.next();
    return { file_name: name, Word_Count: value?.words ?? 0, Summary: value?.summary ?? '' };
  });
}

/** Numbers files that share a name, avoiding names that another file has. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; seen.has(distinct); number += 1) {
      const numbered = `${name} (${number})`;
      if (!taken.has(numbered)) distinct = numbered;
    }
    seen.add(distinct);
    taken.add(distinct);
    return distinct;
  });
}

function blocks(...texts: string[]): string {
  return texts.join('\n\n');
}
