import type { TestName } from '../testing/test-report.ts';

/** One row of the table: items of OWASP ASVS 5.0 that are fulfilled together. */
export interface AsvsRow {
  /** Such as `1.2.4`. */
  items: string[];
  what: string;
  tests: NamedTest[];
  /** Why it does not apply, or what replaces a test. */
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

/**
 * The tests and groups of tests in the table that didn't pass, each with its items: they were skipped because a program
 * or an address is missing on this machine, or they failed.
 */
export function notShown(table: readonly AsvsRow[], passed: readonly TestName[]): string[] {
  const isShown = ({ file, title }: NamedTest) => {
    const pattern = patternOf(title);
    return passed.some((one) => one.file === file && one.titles.some((each) => pattern.test(each)));
  };
  return table.flatMap(({ items, tests }) =>
    tests.filter((one) => !isShown(one)).map(({ file, title }) => `${items.join(', ')}: ${file} “${title}”`),
  );
}

/** A title as written in the file, with what is put in for `%s`, `$name` and `${name}`. */
function patternOf(title: string): RegExp {
  const fixed = title
    .split(/%[a-z#]|\$\{[^}]+\}|\$[\w.]+/i)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`, 's');
}
