import { expect, test } from 'vitest';
import { toCsv } from '../../src/server/csv.ts';
import { testTable } from '../support/test-table.ts';

test('quotes every value and ends every row as RFC 4180 says', () => {
  expect(
    toCsv([
      ['a', 'b,"c"'],
      ['line\nbreak', ''],
    ]),
  ).toBe('"a","b,""c"""\r\n"line\nbreak",""\r\n');
});

testTable(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '\uFEFF=1', '＝1+1', '\n=1'])(
  '%j is text in a spreadsheet',
  (value) => {
    expect(toCsv([[value]])).toBe(`"'${value}"\r\n`);
  },
);

test('ordinary values stay as they are', () => {
  for (const value of ['Ada', '11-50', 'a=b', 'ada@example.com', "O'Neil"])
    expect(toCsv([[value]])).toBe(`"${value}"\r\n`);
});
