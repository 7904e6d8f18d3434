import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUND } from '../../src/features/icons/icons.server.ts';
import { COLOURS } from '../../src/features/open-graph/card.server.ts';
import { testTable } from '../support/test-table.ts';
import { colour, colours, contrastOf, css, THEMES, toHex, toLinearRgb } from '../support/tokens.ts';

const grounds = ['paper', 'sheet', 'sheet-shade', 'sunken'];
const verdicts = ['safe', 'suspicious', 'dangerous', 'unknown', 'success', 'notice', 'error'];

describe.each(THEMES)('in the %s theme', (theme) => {
  const contrast = (a: string, b: string) => contrastOf(toLinearRgb(colour(a, theme)), toLinearRgb(colour(b, theme)));

  testTable(grounds)('body text on %s has 7:1', (ground) => {
    expect(contrast('ink', ground)).toBeGreaterThanOrEqual(7);
  });

  testTable([
    ...grounds.flatMap((ground) => [
      ['ink-muted', ground],
      ['brand', ground],
      ['brand-strong', ground],
      ['error', ground],
    ]),
    ['on-brand', 'brand'],
    ['on-brand', 'brand-strong'],
    ['sheet', 'error'],
    ...verdicts.flatMap((verdict) => [
      [verdict, `${verdict}-ground`],
      [verdict, 'sheet'],
      [verdict, 'paper'],
      ['sheet', verdict],
      ['ink', `${verdict}-ground`],
      ['ink-muted', `${verdict}-ground`],
    ]),
  ] as [string, string][])('text in %s on %s has 4.5:1', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  testTable(
    ['control', 'focus', 'safe', 'suspicious', 'dangerous', 'unknown', 'error'].flatMap((mark) =>
      grounds.map((ground) => [mark, ground] as const),
    ),
  )('the mark %s on %s has 3:1', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the sign in the small seal of danger has 3:1', () => {
    expect(contrast('on-dangerous-fill', 'dangerous-fill')).toBeGreaterThanOrEqual(3);
  });

  testTable(Object.keys(colours))('%s can be shown by an sRGB screen', (name) => {
    for (const channel of toLinearRgb(colour(name, theme))) {
      expect(channel).toBeGreaterThan(-0.001);
      expect(channel).toBeLessThan(1.001);
    }
  });
});

testTable(THEMES)("the browser's bar has the colour of the paper in the %s theme", (theme) => {
  const page = readFileSync(new URL('../../src/ui/Document.astro', import.meta.url), 'utf8');
  expect(page).toContain(
    `data-scheme="${theme}" media="(prefers-color-scheme: ${theme})" content="${toHex(colour('paper', theme))}"`,
  );
});

testTable(Object.entries(COLOURS))('the pictures beside links have the %s of the light theme', (name, hex) => {
  expect(hex).toBe(toHex(colour(name, 'light')));
});

test('icons are shown on the paper of the light theme', () => {
  expect(GROUND).toBe(toHex(colour('paper', 'light')));
});

test('what is drawn without CSS has the colours of the light theme', () => {
  const tokens = new Set(Object.keys(colours).map((name) => toHex(colour(name, 'light'))));
  const drawn = ['open-graph/card.server.ts', 'icons/icons.server.ts'].flatMap((file) =>
    [...readFileSync(new URL(`../../src/features/${file}`, import.meta.url), 'utf8').matchAll(/'(#[0-9a-f]{6})'/g)].map(
      ([, hex = '']) => `${file} ${hex}`,
    ),
  );
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((use) => !tokens.has(use.split(' ')[1] ?? ''))).toEqual([]);
});

test('every colour is a pair of OKLCH values, or the name of one', () => {
  const declared = [...css.matchAll(/^\s*--color-([a-z-]+):/gm)].map((match) => match[1]);
  expect(Object.keys(colours)).toEqual(declared.filter((name) => name !== 'transparent' && name !== 'current'));
});

test('the conversion is right: black, white and sRGB red in OKLCH', () => {
  expect(contrastOf(toLinearRgb([0, 0, 0]), toLinearRgb([1, 0, 0]))).toBeCloseTo(21, 1);
  const [red, green, blue] = toLinearRgb([0.62796, 0.25768, 29.2339]);
  expect([red, green, blue].map((channel) => Math.round(channel * 1000) + 0)).toEqual([1000, 0, 0]);
});
