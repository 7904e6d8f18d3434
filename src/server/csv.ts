/** What a spreadsheet takes for the beginning of a formula, behind whatever space it skips. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Writes rows as CSV (RFC 4180), every value quoted. A value that a spreadsheet would compute gets an apostrophe in
 * front, which makes it text there.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
