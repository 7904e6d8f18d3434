import { type Extracted, FILE_LIMITS, Unreadable } from './extracted.ts';
import { type FileType, fileType } from './file-type.ts';
import { readTxt } from './txt.ts';

type Reader = (bytes: Buffer) => Extracted | Promise<Extracted>;

/** Run it in a child process, which has limits on time and memory. */
export async function readFile(name: string, bytes: Buffer): Promise<Extracted> {
  let reader: Reader | undefined;
  try {
    const type = fileType(name, bytes);
    reader = await readerOf(type);
    const extracted = await reader(bytes);
    if (!extracted.ok) return extracted;
    if (Buffer.byteLength(extracted.text) > FILE_LIMITS.textBytes) return { ok: false, problem: 'TOO_MUCH_TEXT' };
    if (/[\p{L}\p{N}]/u.test(extracted.text)) return extracted;
    return { ok: false, problem: type === 'txt' ? 'EMPTY' : 'NO_TEXT' };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    // A parser that failed to load is our fault, not the file's.
    if (!reader) throw error;
    return { ok: false, problem: (error as Error).name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED' };
  }
}

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
