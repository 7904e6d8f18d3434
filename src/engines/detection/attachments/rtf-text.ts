import { LIMITS } from '../limits.ts';

/** Destinations whose text readers don't see: tables of fonts, colours and styles, pictures and objects (RTF 1.9.1). */
const UNSEEN = new Set(
  'fonttbl colortbl stylesheet info pict object objdata themedata datastore listtable listoverridetable rsidtbl generator filetbl fldinst'.split(
    ' ',
  ),
);
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};
/** A control word with its number, a hexadecimal byte, another control symbol, a brace, or plain text. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]{1,4096})/gi;
const DEPTH = 200;
const MAX_SKIPPED = 8;

interface Group {
  isUnseen: boolean;
  /** Hidden text (`\v`). */
  isHidden: boolean;
  /** Characters that older programs show in place of a Unicode character (`\uc`). */
  fallback: number;
}

/** The text that a reader of a rich text file sees, up to the limit of one file. */
export function textOfRtf(source: string): string {
  const codePage = decoderOf(/\\ansicpg(\d{3,5})/.exec(source.slice(0, 1_000))?.[1]);
  const groups: Group[] = [];
  const pieces: string[] = [];
  let group: Group = { isUnseen: false, isHidden: false, fallback: 1 };
  let bytes: number[] = [];
  let [length, skip] = [0, 0];
  const write = (text: string) => {
    if (group.isUnseen || group.isHidden) return;
    pieces.push(text);
    length += text.length;
  };
  // Bytes of one character may be in several tokens.
  const flush = () => {
    if (bytes.length === 0) return;
    write(codePage.decode(Uint8Array.from(bytes)));
    bytes = [];
  };
  for (const [, word, number, hex, symbol, brace, plain] of source.matchAll(TOKEN)) {
    if (length > LIMITS.inside.fileText) break;
    if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else bytes.push(Number.parseInt(hex, 16));
      continue;
    }
    flush();
    if (plain !== undefined) {
      const shown = plain.replace(/[\r\n]+/g, '');
      write(shown.slice(skip));
      skip = Math.max(0, skip - shown.length);
    } else if (brace === '{') {
      if (groups.length < DEPTH) groups.push(group);
      group = { ...group };
    } else if (brace === '}') group = groups.pop() ?? group;
    else if (symbol === '*') group.isUnseen = true;
    else if (symbol !== undefined) write(symbol === '~' ? ' ' : /[{}\\]/.test(symbol) ? symbol : '');
    else if (word === 'u') {
      write(String.fromCharCode(Number(number ?? 0) & 0xffff));
      skip = group.fallback;
    } else if (word === 'uc') group.fallback = Math.min(MAX_SKIPPED, Math.max(0, Number(number ?? 1)));
    else if (word === 'v') group.isHidden = number !== '0';
    else if (word !== undefined && UNSEEN.has(word)) group.isUnseen = true;
    else write(BREAKS[word ?? ''] ?? '');
  }
  flush();
  return pieces
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n');
}

function decoderOf(page: string | undefined): InstanceType<typeof TextDecoder> {
  const label = { '932': 'shift_jis', '936': 'gbk', '949': 'euc-kr', '950': 'big5' }[page ?? ''] ?? `windows-${page}`;
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
