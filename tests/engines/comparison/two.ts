import { compare } from '../../../src/engines/comparison/index.ts';

/** Compares two texts. */
export function compareTexts(before: string, after: string) {
  const result = compare([
    { name: 'a.txt', text: before },
    { name: 'b.txt', text: after },
  ]);
  const { changes = [], facts = [] } = result.differences[0] ?? {};
  return { result, changes, facts: facts.map(({ kind, before, after }) => [kind, before, after]) };
}
