/** What ends a line in any program, and what turns the direction of writing round. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,200}/gu;

/** What somebody wrote, as a title or a place has it. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim();
}

/** So much of it as there is room for. */
export function shortLine(text: string, length: number): string {
  const line = oneLine(text.slice(0, length * 4));
  return line.length <= length
    ? line
    : `${line
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
