import { Bytes, charactersOf, latin1 } from './bytes.ts';

const TAR_BLOCK = 512;
/** Names in RAR archives are not compressed; a program's comes before a byte that is not a letter. */
const ENDING_OF_PROGRAM =
  /\.(?:exe|scr|pif|bat|cmd|com|js|jse|vbs|vbe|wsf|hta|lnk|msi|ps1|jar|iso|img|vhdx?|url|docm|xlsm|html?|svg)(?=[^\w.-])/gi;
const NAME = /[\w .()-]{4,100}$/;
const MOST = 50;
const RAR_4 = 'Rar!\x1a\x07\0';
const RAR_5 = 'Rar!\x1a\x07\x01\0';
const SEVEN_ZIP = '7z\xbc\xaf';
/** The identifier of 7z's AES coder, uncompressed at the end. */
const SEVEN_ZIP_AES = '\x06\xf1\x07\x01';
/** Types of headers and records in RAR 5 (its technical note, “General archive structure”). */
const RAR_5_ENCRYPTION = 4;
const RAR_5_LOCKED = 1;
const RAR_5_HEADERS = 20;
const RAR_4_FILE = 0x74;
const RAR_4_LOCKED = 0x04;
const GZIP_NAME = 8;

/** The uncompressed names in an archive other than zip. */
export function archivedNames(content: Uint8Array): string[] {
  const head = latin1(content.subarray(0, 300));
  if (head.startsWith('Rar!')) return rarNames(charactersOf(content));
  if (isGzip(content) && ((content[3] ?? 0) & GZIP_NAME) !== 0) return [head.slice(10).split('\0', 1)[0] ?? ''];
  if (isTar(content)) return tarNames(content);
  return [];
}

export function isGzip(content: Uint8Array): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

/** A tar's files are uncompressed; the mark is in the first header (POSIX ustar). */
export function isTar(content: Uint8Array): boolean {
  return latin1(content.subarray(257, 262)) === 'ustar';
}

/** Whether an archive other than zip needs a password. */
export function asksForPassword(content: Uint8Array): boolean {
  const head = latin1(content.subarray(0, 32));
  // The flag of encrypted headers, or of the first file; the type of the first header.
  if (head.startsWith(RAR_4)) return (head.charCodeAt(10) & 0x80) !== 0 || isFirstFileLocked(content);
  if (head.startsWith(RAR_5)) return isRar5Locked(content);
  return head.startsWith(SEVEN_ZIP) && latin1(content.subarray(-1_024)).includes(SEVEN_ZIP_AES);
}

/** Names can be readable while the files are locked, which each file's header states (RAR 4, type 0x74, flag 0x04). */
function isFirstFileLocked(content: Uint8Array): boolean {
  const bytes = new Bytes(content);
  const first = RAR_4.length + bytes.u16(RAR_4.length + 5);
  return content[first + 2] === RAR_4_FILE && (bytes.u16(first + 3) & RAR_4_LOCKED) !== 0;
}

/** An encryption header before the others, or an encryption record in the header of one of the first files. */
function isRar5Locked(content: Uint8Array): boolean {
  let at = RAR_5.length;
  for (let count = 0; count < RAR_5_HEADERS && at < content.length; count++) {
    const size = variable(content, at + 4);
    const end = size.next + size.value;
    const type = variable(content, size.next);
    const flags = variable(content, type.next);
    if (type.value === RAR_5_ENCRYPTION) return true;
    const extra = (flags.value & 1) !== 0 ? variable(content, flags.next) : { value: 0, next: flags.next };
    const packed = (flags.value & 2) !== 0 ? variable(content, extra.next).value : 0;
    if ((type.value === 2 || type.value === 3) && hasLockedRecord(content.subarray(end - extra.value, end)))
      return true;
    if (size.value === 0) return false;
    at = end + packed;
  }
  return false;
}

function hasLockedRecord(extra: Uint8Array): boolean {
  for (let at = 0; at < extra.length; ) {
    const size = variable(extra, at);
    if (variable(extra, size.next).value === RAR_5_LOCKED) return true;
    at = size.next + Math.max(1, size.value);
  }
  return false;
}

/** A number with seven bits per byte, lowest first; the highest bit marks that more bytes follow. */
function variable(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; index < 5; index++) {
    const byte = bytes[at + index] ?? 0;
    value += (byte & 0x7f) * 128 ** index;
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  return { value, next: at + 5 };
}

function rarNames(text: string): string[] {
  const names: string[] = [];
  for (const { 0: ending, index } of text.matchAll(ENDING_OF_PROGRAM)) {
    const before = NAME.exec(text.slice(Math.max(0, index - 100), index))?.[0];
    if (before !== undefined) names.push(before + ending);
    if (names.length >= MOST) break;
  }
  return names;
}

function tarNames(content: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 0; at + TAR_BLOCK <= content.length && names.length < MOST; ) {
    const header = latin1(content.subarray(at, at + TAR_BLOCK));
    const name = header.slice(0, 100).split('\0', 1)[0] ?? '';
    if (name === '') break;
    names.push(name);
    const size = Number.parseInt(header.slice(124, 136), 8);
    at += TAR_BLOCK * (1 + Math.ceil(Math.max(0, Number.isFinite(size) ? size : 0) / TAR_BLOCK));
  }
  return names;
}
