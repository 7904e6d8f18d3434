/** The media type of Outlook's `.msg` files. */
export const OUTLOOK_TYPE = 'application/vnd.ms-outlook';

/** The first bytes of a compound file (MS-CFB, section 2.2), which `.msg` files and old Office documents are. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

export function isOutlookFile(bytes: Uint8Array): boolean {
  return COMPOUND_FILE.every((byte, index) => bytes[index] === byte);
}
