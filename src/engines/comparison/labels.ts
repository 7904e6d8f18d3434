import { factsIn } from './facts.ts';

const NUMBERED =
  /^(?:\(?(?<number>\d{1,3}(?:[.)]\d{1,3})*)[.)]\)?|(?<level>\d{1,3}(?:\.\d{1,3})+)|\(?(?<letter>[a-z])[.)])\s+/;
/** A dash before a number is a minus sign, not a bullet. */
const BULLET = /^(?:[•▪◦*]|[–-](?!\s*[\d\p{Sc}]))\s+/u;
/** Characters searched for a fact that the label could be part of. */
const HEAD = 60;

/** Length of the number or bullet at the start of a paragraph, with the space after it; 0 without one. */
export function labelLength(text: string): number {
  const bullet = BULLET.exec(text);
  if (bullet) return bullet[0].length;
  const label = NUMBERED.exec(text)?.[0] ?? '';
  if (label === '' || label.length === text.length || text.startsWith('| ', label.length)) return 0;
  // `12.50 EUR`, `14. März`, `2.5 hours`: the number is content.
  const [fact] = factsIn(text.slice(0, HEAD));
  const isContent = fact && (fact.kind !== 'number' || fact.end > label.trimEnd().length);
  return isContent && fact.start < label.length ? 0 : label.length;
}

/**
 * The labels of passages, each with the space after it. A number counts only if the nearest numbered passage before or
 * after it continues the sequence; a bullet always counts.
 */
export function labelled(texts: readonly string[]): string[] {
  const labels = texts.map((text) => text.slice(0, labelLength(text)));
  const numbers = labels.flatMap((label, index) => {
    const { number, level, letter } = NUMBERED.exec(label)?.groups ?? {};
    const parts = letter ? [letter.codePointAt(0) ?? 0] : (number ?? level)?.split(/[.)]/).map(Number);
    return parts ? { index, parts } : [];
  });
  const inOrder = new Set<number>();
  for (const [position, { index, parts }] of numbers.entries()) {
    const next = numbers[position + 1];
    if (!next || !follows(parts, next.parts)) continue;
    inOrder.add(index).add(next.index);
  }
  const lone = new Set(numbers.map(({ index }) => index).filter((index) => !inOrder.has(index)));
  return labels.map((label, index) => (lone.has(index) ? '' : label));
}

/** Whether a number continues another: 2 → 3, 2.1 → 2.2, 2 → 2.1, 2.4 → 3. */
function follows(one: readonly number[], other: readonly number[]): boolean {
  const last = other.length - 1;
  if (other.slice(0, last).some((part, position) => part !== one[position])) return false;
  if (last === one.length) return other[last] === 1;
  return last < one.length && other[last] === (one[last] ?? 0) + 1;
}
