import { type Allowance, unpacked } from './allowance.ts';
import { Bytes, charactersOf, joined } from './bytes.ts';
import type { Findings } from './file-reading.ts';

/** The beginning of a module's compressed source: “Attribut” of “Attribute VB_Name”, after a byte of flags. */
const BEGINNING = '\0Attribut';
const SIGNATURE = 1;
/** The unpacked size of each chunk but the last. */
const CHUNK = 4_096;
const MODULES = 50;
const ON_OPENING =
  /\b(?:auto_?open|auto_?exec|auto_?close|auto_?new|document_?open|document_?close|document_new|workbook_?open|workbook_activate|workbook_beforeclose)\b/i;

/** Notes macros, and the name of one that starts by itself ([MS-OVBA] 2.4.1). */
export function readMacros(content: Uint8Array, quote: string, findings: Findings, allowance: Allowance): void {
  findings.note('macros', quote);
  const text = charactersOf(content);
  let at = text.indexOf(BEGINNING);
  for (let module = 0; at >= 0; module++) {
    if (module === MODULES || allowance.bytes <= 0) {
      findings.isCut = true;
      break;
    }
    const start = at - 3;
    const name = nameOnOpening(charactersOf(unpacked((limit) => decompressed(content, start, limit), allowance)));
    if (name !== undefined) {
      findings.note('macros-on-opening', name);
      return;
    }
    at = text.indexOf(BEGINNING, at + 1);
  }
  const name = nameOnOpening(text);
  if (name !== undefined) findings.note('macros-on-opening', name);
}

function nameOnOpening(source: string): string | undefined {
  return ON_OPENING.exec(source)?.[0];
}

/**
 * Unpacks a container chunk by chunk. Memory is allocated as it is filled: the mark of a beginning costs only nine
 * bytes.
 */
function decompressed(content: Uint8Array, start: number, limit: number): Uint8Array {
  if (content[start] !== SIGNATURE) return content.subarray(0, 0);
  const bytes = new Bytes(content);
  const pieces: Uint8Array[] = [];
  for (let at = start + 1, length = 0; at + 2 < content.length && length < limit; ) {
    const header = bytes.u16(at);
    // Three fixed bits, which data after the last chunk does not have.
    if ((header & 0x7000) !== 0x3000) break;
    const end = Math.min(content.length, at + (header & 0xfff) + 3);
    const piece = decompressedChunk(bytes, at + 2, end).subarray(0, limit - length);
    pieces.push(piece);
    if (piece.length < CHUNK) break;
    length += piece.length;
    at = end;
  }
  return joined(pieces);
}

/** Literal bytes, and copies of bytes unpacked before. */
function decompressedChunk(bytes: Bytes, start: number, end: number): Uint8Array {
  const out = new Uint8Array(CHUNK);
  let length = 0;
  for (let at = start; at < end && length < CHUNK; ) {
    const flags = bytes.all[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < end && length < CHUNK; bit++) {
      if ((flags & (1 << bit)) === 0) {
        out[length++] = bytes.all[at++] ?? 0;
        continue;
      }
      const token = bytes.u16(at);
      at += 2;
      const offsetBits = Math.max(4, Math.ceil(Math.log2(Math.max(1, length))));
      const back = (token >> (16 - offsetBits)) + 1;
      const copied = Math.min((token & (0xffff >> offsetBits)) + 3, CHUNK - length);
      for (const last = length + copied; length < last; length++) out[length] = out[length - back] ?? 0;
    }
  }
  return out.subarray(0, length);
}
