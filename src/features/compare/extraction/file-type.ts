import { Unreadable } from './extracted.ts';

export type FileType = 'pdf' | 'docx' | 'txt';

const EXTENSIONS: readonly FileType[] = ['pdf', 'docx', 'txt'];
const PDF = '%PDF-';
const ZIP = 'PK\u0003\u0004';
/** Compound File Binary Format: old Word documents, and encrypted new ones. */
const CFB = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const ENCRYPTED_PACKAGE = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';
/** Readers accept a PDF header within the first kilobyte (PDF 1.7, appendix H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;

/**
 * Detects a file's type from its first bytes. The name needs an accepted extension, and .pdf or .docx must be true.
 * @throws Unreadable if it is none of the three types, or two at once
 */
export function fileType(name: string, bytes: Buffer): FileType {
  if (bytes.length === 0) throw new Unreadable('EMPTY');
  const extension = EXTENSIONS.find((known) => name.toLowerCase().endsWith(`.${known}`));
  if (!extension) throw new Unreadable('WRONG_TYPE');
  const head = bytes.subarray(0, PDF_HEADER_WITHIN).toString('latin1');
  const isPdf = head.includes(PDF);
  if (isPdf && (head.startsWith(ZIP) || endsAsZip(bytes))) throw new Unreadable('WRONG_TYPE');
  if (isPdf && /^\s*%PDF-/.test(head)) return 'pdf';
  if (head.startsWith(ZIP)) return 'docx';
  if (head.startsWith(CFB))
    throw new Unreadable(bytes.includes(ENCRYPTED_PACKAGE, 0, 'latin1') ? 'ENCRYPTED' : 'WRONG_TYPE');
  if (extension === 'txt') return 'txt';
  throw new Unreadable(extension === 'pdf' && isPdf ? 'DAMAGED' : 'WRONG_TYPE');
}

/** Whether the file ends with a zip's end record and its comment. */
function endsAsZip(bytes: Buffer): boolean {
  const record = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return record >= 0 && record + 22 <= bytes.length && record + 22 + bytes.readUInt16LE(record + 20) === bytes.length;
}
