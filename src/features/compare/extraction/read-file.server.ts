import { type Extracted, FILE_LIMITS, Unreadable } from './extracted.ts';
import { fileType } from './file-type.ts';
import { readTxt } from './txt.ts';

/** Reads the text of a file of any accepted type. Runs in a process of its own: what a file may cost is bounded there. */
export async function readFile(name: string, bytes: Buffer): Promise<Extracted> {
  try {
    const extracted = await read(name, bytes);
    if (!extracted.ok) return extracted;
    if (Buffer.byteLength(extracted.text) > FILE_LIMITS.textBytes) return { ok: false, problem: 'TOO_MUCH_TEXT' };
    return /[\p{L}\p{N}]/u.test(extracted.text) ? extracted : { ok: false, problem: 'NO_TEXT' };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    return { ok: false, problem: (error as Error).name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED' };
  }
}

async function read(name: string, bytes: Buffer): Promise<Extracted> {
  // Each parser is loaded only where it is needed: the process lives for one file.
  switch (fileType(name, bytes)) {
    case 'pdf':
      return (await import('./pdf.server.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx.server.ts')).readDocx(bytes);
    case 'txt':
      return readTxt(bytes);
  }
}
