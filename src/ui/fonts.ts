import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

interface Cut {
  source: string;
  characters: string;
  axes: Record<string, number>;
}

const FILES = '@fontsource-variable/instrument-sans/files/instrument-sans-latin';
const ASCII = characters(0x20, 0x7e);
const PUNCTUATION = '–—‘’‚“”„…';

/** Cuts an installed font down to the characters and axes in use: uncut, the two families are 87 kB. */
function subset(cut: Cut): FontProvider {
  let folder = '';
  return {
    name: 'subset',
    config: { ...cut },
    async init({ root }) {
      folder = fileURLToPath(new URL('node_modules/.astro/subset/', root));
      await mkdir(folder, { recursive: true });
    },
    async resolveFont({ weights }) {
      const font = await subsetFont(
        await readFile(createRequire(import.meta.url).resolve(cut.source)),
        cut.characters,
        {
          targetFormat: 'woff2',
          variationAxes: cut.axes,
          keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
          noHinting: true,
        },
      );
      const file = `${folder}${createHash('sha256').update(font).digest('hex').slice(0, 16)}.woff2`;
      await writeFile(file, font);
      return { fonts: [{ src: [{ url: file, format: 'woff2' }], weight: weights[0] ?? 400, style: 'normal' }] };
    },
  };
}

/**
 * The families for `fonts` in astro.config.mjs. Both are preloaded, and `optional` never exchanges a font under the
 * reader's eyes: a page on which they come too late keeps its fallback, and nothing moves.
 */
export const FONTS = [
  {
    name: 'Instrument Sans',
    cssVariable: '--font-text',
    provider: subset({
      source: `${FILES}-wght-normal.woff2`,
      characters: `${ASCII}${characters(0xc0, 0xff)}${PUNCTUATION}¡¿ŒœŸ£€§©°«»·×•→`,
      axes: {},
    }),
    weights: ['400 700'],
    styles: ['normal'],
    fallbacks: ['sans-serif'],
    display: 'optional',
  },
  {
    name: 'Instrument Sans Condensed',
    cssVariable: '--font-condensed',
    provider: subset({
      source: `${FILES}-wdth-normal.woff2`,
      characters: ASCII + PUNCTUATION,
      axes: { wght: 650, wdth: 80 },
    }),
    weights: [650],
    styles: ['normal'],
    fallbacks: ['sans-serif'],
    display: 'optional',
  },
];

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
