/** One row of the table: items of OWASP ASVS 5.0 that stand and fall together. */
export interface AsvsRow {
  /** Such as `1.2.4`. */
  items: string[];
  what: string;
  tests: NamedTest[];
  /** Why it does not apply, or what stands in for a test. */
  reason: string;
}

export interface NamedTest {
  file: string;
  title: string;
}

/** Reads the rows `| items | what is asked | tests or reason |` of a table in Markdown. */
export function readAsvs(markdown: string): AsvsRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, items = '', what = '', shown = ''] = line.split('|');
      const tests = [...shown.matchAll(/`(tests\/[^`]+)`((?: “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
      );
      const reason = shown.replace(/`tests\/[^`]+`(?: “[^”]+”)+/g, '').trim();
      return { items: items.trim().split(/, */), what: what.trim(), tests, reason };
    });
}
