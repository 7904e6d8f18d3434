import sharp from 'sharp';
import { site } from '../../content/site.ts';
import { type Cut, outline } from './outline.server.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const HEADLINE: Cut = { wght: 650, wdth: 75 };
const NAME: Cut = { wght: 600, wdth: 100 };
const HEADLINE_SIZE = 104;
const LINE = 112;

// The light theme's paper, sheet, rule, ink and brand of tokens.css in sRGB: the rasteriser knows no OKLCH.
const COLOUR = { paper: '#f3f6fc', sheet: '#fdfeff', rule: '#cdd3de', ink: '#141b2b', brand: '#2144c4' };

/** The picture beside a link: a letter on its sheet, folded twice, with the page's headline as what it says. */
export async function drawCard(lines: string[], logo: Buffer): Promise<Buffer> {
  const headline = await Promise.all(lines.map((line) => outline(line, HEADLINE_SIZE, HEADLINE)));
  const name = await outline(site.name, 40, NAME);
  const baseline = 344 - ((lines.length - 1) * LINE) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.paper}"/>
    <rect x="64" y="56" width="1072" height="630" rx="4" fill="${COLOUR.sheet}" stroke="${COLOUR.rule}" stroke-width="2"/>
    <path d="M64 236H96M1104 236H1136M64 440H96M1104 440H1136" stroke="${COLOUR.rule}" stroke-width="2"/>
    <g fill="${COLOUR.ink}">
      <g transform="translate(196 143)">${name}</g>
      ${headline.map((path, index) => `<g transform="translate(124 ${baseline + index * LINE})">${path}</g>`).join('')}
    </g>
    <rect x="128" y="${baseline + (lines.length - 1) * LINE + 28}" width="220" height="8" fill="${COLOUR.brand}"/>
  </svg>`;
  const mark = await sharp(logo, { density: 300 })
    .resize(56, 56, { fit: 'contain', background: 'transparent' })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: mark, left: 124, top: 100 }])
    .png({ palette: true })
    .toBuffer();
}
