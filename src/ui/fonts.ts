import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

/** One file cut out of an installed font, and how the page is told of it. */
interface Cut {
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string | number;
  stretch: string;
  /** Which of a family's files it is, for whoever preloads only some of them. */
  subset: string;
  unicodeRange?: string[];
}

const FILES = '@fontsource-variable/instrument-sans/files/instrument-sans-latin';

/** Ligatures and figures for tables are another 4 kB. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark'];

/** The same for both files, or a bold word would choose between them by its weight and not by its characters. */
const RANGE = { weight: '400 650', stretch: '80% 100%' };

/** What our own pages are written with. */
const WRITTEN: Cut = {
  source: `${FILES}-wdth-normal.woff2`,
  characters: `${characters(0x20, 0x7e)}–—‘’‚“”„…©×→•·`,
  axes: { wght: { min: 400, max: 650 }, wdth: { min: 80, max: 100 } },
  ...RANGE,
  subset: 'written',
};

/** What stands in letters beside it. A browser fetches it for a page that has such a character, and only then. */
const ACCENTED: Cut = {
  source: `${FILES}-wght-normal.woff2`,
  characters: `${characters(0xa1, 0xff)}ŒœŸ€`,
  axes: {},
  ...RANGE,
  subset: 'accented',
  unicodeRange: ['U+A1-A8', 'U+AA-B6', 'U+B8-D6', 'U+D8-FF', 'U+152-153', 'U+178', 'U+20AC'],
};

/** Cuts an installed font down to the characters and axes in use: uncut it is 57 kB. */
function cutOut(...cuts: Cut[]): FontProvider {
  let folder = '';
  return {
    name: 'subset',
    config: { cuts },
    async init({ root }) {
      folder = fileURLToPath(new URL('node_modules/.astro/subset/', root));
      await mkdir(folder, { recursive: true });
    },
    async resolveFont() {
      return { fonts: await Promise.all(cuts.map((cut) => face(cut, folder))) };
    },
  };
}

async function fontOf({ source, characters, axes }: Cut): Promise<Buffer> {
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

async function face(cut: Cut, folder: string) {
  const { weight, stretch, subset, unicodeRange } = cut;
  const font = await fontOf(cut);
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

/**
 * The families for `fonts` in astro.config.mjs. The headline's is the same file, told to be narrow, so that a page
 * preloads one. `optional` never exchanges a font under the reader's eyes: a page on which it comes too late keeps its
 * fallback, and nothing moves.
 */
export const FONTS = [
  {
    name: 'Instrument Sans',
    cssVariable: '--font-text',
    provider: cutOut(WRITTEN, ACCENTED),
    weights: ['400 650'],
    styles: ['normal'],
    fallbacks: ['sans-serif'],
    display: 'optional',
  },
  {
    name: 'Instrument Sans Condensed',
    cssVariable: '--font-condensed',
    provider: cutOut({ ...WRITTEN, weight: 650, stretch: '80%' }),
    weights: [650],
    styles: ['normal'],
    // As narrow, where the system has one: an Arial made to measure would be as wide as the text's.
    fallbacks: ['Arial Narrow', 'Liberation Sans Narrow', 'sans-serif-condensed', 'sans-serif'],
    optimizedFallbacks: false,
    display: 'optional',
  },
];

/** The same files for the browser extension, whose pages Astro does not make. */
export function cutFonts(): Promise<{ subset: string; font: Buffer }[]> {
  return Promise.all([WRITTEN, ACCENTED].map(async (cut) => ({ subset: cut.subset, font: await fontOf(cut) })));
}

/** Its style sheet, with the files in `folder`. */
export function fontFaces(folder: string): string {
  const faces = [
    { ...WRITTEN, family: 'Instrument Sans' },
    { ...ACCENTED, family: 'Instrument Sans' },
    { ...WRITTEN, family: 'Instrument Sans Condensed', weight: 650, stretch: '80%' },
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
