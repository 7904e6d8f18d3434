/**
 * All matches of a pattern in a text, in order. `matchAll` copies the pattern each time, which takes longer than most
 * searches (measured).
 * @param pattern with the flag `g`
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
