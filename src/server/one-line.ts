const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Control characters that JSON does not escape. */
const CONTROLS_IN_JSON = /[\x7f-\x9f\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

export function escapeControls(json: string): string {
  return json.replace(CONTROLS_IN_JSON, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Makes untrusted text safe for a single line, such as a header (RFC 5322, section 2.2). */
export function inOneLine(text: string): string {
  return text.toWellFormed().replace(CONTROLS, ' ').trim();
}
