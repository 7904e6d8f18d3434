import { describe, expect, test } from 'vitest';
import { testTable } from '../../support/test-table.ts';
import { compareTexts } from './two.ts';

describe('what looks like the number of a paragraph and is none is compared', () => {
  testTable([
    ['12.50 EUR per hour', '95.50 EUR per hour'],
    ['12.50 per working hour', '95.50 per working hour'],
    ['1.250 | Widget', '9.250 | Widget'],
    ['14. März 2026 beginnt die Frist', '19. März 2026 beginnt die Frist'],
    ['12.03.26 Delivery of the goods', '19.03.26 Delivery of the goods'],
    ['- 500 EUR for the deposit', '500 EUR for the deposit'],
    ['- 500 for the deposit', '500 for the deposit'],
    ['§ 5 BGB gilt entsprechend', '§ 9 BGB gilt entsprechend'],
    ['A. Smith signs for the seller', 'B. Smith signs for the seller'],
    ['3. Clause of the old contract', '4. Clause of the old contract'],
    ['2.5 hours of work', '4.5 hours of work'],
  ])('%s | %s', (before, after) => {
    const { changes, result } = compareTexts(`The offer is this.\n\n${before}`, `The offer is this.\n\n${after}`);
    expect(changes).toHaveLength(1);
    expect(result.pairs[0]).toMatchObject({ identical: false });
  });
});

describe('consecutive paragraph numbers are no difference', () => {
  const list = (...labels: string[]) =>
    ['The goods are paper.', 'The price is fixed.', 'The courts are those of Leeds.']
      .map((text, index) => `${labels[index] ?? ''} ${text}`)
      .join('\n\n');

  testTable([
    [list('1.', '2.', '3.'), list('4.', '5.', '6.')],
    [list('2.', '2.1', '2.2'), list('3.', '3.1', '3.2')],
    [list('(1)', '(2)', '(3)'), list('a)', 'b)', 'c)')],
    [list('4.9', '4.10', '5.'), list('7.9', '7.10', '8.')],
    [list(), list('1.', '2.', '3.')],
  ])('%s', (before, after) => {
    const { changes, result } = compareTexts(before, after);
    expect(changes).toEqual([]);
    expect(result.similaritiesText).toBe('The two documents are identical except for paragraph numbers.');
    expect(result.differencesText).toContain('no differences except paragraph numbers.');
  });

  test('nor are bullets', () => {
    const { changes, result } = compareTexts(list('•', '•', '•'), list('-', '*', '–'));
    expect(changes).toEqual([]);
    expect(result.pairs[0]).toMatchObject({ identical: true, renumbered: false });
  });
});
