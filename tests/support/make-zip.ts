import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer | string;
  /** False values for the headers. */
  claimedSize?: number;
  flags?: number;
  /** Data that is already deflated. */
  deflated?: { bytes: Buffer; crc: number; size: number };
  /** Writes no data, but points at the first entry's. */
  sharesFirst?: boolean;
}

/** Writes a zip file, including ones no honest program would write. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = entry.deflated?.bytes ?? deflateRawSync(data);
    const size = entry.claimedSize ?? entry.deflated?.size ?? data.length;
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.flags ?? 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(entry.deflated?.crc ?? crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(name.length, 22);
    const at = entry.sharesFirst ? 0 : offset;
    const central = Buffer.concat([
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      fields,
      Buffer.alloc(14),
      name,
    ]);
    central.writeUInt32LE(at, 42);
    directory.push(central);
    if (entry.sharesFirst) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed]);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** `megabytes` of one character, deflated to a thousandth of the size without holding it all in memory. */
export function deflatedMegabytes(megabytes: number): NonNullable<ZipEntry['deflated']> {
  const block = Buffer.alloc(1024 * 1024, 'a');
  // A stored block of level 9 ends on a byte when flushed, so that the same piece can be repeated.
  const piece = deflateRawSync(block, { level: 9, finishFlush: 2 });
  const last = deflateRawSync(Buffer.alloc(0));
  return {
    bytes: Buffer.concat([...Array.from({ length: megabytes }, () => piece), last]),
    crc: 0,
    size: Math.min(megabytes * block.length, 0xffffffff),
  };
}
