import { type Extracted, FILE_LIMITS, Unreadable } from './extracted.ts';
import { type FileType, fileType } from './file-type.ts';
import { readTxt } from './txt.ts';

type Reader = (bytes: Buffer) => Extracted | Promise<Extracted>;

/** Reads the text of a file of any accepted type. Runs in a process of its own: what a file may cost is bounded there. */
export async function readFile(name: string, bytes: Buffer): Promise<Extracted> {
  let read: Reader | undefined;
  try {
    const type = fileType(name, bytes);
    read = await readerOf(type);
    const extracted = await read(bytes);
    if (!extracted.ok) return extracted;
    if (Buffer.byteLength(extracted.text) > FILE_LIMITS.textBytes) return { ok: false, problem: 'TOO_MUCH_TEXT' };
    if (/[\p{L}\p{N}]/u.test(extracted.text)) return extracted;
    return { ok: false, problem: type === 'txt' ? 'EMPTY' : 'NO_TEXT' };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    // That there is nothing to read it with is not the file's fault.
    if (!read) throw error;
    return { ok: false, problem: (error as Error).name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED' };
  }
}

/** Each parser is loaded only where it is needed: the process lives for one file. */
async function readerOf(type: FileType): Promise<Reader> {
  switch (type) {
    case 'pdf':
      return (await import('./pdf.server.ts')).readPdf;
    case 'docx':
      return (await import('./docx.server.ts')).readDocx;
    case 'txt':
      return readTxt;
  }
}
