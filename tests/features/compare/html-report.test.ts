import { expect, test } from 'vitest';
import { compareFiles } from '../../../src/features/compare/compare-files.ts';
import { htmlReport } from '../../../src/features/compare/html-report.ts';

const file = (name: string, text: string) => ({ name, extracted: { ok: true as const, text, notes: [] } });

test('the report contains the result, loads nothing and runs nothing', () => {
  const hostile = '<script>alert(1)</script> & "quotes"';
  const report = htmlReport(
    compareFiles([
      file('<b>old</b>.txt', `${hostile}\n\nPay to GB29 NWBK 6016 1331 9268 19 by May.`),
      file('new.txt', `${hostile}\n\nPay to LT12 1000 0111 0100 1000 by May.`),
    ]),
  );
  expect(report).toContain('<td>GB29 NWBK 6016 1331 9268 19</td><td>LT12 1000 0111 0100 1000</td>');
  expect(report).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(report).toContain('&lt;b&gt;old&lt;/b&gt;.txt');
  expect(report).not.toMatch(/<(?:script|link|img|iframe|b)\b/);
  expect(report).not.toMatch(/\s(?:src=|href="(?!#))/);
  // Each fact links to its change, whose kind is given in words.
  const target = /<a href="#([^"]+)">Account number/.exec(report)?.[1];
  expect(report).toContain(`<span class="kind" id="${target}">changed</span>`);
});

test('the specified fields alone make a report as well', () => {
  const report = htmlReport({
    comparison: { Comparison: 'Much is alike.', Differences: 'Little is not.' },
    explanations: [{ file_name: 'a.txt', Word_Count: 3, Summary: 'All of it.' }],
  });
  for (const text of ['Much is alike.', 'Little is not.', 'a.txt', '3 words', 'All of it.'])
    expect(report).toContain(text);
});

test('unchanged text is folded, and moved text is marked as moved', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `This is line number ${index} of the whole list.`);
  const moved = [...lines.slice(1), ...lines.slice(0, 1)];
  const report = htmlReport(compareFiles([file('a.txt', lines.join('\n\n')), file('b.txt', moved.join('\n\n'))]));
  expect(report).toMatch(/<details><summary>\d\d unchanged paragraphs<\/summary>/);
  expect(report.match(/>moved<\/span> <mark>This is line number 0 of/g)).toHaveLength(2);
});
