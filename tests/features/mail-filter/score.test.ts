import { expect, test } from 'vitest';
import { SEVERITIES } from '../../../src/engines/detection/analysis.ts';
import { actionAt, scoreOf } from '../../../src/features/mail-filter/score.ts';
import { inHeader } from '../../../src/features/mail-filter/verdict-headers.ts';

test('a graver severity scores more than a lighter one, however sure', () => {
  const ranges = SEVERITIES.map((severity) => [0, 100].map((confidence) => scoreOf({ severity, confidence })));
  expect(ranges).toEqual([
    [0, 0],
    [2, 5],
    [6, 9],
    [10, 14],
    [15, 20],
  ]);
});

test('headers are added from Medium on', () => {
  expect(SEVERITIES.map((severity) => actionAt(scoreOf({ severity, confidence: 50 })))).toEqual([
    'no action',
    'no action',
    'add header',
    'add header',
    'add header',
  ]);
});

test.each([
  ['a\r\nX-Evil: 1', 'a X-Evil: 1'],
  ['imitates “nørthwind.example”', 'imitates "n?rthwind.example"'],
  ['😀 x', '? x'],
  ['a'.repeat(1000), 'a'.repeat(400)],
])('%j becomes one line of ASCII', (text, line) => {
  expect(inHeader(text)).toBe(line);
});
