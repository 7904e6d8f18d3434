import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FILE_LIMITS, Unreadable } from './extracted.ts';

export interface CheckedZip {
  /** The body, notes, headers and footers, as XML. */
  parts: Map<string, string>;
}

const WANTED = /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/;
const XML = /\.(?:xml|rels)$/i;
/** `<!DOCTYPE` may be split between chunks. */
const CARRY = 9;

/**
 * Counts the actual bytes, because the sizes stated in a zip can be false.
 * @throws Unreadable for anything but a safe Word document
 */
export async function checkZip(bytes: Buffer): Promise<CheckedZip> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (zip.entryCount > FILE_LIMITS.zipEntries) throw new Unreadable('UNPACKS_TOO_LARGE');
  const parts = new Map<string, string>();
  const names = new Set<string>();
  const ranges: { start: number; end: number }[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable('ENCRYPTED');
    if (names.has(entry.fileName)) throw new Unreadable('DAMAGED');
    names.add(entry.fileName);
    ranges.push({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize,
    });
    unpacked += await unpack(zip, entry, FILE_LIMITS.unpackedBytes - unpacked, parts);
  }
  refuseOverlaps(ranges);
  if (!names.has('[Content_Types].xml') || !parts.has('word/document.xml')) throw new Unreadable('WRONG_TYPE');
  return { parts };
}

async function unpack(zip: ZipFile, entry: Entry, left: number, parts: Map<string, string>): Promise<number> {
  const chunks: Buffer[] = [];
  const keep = WANTED.test(entry.fileName);
  const isXml = XML.test(entry.fileName);
  let [size, tail] = [0, ''];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    const inflated = size > FILE_LIMITS.ratioFrom && size > entry.compressedSize * FILE_LIMITS.ratio;
    if (size > left || inflated) throw new Unreadable('UNPACKS_TOO_LARGE');
    if (isXml) {
      const seen = tail + chunk.toString('latin1');
      // Word writes none; it allows entity expansion (billion laughs) and external entities (XXE).
      if (/<!DOCTYPE/i.test(seen)) throw new Unreadable('DAMAGED');
      tail = seen.slice(-CARRY);
    }
    if (keep) chunks.push(chunk);
  }
  if (keep) parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  return size;
}

/** Overlapping entries unpack to far more than the file's size (Fifield, "A better zip bomb"). */
function refuseOverlaps(ranges: { start: number; end: number }[]): void {
  let end = 0;
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    if (range.start < end) throw new Unreadable('UNPACKS_TOO_LARGE');
    end = range.end;
  }
}
