import { readTags } from '../../html/tags.ts';
import { LIMITS } from '../limits.ts';
import type { ZipMember } from './zip.ts';

/**
 * Parts with what a reader sees: of Word, Excel and PowerPoint (ECMA-376), and the one of OpenDocument (ISO 26300).
 * Headers come before the document, where a letterhead is.
 */
const TEXT_PARTS = [
  /^word\/header\d{0,3}\.xml$/,
  /^word\/(?:document|footnotes|endnotes)\d{0,3}\.xml$/,
  /^word\/footer\d{0,3}\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^xl\/worksheets\/sheet\d{0,4}\.xml$/,
  /^xl\/drawings\/drawing\d{0,4}\.xml$/,
  /^ppt\/slides\/slide\d{0,4}\.xml$/,
  /^(?:word|xl|ppt)\/diagrams\/data\d{0,3}\.xml$/,
  /^content\.xml$/,
];
const OPEN_DOCUMENT = 'content.xml';
/** Elements that hold text: runs of Office, whatever the prefix. In OpenDocument whole paragraphs do. */
const RUNS = new Set(['t']);
const PARAGRAPHS = new Set(['p', 'h']);
/** Elements after which a line ends: paragraphs, rows, and the entries of Excel’s table of texts. */
const LINES = new Set(['p', 'h', 'tr', 'row', 'si', 'table-row']);
const BREAKS = new Set(['br', 'cr', 'line-break']);
const GAPS = new Set(['tab', 'tc', 'c', 'table-cell', 's']);
/** Furigana repeat the text in small characters. */
const REPEATS = 'rph';
const LINK = 'hyperlink';
const RELATION = 'r:id';
const READ = new Set([RELATION]);

/** The parts of an office document that have text, in the order in which it is read. */
export function textPartsOf(members: readonly ZipMember[]): ZipMember[] {
  const inOrder = members.toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return TEXT_PARTS.flatMap((pattern) => inOrder.filter(({ name }) => pattern.test(name)));
}

/** The part of it that a reader sees. */
export interface PartText {
  text: string;
  /** The texts of links by the names of their relations, where Word puts the addresses. */
  linked: ReadonlyMap<string, string>;
}

/** The text of a part, up to the limit of one file. */
export function textOfPart({ name }: Pick<ZipMember, 'name'>, xml: string): PartText {
  const linked = new Map<string, string>();
  let relation: string | undefined;
  const holders = name === OPEN_DOCUMENT ? PARAGRAPHS : RUNS;
  const pieces: string[] = [];
  let [length, depth, repeats] = [0, 0, 0];
  const add = (piece: string) => {
    if (length > LIMITS.inside.fileText) return;
    pieces.push(piece);
    length += piece.length;
  };
  readTags(
    xml,
    {
      open(tag, attributes) {
        const name = localName(tag);
        if (holders.has(name)) depth++;
        if (name === REPEATS) repeats++;
        if (name === LINK) relation = attributes[RELATION];
        if (BREAKS.has(name)) add('\n');
        else if (GAPS.has(name)) add(' ');
      },
      text(text) {
        if (depth === 0 || repeats > 0) return;
        add(text);
        if (relation !== undefined && linked.size < LIMITS.inside.links) {
          linked.set(relation, ((linked.get(relation) ?? '') + text).slice(0, LIMITS.quote));
        }
      },
      close(tag) {
        const name = localName(tag);
        if (holders.has(name) && depth > 0) depth--;
        if (name === REPEATS && repeats > 0) repeats--;
        if (name === LINK) relation = undefined;
        if (LINES.has(name)) add('\n');
      },
    },
    READ,
    true,
  );
  const text = pieces
    .join('')
    .replace(/[ \t\r\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n');
  return { text, linked };
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}
