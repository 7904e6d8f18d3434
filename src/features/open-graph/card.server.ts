import sharp from 'sharp';
import { site } from '../../content/site.ts';
import { type Cut, outline } from './outline.server.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 128;
const HEADLINE: Cut = { wght: 650, wdth: 75 };
const SMALL: Cut = { wght: 650, wdth: 100 };
const HEADLINE_SIZE = 112;
const LINE = 122;
/** Where the headline's last line stands. */
const BASELINE = 500;

// The light theme's colours of tokens.css in sRGB: the rasteriser knows no OKLCH.
const COLOUR = {
  paper: '#f3f6fb',
  sheet: '#fcfdfe',
  shade: '#f7f9fd',
  crease: '#77808f',
  rule: '#ced4de',
  ink: '#141b2b',
  brand: '#2140c0',
};

/** The picture beside a link: a letter on its folded sheet that says the page's headline, marked as evidence is. */
export async function drawCard(lines: string[], logo: Buffer): Promise<Buffer> {
  const headline = await Promise.all(lines.map((line) => outline(line, HEADLINE_SIZE, HEADLINE)));
  const name = await outline(site.name, 42, SMALL);
  const number = await outline('1', 30, SMALL);
  const width = headline.at(-1)?.width ?? 0;
  const first = BASELINE - (lines.length - 1) * LINE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.paper}"/>
    <rect x="64" y="48" width="1072" height="${HEIGHT}" rx="4" fill="${COLOUR.sheet}" stroke="${COLOUR.rule}" stroke-width="2"/>
    <rect x="65" y="236" width="1070" height="204" fill="${COLOUR.shade}"/>
    <path d="M54 236H90M1110 236H1146M54 440H90M1110 440H1146" stroke="${COLOUR.crease}" stroke-width="2"/>
    <g fill="${COLOUR.ink}">
      <g transform="translate(204 144)">${name.svg}</g>
      ${headline.map((line, index) => `<g transform="translate(${LEFT} ${first + index * LINE})">${line.svg}</g>`).join('')}
    </g>
    <path d="M${LEFT} ${BASELINE + 26}h${width}" stroke="${COLOUR.brand}" stroke-width="8"/>
    <rect x="${LEFT + width + 20}" y="${BASELINE - 24}" width="48" height="48" rx="4" fill="${COLOUR.brand}"/>
    <g transform="translate(${LEFT + width + 44 - number.width / 2} ${BASELINE + 11})" fill="${COLOUR.sheet}">${number.svg}</g>
  </svg>`;
  const mark = await sharp(logo, { density: 300 })
    .resize(60, 60, { fit: 'contain', background: 'transparent' })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: mark, left: LEFT, top: 100 }])
    .png({ palette: true })
    .toBuffer();
}
