/** What breaks a line, what a terminal or a mail server obeys, and what turns the direction of writing round. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Text of strangers for a place that has one line, such as a name or a header (RFC 5322, section 2.2). */
export function inOneLine(text: string): string {
  return text.toWellFormed().replace(CONTROLS, ' ').trim();
}
