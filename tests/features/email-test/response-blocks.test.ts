import { describe, expect, test } from 'vitest';
import { responseBlocks, withoutConclusion } from '../../../src/features/email-test/response-blocks.ts';
import { testTable } from '../../support/test-table.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (start: number, ...items: string[]) => ({ kind: 'list', start, items });

test('a conclusion that stands apart is not repeated, wherever else it is kept', () => {
  expect(withoutConclusion('It’s fraud. The reason:\n\n1. A link.', 'It’s fraud.')).toBe('The reason:\n\n1. A link.');
  expect(withoutConclusion('Why: it’s fraud.', 'it’s fraud.')).toBe('Why: it’s fraud.');
  expect(withoutConclusion('A link.', '')).toBe('A link.');
});

describe('a response text', () => {
  testTable([
    ['nothing', '', []],
    ['only blank lines', ' \n\n \n', []],
    ['one paragraph', 'This mail asks for a password.', [paragraph('This mail asks for a password.')]],
    [
      'paragraphs and a list',
      'Why:\n\n1. A link.\n2. A threat.\n\nSo.',
      [paragraph('Why:'), list(1, 'A link.', 'A threat.'), paragraph('So.')],
    ],
    ['blank lines with spaces in them', 'a\n  \t\nb\n\n\n\nc', [paragraph('a'), paragraph('b'), paragraph('c')]],
    ['Windows line ends', 'a\r\n\r\n1. b\r\n2. c', [paragraph('a'), list(1, 'b', 'c')]],
    ['a single line break', 'a\nb', [paragraph('a\nb')]],
    ['an item that goes on in the next line', '1. a\n   more\n2. b', [list(1, 'a\nmore', 'b')]],
    ['items in blocks of their own', '1. a\n\n2. b', [list(1, 'a'), list(2, 'b')]],
    ['numbers with two digits and brackets', '9) a\n10) b', [list(9, 'a', 'b')]],
    ['a number later in the block', 'See\n1. a', [paragraph('See\n1. a')]],
    ['a decimal number', '3.5 percent', [paragraph('3.5 percent')]],
    ['a year', '2026. A year.', [paragraph('2026. A year.')]],
    ['markup', '<b>x</b>', [paragraph('<b>x</b>')]],
  ])('with %s', (_, response, blocks) => {
    expect(responseBlocks(response)).toEqual(blocks);
  });

  test('of hostile length is split in one pass', () => {
    expect(responseBlocks('\n '.repeat(200_000))).toEqual([]);
    expect(responseBlocks(`1. a${'\n '.repeat(100_000)}x`)).toHaveLength(2);
  });
});
