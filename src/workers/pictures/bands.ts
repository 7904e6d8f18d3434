import type { Grey } from './raster.ts';

/** Rows of a picture that are read at once. */
export interface Band {
  top: number;
  bottom: number;
}

/** About three to eight lines of text: small enough to stop in time, large enough for the layout to be seen. */
const MIN_ROWS = 90;
const MAX_ROWS = 420;
/** Noise of more pixels takes the recogniser more than 100 MB. */
const MAX_PIXELS = 250_000;
/** Blank rows that are kept above and below the text. */
const MARGIN = 4;
/** A change of lightness from pixel to pixel that is an edge, and the edges that the borders of a box have. */
const EDGE = 24;
const MAX_EDGES = 4;

/** A line of text on a screen or a scan, and how many are compared for a sample. */
const LINE_ROWS = { least: 8, most: 90 };
const COMPARED = 8;

/** Cuts a picture at blank rows, so that finished parts can be kept when time is up. Blank parts are left out. */
export function bandsOf(grey: Grey): Band[] {
  const most = Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.floor(MAX_PIXELS / grey.width)));
  return runsOf(edgesIn(grey), MIN_ROWS, most).map((band) => withMargin(band, grey));
}

/** The fullest of the first lines, for trying languages; the first band if there are no lines. */
export function sampleOf(grey: Grey): Band | undefined {
  const edges = edgesIn(grey);
  const inkOf = ({ top, bottom }: Band) => edges.slice(top, bottom).reduce((sum, one) => sum + one, 0);
  const lines = runsOf(edges, LINE_ROWS.least, LINE_ROWS.most + 1)
    .filter(({ top, bottom }) => bottom - top <= LINE_ROWS.most)
    .slice(0, COMPARED)
    .sort((a, b) => inkOf(b) - inkOf(a));
  return lines[0] === undefined ? bandsOf(grey)[0] : withMargin(lines[0], grey);
}

/** Runs of rows with ink, ended by a blank one after `least` rows, or after `most`. */
function runsOf(edges: readonly number[], least: number, most: number): Band[] {
  const bands: Band[] = [];
  let top: number | null = null;
  for (let y = 0; y <= edges.length; y++) {
    const isInked = (edges[y] ?? 0) > MAX_EDGES;
    if (top === null) {
      if (isInked) top = y;
      continue;
    }
    const rows = y - top;
    if (y < edges.length && rows < most && (isInked || rows < least)) continue;
    bands.push({ top, bottom: y });
    top = null;
  }
  return bands;
}

function withMargin({ top, bottom }: Band, { height }: Grey): Band {
  return { top: Math.max(0, top - MARGIN), bottom: Math.min(height, bottom + MARGIN) };
}

/** How many edges each row has. */
function edgesIn({ width, height, data }: Grey): number[] {
  return Array.from({ length: height }, (_, y) => {
    let edges = 0;
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      if (Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) > EDGE) edges += 1;
    }
    return edges;
  });
}
