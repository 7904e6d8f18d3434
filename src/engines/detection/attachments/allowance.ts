import { LIMITS } from '../limits.ts';

/**
 * How much work one email may still cost, including the emails and files in it: files can nest endlessly, and a few
 * kilobytes can unpack to megabytes.
 */
export interface Allowance {
  /** Files whose content is read. */
  files: number;
  /** Members unpacked, and bytes unpacked. */
  members: number;
  bytes: number;
  /** Characters of web pages rendered. */
  characters: number;
  /** Characters of text that is read in files. */
  fileText: number;
  /** Attached emails and calendar entries that are analysed, and characters of their text. */
  emails: number;
  text: number;
}

export function newAllowance(): Allowance {
  const { unpacked, all, text, fileTexts } = LIMITS.inside;
  return {
    files: LIMITS.attachments,
    members: unpacked,
    bytes: all,
    characters: text,
    fileText: fileTexts,
    emails: LIMITS.nested.emails + LIMITS.calendarParts,
    text: LIMITS.text,
  };
}

/** Unpacks within the allowance; returns nothing when it is used up. */
export function unpacked(unpack: (limit: number) => Uint8Array, allowance: Allowance): Uint8Array {
  const bytes = unpack(Math.max(0, Math.min(allowance.bytes, LIMITS.inside.member)));
  allowance.bytes -= bytes.length;
  return bytes;
}
