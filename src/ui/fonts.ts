import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

interface FontSubset {
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string | number;
  stretch: string;
  /** For preloading only some of the files. */
  subset: string;
  unicodeRange?: string[];
}

const FILES = '@fontsource-variable/instrument-sans/files/instrument-sans-latin';

/** Ligatures and tabular figures would add 4 kB. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark'];

/** The same for both files; otherwise the browser would choose between them by weight instead of by character. */
const RANGE = { weight: '400 650', stretch: '100%' };

const CHARACTERS = `${characters(0x20, 0x7e)}–—‘’‚“”„…©×→•·`;

/** The characters of our own pages. */
const WRITTEN: FontSubset = {
  source: `${FILES}-wght-normal.woff2`,
  characters: CHARACTERS,
  axes: { wght: { min: 400, max: 650 } },
  ...RANGE,
  subset: 'written',
};

/**
 * For headlines: narrow, in one weight. One file with a width axis for both would be 7 kB larger, because of its
 * kerning.
 */
const HEADLINES: FontSubset = {
  source: `${FILES}-wdth-normal.woff2`,
  characters: CHARACTERS,
  axes: { wght: 650, wdth: 80 },
  weight: 650,
  stretch: '80%',
  subset: 'headlines',
};

/** Other characters in emails. Browsers fetch it only for pages that contain one of them. */
const ACCENTED: FontSubset = {
  source: `${FILES}-wght-normal.woff2`,
  characters: `${characters(0xa1, 0xff)}ŒœŸ€`,
  axes: {},
  ...RANGE,
  subset: 'accented',
  unicodeRange: ['U+A1-A8', 'U+AA-B6', 'U+B8-D6', 'U+D8-FF', 'U+152-153', 'U+178', 'U+20AC'],
};

/** The complete font is 57 kB. */
function subsetOf(...subsets: FontSubset[]): FontProvider {
  let folder = '';
  return {
    name: 'subset',
    config: { subsets },
    async init({ root }) {
      folder = fileURLToPath(new URL('node_modules/.astro/subset/', root));
      await mkdir(folder, { recursive: true });
    },
    async resolveFont() {
      return { fonts: await Promise.all(subsets.map((one) => face(one, folder))) };
    },
  };
}

async function fontOf({ source, characters, axes }: FontSubset): Promise<Buffer> {
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

async function face(one: FontSubset, folder: string) {
  const { weight, stretch, subset, unicodeRange } = one;
  const font = await fontOf(one);
  const file = `${folder}${createHash('sha256').update(font).digest('hex').slice(0, 16)}.woff2`;
  await writeFile(file, font);
  return {
    src: [{ url: file, format: 'woff2' }],
    weight,
    style: 'normal',
    stretch,
    meta: { subset },
    ...(unicodeRange && { unicodeRange }),
  };
}

/** `optional` never swaps fonts after the first paint, so nothing moves. */
export const FONTS = [
  {
    name: 'Instrument Sans',
    cssVariable: '--font-text',
    provider: subsetOf(WRITTEN, ACCENTED),
    weights: ['400 650'],
    styles: ['normal'],
    fallbacks: ['sans-serif'],
    display: 'optional',
  },
  {
    name: 'Instrument Sans Condensed',
    cssVariable: '--font-condensed',
    provider: subsetOf(HEADLINES),
    weights: [650],
    styles: ['normal'],
    // Narrow system fonts: Astro's optimized Arial would be as wide as the text font.
    fallbacks: ['Arial Narrow', 'Liberation Sans Narrow', 'sans-serif-condensed', 'sans-serif'],
    optimizedFallbacks: false,
    display: 'optional',
  },
];

/** For the browser extension, whose pages Astro does not build. */
export function cutFonts(): Promise<{ subset: string; font: Buffer }[]> {
  return Promise.all(
    [WRITTEN, ACCENTED, HEADLINES].map(async (one) => ({ subset: one.subset, font: await fontOf(one) })),
  );
}

export function fontFaces(folder: string): string {
  const faces = [
    { ...WRITTEN, family: 'Instrument Sans' },
    { ...ACCENTED, family: 'Instrument Sans' },
    { ...HEADLINES, family: 'Instrument Sans Condensed' },
  ];
  const rules = faces.map(({ family, subset, weight, stretch, unicodeRange }) =>
    [
      `@font-face{font-family:"${family}"`,
      `src:url("${folder}/${subset}.woff2") format("woff2")`,
      `font-weight:${weight}`,
      `font-stretch:${stretch}`,
      ...(unicodeRange ? [`unicode-range:${unicodeRange.join(',')}`] : []),
      'font-display:block}',
    ].join(';'),
  );
  return `${rules.join('\n')}\n:root{--font-text:"Instrument Sans";--font-condensed:"Instrument Sans Condensed"}\n`;
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
