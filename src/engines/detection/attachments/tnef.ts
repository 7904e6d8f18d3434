import type { Attachment } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { Bytes, charactersOf } from './bytes.ts';
import { endingOf } from './file-name.ts';

/** The content of a `winmail.dat`, as Outlook packs it. */
export interface Tnef {
  text: string;
  /** Empty when there is none, or only rich text, which is not read. */
  html: string;
  files: (Attachment & { content: Uint8Array })[];
}

interface PackedFile {
  title: string;
  longName: string;
  mimeType: string;
  content: Uint8Array;
}

const SIGNATURE = 0x223e9f78;
const FIRST_ATTRIBUTE = 6;
const HEADER = 9;
const CHECKSUM = 2;
/** Attributes, by identifier and type ([MS-OXTNEF] 2.1.3.3). */
const BODY = 0x0002800c;
const MESSAGE_PROPERTIES = 0x00069003;
const NEW_FILE = 0x00069002;
const FILE_TITLE = 0x00018010;
const FILE_DATA = 0x0006800f;
const FILE_PROPERTIES = 0x00069005;
/** Properties ([MS-OXPROPS]). */
const PLAIN_BODY = 0x1000;
const HTML_BODY = 0x1013;
const LONG_NAME = 0x3707;
const MIME_TAG = 0x370e;
/** Types of properties ([MS-OXCDATA] 2.11.1) with a fixed size, in bytes. */
const FIXED: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const VARIABLE = new Set([0x1e, 0x1f, 0x0d, 0x102]);
const UTF_16 = 0x1f;
const MANY = 0x1000;
const NAMED = 0x8000;

export function isTnef({ mimeType, filename, content }: Attachment & { content: Uint8Array }): boolean {
  const named = /^application\/(?:vnd\.)?ms-tnef$/i.test(mimeType) || filename.toLowerCase() === 'winmail.dat';
  return (named || endingOf(filename) === 'tnef') && new Bytes(content).u32(0) === SIGNATURE;
}

/** Opens a `winmail.dat`. Stated lengths can be false: data ends with the file. */
export function readTnef(content: Uint8Array): Tnef {
  const bytes = new Bytes(content);
  const files: PackedFile[] = [];
  let text = '';
  let html = '';
  let at = FIRST_ATTRIBUTE;
  for (let count = 0; count < LIMITS.tnef.attributes && at + HEADER < bytes.length; count++) {
    const attribute = bytes.u32(at + 1);
    const length = bytes.u32(at + 5);
    const data = bytes.slice(at + HEADER, length);
    const file = files.at(-1);
    if (attribute === NEW_FILE) {
      if (files.length >= LIMITS.tnef.files) break;
      files.push({ title: '', longName: '', mimeType: '', content: data.subarray(0, 0) });
    } else if (attribute === BODY) text ||= textOf(data, false);
    else if (attribute === MESSAGE_PROPERTIES) {
      const properties = propertiesOf(data);
      text ||= properties.get(PLAIN_BODY) ?? '';
      html ||= properties.get(HTML_BODY) ?? '';
    } else if (file && attribute === FILE_TITLE) file.title = textOf(data, false);
    else if (file && attribute === FILE_DATA) file.content = data;
    else if (file && attribute === FILE_PROPERTIES) {
      const properties = propertiesOf(data);
      file.longName = properties.get(LONG_NAME) ?? '';
      file.mimeType = properties.get(MIME_TAG) ?? '';
    }
    at += HEADER + length + CHECKSUM;
  }
  return {
    text,
    html,
    files: files.map(({ title, longName, mimeType, content: data }) => ({
      filename: longName || title,
      mimeType: mimeType || 'application/octet-stream',
      size: data.length,
      content: data,
    })),
  };
}

/** The text properties ([MS-OXTNEF] 2.1.3.4). */
function propertiesOf(data: Uint8Array): Map<number, string> {
  const bytes = new Bytes(data);
  const found = new Map<number, string>();
  const total = Math.min(bytes.u32(0), LIMITS.tnef.properties);
  let at = 4;
  for (let index = 0; index < total && at < bytes.length; index++) {
    const type = bytes.u16(at);
    const id = bytes.u16(at + 2);
    at += 4;
    if (id >= NAMED) {
      const isText = bytes.u32(at + 16) === 1;
      at += 20 + (isText ? 4 + padded(bytes.u32(at + 20)) : 4);
    }
    const base = type & ~MANY;
    if (VARIABLE.has(base)) {
      const values = bytes.u32(at);
      at += 4;
      for (let value = 0; value < values && at < bytes.length; value++) {
        const length = bytes.u32(at);
        if (value === 0 && !found.has(id)) found.set(id, textOf(bytes.slice(at + 4, length), base === UTF_16));
        at += 4 + padded(length);
      }
    } else {
      const width = FIXED[base];
      if (width === undefined) break;
      const isMany = (type & MANY) !== 0;
      at += isMany ? 4 + bytes.u32(at) * width : width;
    }
  }
  return found;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function textOf(data: Uint8Array, wide: boolean): string {
  const start = data.subarray(0, LIMITS.tnef.text);
  const text = wide ? new TextDecoder('utf-16le').decode(start) : charactersOf(start);
  return text.split('\0', 1)[0] ?? '';
}
