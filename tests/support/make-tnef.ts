export interface TnefFile {
  title: string;
  /** Written as a property, as Outlook does when the title is cut to eight emails. */
  longName?: string;
  data: Buffer | string;
}

const BODY = 0x0002800c;
const MESSAGE_PROPERTIES = 0x00069003;
const HTML_BODY = 0x1013;
const NEW_FILE = 0x00069002;
const TITLE = 0x00018010;
const DATA = 0x0006800f;
const PROPERTIES = 0x00069005;
const LONG_NAME = 0x3707;

/** Writes a `winmail.dat` ([MS-OXTNEF]). */
export function makeTnef(body: string, files: readonly TnefFile[], html = ''): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(0x223e9f78);
  return Buffer.concat([
    start,
    tnefAttribute(1, BODY, Buffer.from(`${body}\0`, 'latin1')),
    tnefAttribute(1, MESSAGE_PROPERTIES, Buffer.concat([longs(1), binary(HTML_BODY, Buffer.from(html))])),
    ...files.flatMap(({ title, longName, data }) => [
      tnefAttribute(2, NEW_FILE, Buffer.alloc(14)),
      tnefAttribute(2, TITLE, Buffer.from(`${title}\0`, 'latin1')),
      tnefAttribute(2, DATA, Buffer.from(data)),
      ...(longName === undefined ? [] : [tnefAttribute(2, PROPERTIES, nameProperties(longName))]),
    ]),
  ]);
}

/** @param claimed a false length to write */
export function tnefAttribute(level: number, id: number, data: Buffer, claimed = data.length): Buffer {
  const head = Buffer.alloc(9);
  head[0] = level;
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(claimed, 5);
  return Buffer.concat([head, data, Buffer.alloc(2)]);
}

/** A number, a named property and then the long name, each as the format pads them. */
function nameProperties(longName: string): Buffer {
  const name = Buffer.from(`${longName}\0`, 'utf16le');
  const number = words(0x0003, 0x3705, 1, 0);
  const named = Buffer.concat([words(0x0003, 0x8001), Buffer.alloc(16), longs(0, 4711), longs(9)]);
  const text = Buffer.concat([words(0x001f, LONG_NAME), longs(1, name.length), padded(name)]);
  return Buffer.concat([longs(3), number, named, text]);
}

function binary(id: number, data: Buffer): Buffer {
  return Buffer.concat([words(0x0102, id), longs(1, data.length), padded(data)]);
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, index * 2);
  return buffer;
}

function longs(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, index * 4);
  return buffer;
}
