import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
);

/** Weight, and width in percent of normal. */
export interface Cut {
  wght: number;
  wdth: number;
}

/** SVG paths with the baseline at the origin, drawn without a font. */
export interface Outline {
  svg: string;
  width: number;
}

export async function outline(text: string, size: number, cut: Cut): Promise<Outline> {
  const file = await subsetFont(await readFile(FONT_FILE), text, { targetFormat: 'sfnt', variationAxes: { ...cut } });
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${x + xOffset})" d="${font.glyphToPath(codepoint)}"/>`;
    x += xAdvance;
    return path;
  });
  const scale = size / face.upem;
  return { svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`, width: x * scale };
}
