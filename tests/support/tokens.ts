import { readFileSync } from 'node:fs';

type Rgb = [number, number, number];
type Lch = [lightness: number, chroma: number, hue: number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
export const colours = readColours(css);

function readColours(source: string): Record<string, Record<Theme, Lch>> {
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

export function colour(name: string, theme: Theme): Lch {
  const pair = colours[name];
  if (!pair) throw new Error(`tokens.css has no colour --color-${name}`);
  return pair[theme];
}

/** CSS Color 4, 'Converting OKLCH colors to sRGB', without the last step: luminance needs linear light. */
export function toLinearRgb([lightness, chroma, hue]: Lch): Rgb {
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

export function toHex(lch: Lch): string {
  const channels = toLinearRgb(lch).map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** WCAG 2.2, contrast ratio. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
