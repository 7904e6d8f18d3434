import { type Extracted, FILE_LIMITS, Unreadable } from './extracted.ts';
import { type FileType, fileType } from './file-type.ts';
import { readTxt } from './txt.ts';

/** Reads the text of a file of any accepted type. Runs in a process of its own: what a file may cost is bounded there. */
export async function readFile(name: string, bytes: Buffer): Promise<Extracted> {
  try {
    const type = fileType(name, bytes);
    const extracted = await read(type, bytes);
    if (!extracted.ok) return extracted;
    if (Buffer.byteLength(extracted.text) > FILE_LIMITS.textBytes) return { ok: false, problem: 'TOO_MUCH_TEXT' };
    if (/[\p{L}\p{N}]/u.test(extracted.text)) return extracted;
    return { ok: false, problem: type === 'txt' ? 'EMPTY' : 'NO_TEXT' };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    return { ok: false, problem: (error as Error).name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED' };
  }
}

async function read(type: FileType, bytes: Buffer): Promise<Extracted> {
  // Each parser is loaded only where it is needed: the process lives for one file.
  switch (type) {
    case 'pdf':
      return (await import('./pdf.server.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx.server.ts')).readDocx(bytes);
    case 'txt':
      return readTxt(bytes);
  }
}
