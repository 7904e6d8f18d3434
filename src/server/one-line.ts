/** What breaks a line, what a terminal or a mail server obeys, and what turns the direction of writing round. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** What JSON leaves as it is, and a terminal or a reader of lines obeys. */
const CONTROLS_IN_JSON = /[\x7f-\x9f\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** JSON that a terminal shows and does not obey. */
export function escapeControls(json: string): string {
  return json.replace(CONTROLS_IN_JSON, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Text of strangers for a place that has one line, such as a name or a header (RFC 5322, section 2.2). */
export function inOneLine(text: string): string {
  return text.toWellFormed().replace(CONTROLS, ' ').trim();
}
