import sharp from 'sharp';
import { CARD_SIZE, type Card } from '../../content/open-graph.ts';
import { site } from '../../content/site.ts';
import { SEAL_OUTLINES, SEAL_WORDS } from '../../ui/seal-shapes.ts';
import { type Cut, outline } from './outline.server.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const LEFT = 128;
const HEADLINE: Cut = { wght: 650, wdth: 75 };
const SMALL: Cut = { wght: 650, wdth: 100 };
const NOTE: Cut = { wght: 450, wdth: 100 };
const HEADLINE_SIZE = 112;
const LINE = 118;
/** Of the headline's last line. */
const BASELINE = 414;
const NOTE_BASELINE = 524;
const NOTE_LINE = 44;

/** The light theme's colours in sRGB, because the rasteriser has no OKLCH. A test compares them with tokens.css. */
export const COLOURS = {
  paper: '#f3f6fb',
  sheet: '#fcfdff',
  'sheet-shade': '#f5f8fc',
  control: '#70798a',
  rule: '#cfd4dd',
  ink: '#131b2b',
  'ink-muted': '#495161',
  safe: '#0d5f3b',
  'safe-ground': '#e2f7ea',
  suspicious: '#784c00',
  'suspicious-ground': '#fdf0d2',
  unknown: '#465463',
  'unknown-ground': '#e8edf3',
};

/** @returns a PNG */
export async function drawCard({ headline, marked, note, seal }: Card, logo: Buffer): Promise<Buffer> {
  const colour = COLOURS[seal];
  const lines = await Promise.all(headline.map((line) => outline(line, HEADLINE_SIZE, HEADLINE)));
  const notes = await Promise.all(note.map((line) => outline(line, 34, NOTE)));
  const name = await outline(site.name, 42, SMALL);
  const end = LEFT + (lines.at(-1)?.width ?? 0);
  const start = end - (await outline(marked, HEADLINE_SIZE, HEADLINE)).width;
  const first = BASELINE - (lines.length - 1) * LINE;
  const words = lines.map((line, index) => `<g transform="translate(${LEFT} ${first + index * LINE})">${line.svg}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <mask id="around-descenders" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
      <g fill="black" stroke="black" stroke-width="185">${words.at(-1)}</g>
    </mask>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>
    <rect x="64" y="48" width="1072" height="${HEIGHT}" rx="4" fill="${COLOURS.sheet}" stroke="${COLOURS.rule}" stroke-width="2"/>
    <rect x="65" y="236" width="1070" height="224" fill="${COLOURS['sheet-shade']}"/>
    <path d="M54 236H90M1110 236H1146M54 460H90M1110 460H1146" stroke="${COLOURS.control}" stroke-width="2"/>
    <g fill="${COLOURS.ink}"><g transform="translate(204 144)">${name.svg}</g>${words.join('')}</g>
    <path d="M${start} ${BASELINE + 22}H${end}" stroke="${colour}" stroke-width="8" mask="url(#around-descenders)"/>
    ${await drawMark(end + 20, BASELINE - 28, colour)}
    ${await drawMark(LEFT, NOTE_BASELINE - 36, colour)}
    <g fill="${COLOURS['ink-muted']}">
      ${notes.map((line, index) => `<g transform="translate(${LEFT + 68} ${NOTE_BASELINE + index * NOTE_LINE})">${line.svg}</g>`).join('')}
    </g>
    ${await drawSeal(seal)}
  </svg>`;
  const mark = await sharp(logo, { density: 300 })
    .resize(60, 60, { fit: 'contain', background: 'transparent' })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: mark, left: LEFT, top: 100 }])
    .png({ palette: true })
    .toBuffer();
}

async function drawMark(x: number, y: number, colour: string): Promise<string> {
  const number = await outline('1', 30, SMALL);
  return `<rect x="${x}" y="${y}" width="48" height="48" rx="4" fill="${colour}"/>
    <g transform="translate(${x + 24 - number.width / 2} ${y + 35})" fill="${COLOURS.sheet}">${number.svg}</g>`;
}

/** Between the lines of a seal’s words, in its own units. */
const SEAL_LINE = 15;

async function drawSeal(seal: Card['seal']): Promise<string> {
  const lines = await Promise.all(
    SEAL_WORDS[seal]
      .toUpperCase()
      .split(/(?<=.{8}) /)
      .map((line) => outline(line, 13, SMALL)),
  );
  const first = 66 - ((lines.length - 1) * SEAL_LINE) / 2;
  return `<g transform="translate(962 66) rotate(-8 110 110) scale(1.85)" fill="${COLOURS[`${seal}-ground`]}" stroke="${COLOURS[seal]}">
    <path d="${SEAL_OUTLINES[seal]}" stroke-width="2.5" stroke-linejoin="round" ${seal === 'unknown' ? 'stroke-dasharray="9 5"' : ''}/>
    <circle cx="60" cy="60" r="42" fill="none" stroke-width="1.25"/>
    <g fill="${COLOURS[seal]}" stroke="none">
      ${lines.map(({ svg, width }, at) => `<g transform="translate(${60 - width / 2} ${first + at * SEAL_LINE})">${svg}</g>`).join('')}
    </g>
  </g>`;
}
