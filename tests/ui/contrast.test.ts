import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rgb = [number, number, number];

const THEMES = ['light', 'dark'] as const;
const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
const colours = readColours(css);
const grounds = ['paper', 'sheet', 'sheet-shade', 'sunken'];
const verdicts = ['safe', 'suspicious', 'dangerous', 'unknown', 'success', 'notice', 'error'];

describe.each(THEMES)('in the %s theme', (theme) => {
  const contrast = (a: string, b: string) => contrastOf(toLinearRgb(colour(a, theme)), toLinearRgb(colour(b, theme)));

  test.each(grounds)('body text on %s has 7:1', (ground) => {
    expect(contrast('ink', ground)).toBeGreaterThanOrEqual(7);
  });

  test.each([
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

  test.each(
    ['control', 'focus', 'safe', 'suspicious', 'dangerous', 'unknown', 'error'].flatMap((mark) =>
      grounds.map((ground) => [mark, ground] as const),
    ),
  )('the mark %s on %s has 3:1', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(colours))('%s can be shown by an sRGB screen', (name) => {
    for (const channel of toLinearRgb(colour(name, theme))) {
      expect(channel).toBeGreaterThan(-0.001);
      expect(channel).toBeLessThan(1.001);
    }
  });
});

test.each(THEMES)("the browser's bar has the colour of the paper in the %s theme", (theme) => {
  const page = readFileSync(new URL('../../src/ui/Page.astro', import.meta.url), 'utf8');
  expect(page).toContain(
    `data-scheme="${theme}" media="(prefers-color-scheme: ${theme})" content="${toHex(colour('paper', theme))}"`,
  );
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

type Lch = [lightness: number, chroma: number, hue: number];

function readColours(source: string): Record<string, Record<(typeof THEMES)[number], Lch>> {
  const read: ReturnType<typeof readColours> = {};
  const value = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const line = new RegExp(
    String.raw`--color-([a-z-]+): (?:light-dark\(${value}, ${value}\)|var\(--color-([a-z-]+)\));`,
    'g',
  );
  for (const [, name = '', l, c, h, darkL, darkC, darkH, alias] of source.matchAll(line)) {
    const own = { light: [l, c, h].map(Number) as Lch, dark: [darkL, darkC, darkH].map(Number) as Lch };
    const named = alias === undefined ? own : read[alias];
    if (named) read[name] = named;
  }
  return read;
}

function colour(name: string, theme: (typeof THEMES)[number]): Lch {
  const pair = colours[name];
  if (!pair) throw new Error(`tokens.css has no colour --color-${name}`);
  return pair[theme];
}

/** CSS Color 4, 'Converting OKLCH colors to sRGB', without the last step: luminance wants linear light. */
function toLinearRgb([lightness, chroma, hue]: Lch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(lch: Lch): string {
  const channels = toLinearRgb(lch).map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** WCAG 2.2, contrast ratio. */
function contrastOf(a: Rgb, b: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
