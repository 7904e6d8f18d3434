import { Bytes, latin1 } from './bytes.ts';

/** The type of a file by its first bytes. */
export type FileKind =
  | 'program'
  | 'shortcut'
  | 'disk'
  | 'notebook'
  | 'zip'
  | 'archive'
  | 'ole'
  | 'pdf'
  | 'rtf'
  | 'page'
  | 'svg'
  | 'picture'
  | 'tnef';

/** First bytes, as characters, from the formats' specifications. */
const BEGINNINGS: readonly (readonly [FileKind, string])[] = [
  ['program', '\x7fELF'],
  ['program', '\xcf\xfa\xed\xfe'],
  ['program', '\xce\xfa\xed\xfe'],
  ['program', 'dex\n03'],
  ['shortcut', 'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F'],
  ['disk', 'vhdxfile'],
  ['disk', 'conectix'],
  ['notebook', '\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1\x53\x78\xd0\x29\x96\xd3'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', "7z\xbc\xaf'\x1c"],
  ['archive', '\x1f\x8b\x08'],
  ['archive', 'MSCF\0\0\0\0'],
  ['archive', '\xfd7zXZ\0'],
  ['archive', 'BZh'],
  ['archive', '`\xea'],
  ['ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['rtf', '{\\rt'],
  ['picture', '\x89PNG\r\n\x1a\n'],
  ['picture', '\xff\xd8\xff'],
  ['picture', 'GIF8'],
  ['picture', 'II*\0'],
  ['picture', 'MM\0*'],
  ['tnef', '\x78\x9f\x3e\x22'],
];
/** Pictures in the container of ISO 14496-12, by their brand: AVIF and HEIC. */
const BRANDED_PICTURE = /^[\s\S]{4}ftyp(?:avi[fs]|hei[cfx]|hev[cx]|mif1|msf1)/;
/** A bitmap of Windows: its length, four reserved bytes. */
const BITMAP = /^BM[\s\S]{4}\0{4}/;
const HEAD = 1_024;
const ISO_AT = 0x8001;
const TAR_AT = 257;
const PE_POINTER = 0x3c;
const PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|body|script|meta|iframe|form)\b/i;
const SVG = /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?(?:<!doctype\s+svg[^>]{0,300}>\s*)?<svg\b/i;

/** The type by a file's content; null if it is none of the relevant ones. */
export function kindOf(content: Uint8Array): FileKind | null {
  const head = latin1(content.subarray(0, HEAD)).replace(/^\xef\xbb\xbf/, '');
  const begins = BEGINNINGS.find(([, beginning]) => head.startsWith(beginning));
  if (begins) return begins[0];
  if (isPortableExecutable(content)) return 'program';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'picture';
  if (BRANDED_PICTURE.test(head) || BITMAP.test(head)) return 'picture';
  // PDF readers search the first kilobyte for this mark.
  if (head.includes('%PDF-')) return 'pdf';
  if (latin1(content.subarray(ISO_AT, ISO_AT + 5)) === 'CD001') return 'disk';
  if (head.slice(TAR_AT, TAR_AT + 5) === 'ustar') return 'archive';
  if (SVG.test(head)) return 'svg';
  return PAGE.test(head) ? 'page' : null;
}

/** `MZ` alone begins many texts. */
function isPortableExecutable(content: Uint8Array): boolean {
  if (content[0] !== 0x4d || content[1] !== 0x5a) return false;
  const bytes = new Bytes(content);
  const header = bytes.u32(PE_POINTER);
  // DOS programs have no second header, and a file that was cut may have lost it.
  return bytes.u16(header) === 0x4550 || bytes.u16(header) === 0x454e || content.subarray(0, 64).includes(0);
}
