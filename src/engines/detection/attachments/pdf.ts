import { MACRO_DOCUMENTS, PAGES, PROGRAMS } from '../data/file-types.ts';
import { LIMITS } from '../limits.ts';
import { type Allowance, unpacked } from './allowance.ts';
import { charactersOf } from './bytes.ts';
import { endingOf } from './file-name.ts';
import type { Findings } from './file-reading.ts';
import { inflated } from './inflate.ts';

/** A stream of a PDF: its dictionary and its packed bytes. */
export interface PdfStream {
  dictionary: string;
  packed: Uint8Array;
}

const ESCAPED_NAME = /\/[\w#]{2,60}/g;
const OBJECT_STREAM = /\/Type\s{0,5}\/ObjStm\b/;
const FLATE = /\/FlateDecode\b|\/Fl\b/;
const DICTIONARY = 2_000;
const SCRIPT = /\/(?:JavaScript|JS)\b/;
const ON_OPENING = /\/(?:OpenAction|AA)\b/;
const LAUNCH = /\/S\s{0,5}\/Launch(?!\w)/;
const ENCRYPTED = /\/Encrypt\b/;
/** A string in parentheses or hexadecimal digits, after a key for an address or a file. */
const TARGET = /\/(URI|UF|F)\s{0,5}(?:\(((?:[^()\\]|\\[\s\S]){1,2000})\)|<([0-9a-f\s]{2,4000})>)/gi;
const ESCAPE = /\\([0-7]{1,3}|[\s\S])/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

/** Searches a PDF (ISO 32000) for what it does when opened or clicked. Nothing in it is followed or run. */
export function readPdf(content: Uint8Array, findings: Findings, allowance: Allowance): void {
  const { objects, streams } = partsOf(content);
  if (streams.length >= LIMITS.inside.streams) findings.isCut = true;
  const texts = [objects];
  for (const { dictionary, packed } of streams) {
    // Unpacked content may be objects behind a fake stream keyword.
    const isPlain = !/\/Filter\b/.test(dictionary);
    if (!isPlain && !(OBJECT_STREAM.test(dictionary) && FLATE.test(dictionary))) continue;
    if (allowance.bytes <= 0) {
      findings.isCut = true;
      break;
    }
    const read = (limit: number) => (isPlain ? packed.subarray(0, limit) : inflated(packed, limit, 'zlib'));
    texts.push(charactersOf(unpacked(read, allowance)));
  }
  const plain = texts.join('\n').replace(ESCAPED_NAME, unescapedName);
  const script = SCRIPT.exec(plain);
  if (script && ON_OPENING.test(plain)) findings.note('script-on-opening', script[0]);
  if (LAUNCH.test(plain)) findings.note('launches', '/Launch');
  if (ENCRYPTED.test(plain)) findings.note('encrypted-document', '/Encrypt');
  for (const [, key, bracketed, digits = ''] of plain.matchAll(TARGET)) {
    const target = stringOf(bracketed ?? fromHex(digits));
    if (key === 'URI' || /^https?:/i.test(target)) findings.links.push({ href: target, text: '' });
    else if (isDangerous(target)) findings.note('embedded-program', target);
    if (findings.links.length >= LIMITS.inside.links) break;
  }
}

/** The streams of a PDF, and what is between them. */
export function partsOf(content: Uint8Array): { objects: string; streams: PdfStream[] } {
  const text = charactersOf(content);
  const streams: PdfStream[] = [];
  const between: string[] = [];
  let from = 0;
  while (streams.length < LIMITS.inside.streams) {
    const keyword = text.indexOf('stream', from);
    if (keyword < 0) break;
    const start = keyword + (text.startsWith('\r\n', keyword + 6) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end < 0) break;
    const dictionary = text.slice(Math.max(from, keyword - DICTIONARY), keyword);
    streams.push({
      dictionary: dictionary.slice(Math.max(0, dictionary.lastIndexOf(' obj'))).replace(ESCAPED_NAME, unescapedName),
      packed: content.subarray(start, end),
    });
    between.push(text.slice(from, keyword));
    from = end + 'endstream'.length;
  }
  between.push(text.slice(from));
  return { objects: between.join('\n'), streams };
}

/** `/J#61vaScript` is `/JavaScript` (7.3.5). */
function unescapedName(name: string): string {
  return name.includes('#') ? name.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => fromHex(digits)) : name;
}

function fromHex(digits: string): string {
  const compact = digits.replace(/\s/g, '');
  let text = '';
  for (let at = 0; at < compact.length; at += 2)
    text += String.fromCharCode(Number.parseInt(compact.slice(at, at + 2), 16));
  return text;
}

function stringOf(written: string): string {
  const text = written.replace(ESCAPE, (_, code: string) =>
    /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : (ESCAPES[code] ?? code),
  );
  return (text.startsWith('\xfe\xff') ? text.slice(2).replaceAll('\0', '') : text).trim();
}

function isDangerous(filename: string): boolean {
  const ending = endingOf(filename);
  return PROGRAMS.has(ending) || MACRO_DOCUMENTS.has(ending) || PAGES.has(ending);
}
