import { mayMatch } from './may-match.ts';

/** The first match of a pattern in one of an email's few texts, such as its body. */
export function firstMatch(text: string, pattern: RegExp): RegExpExecArray | null {
  return mayMatch(pattern, text) ? pattern.exec(text) : null;
}

/**
 * All matches of a pattern in such a text, in order. `matchAll` copies the pattern each time, which takes longer than
 * most searches (measured).
 * @param pattern with the flag `g`
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  if (!mayMatch(pattern, text)) return found;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
