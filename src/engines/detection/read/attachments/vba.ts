import { LIMITS } from '../../limits.ts';
import { Bytes, charactersOf } from './bytes.ts';

/** How the packed source of a module begins: “Attribut” of “Attribute VB_Name”, after a byte of flags. */
const BEGINNING = '\0Attribut';
const SIGNATURE = 1;
const CHUNK = 4_096;
const MODULES = 50;
const ON_OPENING =
  /\b(?:auto_?open|auto_?exec|auto_?close|auto_?new|document_?open|document_?close|document_new|workbook_?open|workbook_activate|workbook_beforeclose)\b/i;

/** The name of a procedure that runs without being asked for, in any of a file's macros ([MS-OVBA] 2.4.1). */
export function macroOnOpening(content: Uint8Array): string | null {
  const text = charactersOf(content);
  let at = text.indexOf(BEGINNING);
  let room: number = LIMITS.inside.all;
  for (let module = 0; at >= 0 && module < MODULES && room > 0; module++) {
    const source = charactersOf(decompressed(content, at - 3, Math.min(room, LIMITS.inside.member)));
    room -= source.length;
    const name = ON_OPENING.exec(source)?.[0];
    if (name !== undefined) return name;
    at = text.indexOf(BEGINNING, at + 1);
  }
  return ON_OPENING.exec(text)?.[0] ?? null;
}

/** Unpacks a container: chunks of literal bytes and of copies from what was unpacked before in the same chunk. */
function decompressed(content: Uint8Array, start: number, limit: number): Uint8Array {
  const bytes = new Bytes(content);
  const out = new Uint8Array(limit);
  let length = 0;
  if (content[start] !== SIGNATURE) return out.subarray(0, 0);
  for (let chunk = start + 1; chunk + 2 < content.length && length < limit; ) {
    const header = bytes.u16(chunk);
    // Three fixed bits; what follows the last chunk does not have them.
    if ((header & 0x7000) !== 0x3000) break;
    const end = Math.min(content.length, chunk + (header & 0xfff) + 3);
    const from = length;
    for (let at = chunk + 2; at < end && length < limit; ) {
      const flags = content[at++] ?? 0;
      for (let bit = 0; bit < 8 && at < end && length < limit; bit++) {
        if ((flags & (1 << bit)) === 0) {
          out[length++] = content[at++] ?? 0;
          continue;
        }
        const token = bytes.u16(at);
        at += 2;
        const offsetBits = Math.max(4, Math.ceil(Math.log2(Math.max(1, length - from))));
        const back = (token >> (16 - offsetBits)) + 1;
        const count = (token & (0xffff >> offsetBits)) + 3;
        for (let copied = 0; copied < count && length < limit && length - from < CHUNK; copied++) {
          out[length] = out[length - back] ?? 0;
          length++;
        }
      }
    }
    chunk = end;
  }
  return out.subarray(0, length);
}
