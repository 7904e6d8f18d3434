/** Line breaks of any kind, and controls that change the writing direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,200}/gu;

/** Untrusted text for a single line. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim();
}

/** Truncated to `length` characters, with an ellipsis. */
export function shortLine(text: string, length: number): string {
  const line = oneLine(text.slice(0, length * 4));
  return line.length <= length
    ? line
    : `${line
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
