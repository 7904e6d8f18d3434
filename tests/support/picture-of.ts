import sharp from 'sharp';
import { outline } from '../../src/features/open-graph/outline.server.ts';

const SIZE = 22;
const LINE = 34;
const MARGIN = 30;
const WIDTH = 620;

/** A picture of lines of Latin text, drawn as shapes: no font of the machine matters. */
export async function pictureOf(
  lines: readonly string[],
  {
    format = 'png',
    paper = '#ffffff',
    ink = '#222222',
  }: { format?: 'png' | 'jpeg' | 'gif'; paper?: string; ink?: string } = {},
): Promise<{ content: Uint8Array; width: number; height: number }> {
  const height = 2 * MARGIN + LINE * lines.length;
  const drawn = await Promise.all(lines.map((line) => outline(line || ' ', SIZE, { wght: 400, wdth: 100 })));
  const text = drawn.map(
    ({ svg }, index) => `<g transform="translate(${MARGIN} ${MARGIN + LINE * (index + 0.7)})" fill="${ink}">${svg}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${text.join('')}</svg>`;
  return { content: new Uint8Array(await sharp(Buffer.from(svg)).toFormat(format).toBuffer()), width: WIDTH, height };
}
