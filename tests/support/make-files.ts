import { deflateSync } from 'node:zlib';
import encodeQR from 'qr';

/** The beginning of a Windows program. */
export function makeProgram(): Buffer {
  const file = Buffer.alloc(512);
  file.write('MZ', 0, 'latin1');
  file.writeUInt32LE(0x80, 0x3c);
  file.write('PE\0\0', 0x80, 'latin1');
  return file;
}

/** The beginning of a Windows shortcut ([MS-SHLLINK] 2.1). */
export function makeShortcut(): Buffer {
  return Buffer.from('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F', 'latin1');
}

/** A disk image (ISO 9660) with nothing on it. */
export function makeDisk(): Buffer {
  const file = Buffer.alloc(0x9000);
  file.write('\x01CD001', 0x8000, 'latin1');
  return file;
}

/** A compound file ([MS-CFB]) as far as a reader of its names sees one. */
export function makeCompoundFile(names: readonly string[], ...contents: readonly Buffer[]): Buffer {
  const magic = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
  return Buffer.concat([
    magic,
    Buffer.alloc(504),
    ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le')),
    ...contents,
  ]);
}

/** The source of a macro module as Office packs it ([MS-OVBA] 2.4.1), with copies where `copy` repeats what came before. */
export function makeMacro(source: string): Buffer {
  const text = Buffer.from(`Attribute VB_Name = "ThisDocument"\r\n${source}`, 'latin1');
  const chunks: Buffer[] = [Buffer.from([1])];
  for (let at = 0; at < text.length; at += 3_000) {
    const part = text.subarray(at, at + 3_000);
    const groups: Buffer[] = [];
    for (let from = 0; from < part.length; from += 8) groups.push(Buffer.from([0]), part.subarray(from, from + 8));
    const packed = Buffer.concat(groups);
    const header = Buffer.alloc(2);
    header.writeUInt16LE(0xb000 | (packed.length - 1));
    chunks.push(header, packed);
  }
  return Buffer.concat(chunks);
}

/** A PDF of the objects given, without a table of where they are: readers of damaged files do without. */
export function makePdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object as string, 'latin1'),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n')]);
}

/** An object of a PDF with a stream, deflated. */
export function pdfStream(entries: string, content: Buffer | string): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A PNG of grey pixels, one byte each; `filter` is that of every row. */
export function makePng(width: number, height: number, pixels: Uint8Array, filter: 0 | 1 | 2 = 0): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y++) {
    const row = Buffer.from(pixels.subarray(y * width, (y + 1) * width));
    const before = pixels.subarray((y - 1) * width, y * width);
    const filtered = row.map((value, x) => {
      if (filter === 1) return value - (x > 0 ? (row[x - 1] ?? 0) : 0);
      return filter === 2 && y > 0 ? value - (before[x] ?? 0) : value;
    });
    rows.push(Buffer.from([filter]), Buffer.from(filtered));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The grey pixels of a QR code, each of its squares `scale` pixels wide. */
export function qrPixels(text: string, scale = 4): { side: number; pixels: Uint8Array } {
  const squares = encodeQR(text, 'raw', { border: 4 });
  const side = squares.length * scale;
  const pixels = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      pixels[y * side + x] = squares[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255;
    }
  }
  return { side, pixels };
}

export function makeQrPng(text: string): Buffer {
  const { side, pixels } = qrPixels(text);
  return makePng(side, side, pixels);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Readers of mail attachments do not check the sum.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}
