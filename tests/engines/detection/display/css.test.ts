import { expect, test } from 'vitest';
import { safeDeclarations, safeRules } from '../../../../src/engines/detection/display/css.ts';

test('declarations that style text, boxes and tables are kept', () => {
  const kept =
    'color: #333; letter-spacing: 1px; background-color: rgb(1, 2, 3); font: bold 12px/1.5 "Helvetica Neue", sans-serif; margin: 0 auto; padding-left: 4px; border-top: 1px solid #ccc; width: calc(100% - 8px); display: none !important';
  expect(safeDeclarations(kept)).toBe(kept);
});

test('a colour of digits alone is no length', () => {
  const colours = 'color: #333333; background: #00101418; border-top: 1px solid #999990';
  expect(safeDeclarations(colours)).toBe(colours);
});

test.each([
  'background: url(https://evil.example/a)',
  'background-image: url(x)',
  'background: image-set("//evil.example/a" 1x)',
  'color: expression(alert(1))',
  'width: attr(x)',
  'position: fixed',
  'z-index: 9',
  'content: "x"',
  'color: r\\65 d',
  'height: 100vh',
  'width: 99999px',
  'width: 1e12345px',
  'margin: #1 99999px',
  'overflow: scroll',
  'font: 900px serif',
  'font-family: "x',
  '--x: 1',
  'color: var(--x); color:red}p{x',
])('%s is left out', (declaration) => {
  expect(safeDeclarations(declaration)).toBe('');
});

test('text has a bearable size', () => {
  expect(safeDeclarations('font-size: 300px')).toBe('font-size: 64px');
  expect(safeDeclarations('font-size: 9em !important')).toBe('font-size: 4em !important');
  expect(safeDeclarations('font-size: 14px')).toBe('font-size: 14px');
  expect(safeDeclarations('font-size: calc(100px * 9)')).toBe('');
});

test('a style sheet keeps simple rules, also for narrow screens', () => {
  expect(
    safeRules(`
      @charset "utf-8"; @import url(//evil.example);
      /* p { color: blue } */ .a, td > p:first-child { color: red; position: fixed }
      @media only screen and (max-width: 600px) { .b { width: 100% !important } @media print { p { color: red } } }
      @media (prefers-color-scheme: dark) { body { background: #000 } }
      @supports (x) { p { color: red } }
      a[href^="x"], a:has(b) { color: red }
      p { color: green`),
  ).toEqual([
    '.a, td > p:first-child { color: red }',
    '@media only screen and (max-width: 600px) { .b { width: 100% !important } }',
    'p { color: green }',
  ]);
});
