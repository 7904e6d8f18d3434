import { format } from 'node:util';
import { expect, test } from 'vitest';

type Check = (...row: unknown[]) => unknown;

/**
 * `test.each` as one test: it tries every row and fails with the list of those that are wrong, each under its own title.
 * Rows must not lean on `beforeEach`, which runs once for all of them.
 */
export const testTable = ((rows: readonly unknown[]) =>
  (title: string, ...rest: unknown[]) => {
    const check = rest.find((one) => typeof one === 'function') as Check;
    const options = rest.find((one) => typeof one !== 'function') as { timeout?: number } | number | undefined;
    const timeout = typeof options === 'object' ? options.timeout : options;
    test(
      tableTitle(title),
      async () => {
        expect(rows.length, 'rows of the table').toBeGreaterThan(0);
        const failing: string[] = [];
        for (const [index, row] of rows.entries()) {
          const values = Array.isArray(row) ? row : [row];
          try {
            await check(...values);
          } catch (error) {
            failing.push(`${rowTitle(title, values, index)}: ${error instanceof Error ? error.message : error}`);
          }
        }
        expect(failing).toEqual([]);
      },
      timeout,
    );
  }) as unknown as typeof test.each;

const PLACEHOLDER = /%[sdifjoc#]|\$[a-z][\w.]*/gi;

function tableTitle(title: string): string {
  const shared = title.replace(PLACEHOLDER, '…');
  return /\p{L}/u.test(shared) ? shared : 'every row';
}

/** Titles are filled in as Vitest does: `%s` and the like by place, `$name` from the row. */
function rowTitle(title: string, values: readonly unknown[], index: number): string {
  let place = 0;
  return title.replace(PLACEHOLDER, (placeholder) => {
    if (placeholder === '%#') return String(index);
    if (placeholder.startsWith('%')) return format(placeholder, values[place++]);
    const path = placeholder.slice(1).split('.');
    return String(
      path.reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], values[0]),
    );
  });
}
