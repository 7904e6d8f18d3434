import { type Comparison, compare } from '../../engines/comparison/index.ts';
import type { CompareAnswer, Explanation } from './contract.ts';
import type { Extracted } from './extraction/extracted.ts';
import { noteSentence, problemSentence } from './problems.ts';

/** A file after its reading. */
export interface ReadFile {
  name: string;
  extracted: Extracted;
}

const NOTHING_COMPARED = 'Nothing was compared: it takes two files with text.';

/** Compares the files that have text, and names the others. */
export function compareFiles(files: readonly ReadFile[]): CompareAnswer {
  const named = files.map(({ name, extracted }, index) => ({ name, shown: distinctName(files, index), extracted }));
  const readable = named.flatMap(({ shown, extracted }) => (extracted.ok ? { name: shown, ...extracted } : []));
  const result = compare(readable);
  const problems = named.flatMap(({ name, extracted }) =>
    extracted.ok ? [] : { file_name: name, code: extracted.problem, message: problemSentence(name, extracted.problem) },
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

function explain(files: { name: string; extracted: Extracted }[], { documents }: Comparison): Explanation[] {
  const read = documents.values();
  return files.map(({ name, extracted }) => {
    if (!extracted.ok) return { file_name: name, Word_Count: 0, Summary: problemSentence(name, extracted.problem) };
    const { value } = read.next();
    return { file_name: name, Word_Count: value?.words ?? 0, Summary: value?.summary ?? '' };
  });
}

/** Files of one name, from two folders, are told apart by a number. */
function distinctName(files: readonly ReadFile[], index: number): string {
  const name = files[index]?.name ?? '';
  const before = files.slice(0, index).filter((file) => file.name === name).length;
  return before === 0 ? name : `${name} (${before + 1})`;
}

function blocks(...texts: string[]): string {
  return texts.join('\n\n');
}
