import { readTags } from '../../html/tags.ts';
import { LIMITS } from '../limits.ts';
import { isDarkColour } from './colours.ts';
import { type FlowBox, type FlowRow, flowShapes, shadowShapes } from './flow-shapes.ts';
import type { Shape } from './shapes.ts';
import { pixels, Styles } from './styles.ts';
import { type Size, sizeOf, svgShape } from './svg.ts';
import { type Cell, tableShapes } from './table-shapes.ts';

/**
 * Everything that HTML draws without a picture: one list of shapes for each table, drawing and run of boxes, and its
 * plain text.
 */
export interface Drawings {
  shapes: Shape[][];
  /** With the spaces and line breaks of block characters. */
  text: string;
}

type Attributes = Record<string, string>;

interface OpenElement {
  name: string;
  style: ReadonlyMap<string, string>;
  colour: string | undefined;
  width: number;
  height: number;
  /** From the left and top of the surrounding element. */
  left: number;
  top: number;
  isPlaced: boolean;
  keepsSpaces: boolean;
  hasChildren: boolean;
  /** Spaces that a coloured element shows as a box. */
  spaces: number;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BLOCKS = new Set('address article aside center dd div dl dt footer header li main ol p section ul'.split(' '));
const SHAPES = new Set(['rect', 'circle', 'path']);
const PAINT = ['fill', 'stroke', 'stroke-width'];
const UNREAD = new Set(['style', 'script', 'title']);
const MANY_SHADOWS = 200;

export function drawingsIn(html: string): Drawings {
  const reader = new Reader();
  readTags(html.slice(0, LIMITS.source), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.write(text),
    close: (name) => reader.close(name),
  });
  return reader.finish();
}

class Reader {
  private readonly styles = new Styles();
  private readonly stack: OpenElement[] = [];
  private readonly drawings: Shape[][] = [];
  private readonly tables: {
    rows: Cell[][];
    colour: string | undefined;
    rowColour: string | undefined;
    rowHeight: number;
  }[] = [];
  private svg: { shapes: Shape[]; size: Size } | null = null;
  private rows: FlowRow[] = [];
  private text = '';
  /** How many more shapes and lines may be read. */
  private room: number = LIMITS.drawn.shapes;

  open(name: string, attributes: Attributes): void {
    const style = this.styles.of(name, attributes);
    const parent = this.stack.at(-1);
    const colour = style.get('background-color') ?? style.get('background') ?? attributes.bgcolor;
    if (name === 'br') this.breakRow('\n');
    if (this.svg && SHAPES.has(name)) this.addShapes(svgShape(name, this.inherited(attributes), style, this.svg.size));
    if (name === 'svg') this.svg = { shapes: [], size: sizeOf(attributes) };
    this.openTablePart(name, attributes, style, colour);
    // Shapes close themselves, and what they contain is not drawn.
    if (VOID.has(name) || SHAPES.has(name) || this.stack.length >= LIMITS.depth) return;
    if (BLOCKS.has(name)) this.breakRow('\n');
    if (parent) parent.hasChildren = true;
    const isPlaced = style.has('left') || style.has('top');
    this.stack.push({
      name,
      style: this.svg ? new Map([...Object.entries(attributes), ...style]) : style,
      colour,
      width: pixels(style.get('width') ?? attributes.width),
      height: pixels(style.get('height') ?? attributes.height) || (parent?.height ?? 0),
      left: (parent?.left ?? 0) + pixels(style.get('left')),
      top: (parent?.top ?? 0) + pixels(style.get('top')),
      isPlaced: isPlaced || parent?.isPlaced === true,
      keepsSpaces:
        name === 'pre' || /^pre|^break-spaces/.test(style.get('white-space') ?? '') || parent?.keepsSpaces === true,
      hasChildren: false,
      spaces: 0,
    });
  }

  write(data: string): void {
    const element = this.stack.at(-1);
    if (element?.name === 'style') this.styles.add(data);
    if (element && UNREAD.has(element.name)) return;
    const shown = element?.keepsSpaces ? data : withoutIndents(data);
    if (this.text.length < LIMITS.text) this.text += shown;
    if (element) element.spaces += /^[\u00a0 ]*$/.test(shown) ? shown.length : 0;
    if (/[^\s\u00a0]/.test(data)) this.endFlow();
  }

  close(name: string): void {
    if (name === 'table') this.endTable();
    if (name === 'svg') this.endSvg();
    const at = this.stack.findLastIndex((element) => element.name === name);
    if (at === -1) return;
    const element = this.stack[at];
    this.stack.length = at;
    if (element && !this.svg && !element.hasChildren) this.addBox(element, this.stack.at(-1));
    if (BLOCKS.has(name) || name === 'tr' || name === 'pre') this.breakRow('\n', element?.hasChildren);
  }

  finish(): Drawings {
    while (this.tables.length > 0) this.endTable();
    this.endSvg();
    this.endFlow();
    return { shapes: this.drawings, text: this.text };
  }

  private openTablePart(
    name: string,
    attributes: Attributes,
    style: ReadonlyMap<string, string>,
    colour?: string,
  ): void {
    if (name === 'table') {
      this.endFlow();
      this.tables.push({ rows: [], colour, rowColour: undefined, rowHeight: 0 });
    }
    const table = this.tables.at(-1);
    if (!table) return;
    const height = pixels(style.get('height') ?? attributes.height);
    if (name === 'tr') {
      table.rows.push([]);
      table.rowColour = colour;
      table.rowHeight = height;
    }
    if ((name !== 'td' && name !== 'th') || this.room === 0) return;
    this.room -= 1;
    table.rows.at(-1)?.push({
      columns: spanOf(attributes.colspan),
      rows: spanOf(attributes.rowspan),
      width: pixels(style.get('width') ?? attributes.width),
      height: height || table.rowHeight,
      isDark: isDarkColour(colour ?? table.rowColour ?? table.colour) ?? false,
    });
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (table) this.drawings.push(tableShapes(table.rows));
  }

  private endSvg(): void {
    if (this.svg) this.drawings.push(this.svg.shapes);
    this.svg = null;
  }

  /** A group's colours, for shapes without their own. */
  private inherited(attributes: Attributes): Attributes {
    const outer: Attributes = {};
    for (const { style } of this.stack) {
      for (const key of PAINT) outer[key] = style.get(key) ?? outer[key] ?? '';
    }
    const painted = Object.entries(outer).filter(([, value]) => value !== '');
    return { ...Object.fromEntries(painted), ...attributes };
  }

  private addShapes(shapes: readonly Shape[]): void {
    for (const shape of shapes) {
      const cost = 1 + (shape.edges?.length ?? 0);
      if (cost > this.room) return;
      this.room -= cost;
      this.svg?.shapes.push(shape);
    }
  }

  /** An element that contains only spaces. */
  private addBox(
    { style, colour, width, height, left, top, isPlaced, spaces }: OpenElement,
    parent?: OpenElement,
  ): void {
    const shadows = style.get('box-shadow') ?? '';
    if (shadows.length > MANY_SHADOWS) this.drawings.push(shadowShapes(shadows, width, height));
    const box: FlowBox = {
      width: width || spaces,
      height: height || 1,
      isDark: isDarkColour(colour) ?? false,
      ...(isPlaced && { place: { x: left, y: top } }),
    };
    if (box.width === 0 || (width === 0 && colour === undefined) || this.room === 0) return;
    this.room -= 1;
    const row = this.rows.at(-1) ?? { boxes: [], room: parent?.width ?? 0 };
    if (this.rows.length === 0) this.rows.push(row);
    row.boxes.push(box);
    row.room ||= parent?.width ?? 0;
  }

  private breakRow(text: string, endsBoxes = true): void {
    if (this.text.length < LIMITS.text) this.text += text;
    if (endsBoxes && (this.rows.at(-1)?.boxes.some(({ place }) => !place) ?? false))
      this.rows.push({ boxes: [], room: 0 });
  }

  private endFlow(): void {
    const rows = this.rows.filter(({ boxes }) => boxes.length > 0);
    if (rows.length > 0) this.drawings.push(flowShapes(rows));
    this.rows = [];
  }
}

/** Line breaks of the source are only white space, except in `pre`. */
function withoutIndents(text: string): string {
  const [first = '', ...others] = text.split('\n');
  return first + others.map((line) => line.replace(/^[ \t\r]+/, '')).join('');
}

const MAX_COLUMNS = 200;

function spanOf(text: string | undefined): number {
  return Math.min(MAX_COLUMNS, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));
}
