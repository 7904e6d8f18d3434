const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** The line before each email in an mbox file: its sender and the date it was added (RFC 4155). */
const SEPARATOR = /^From \S.*\d{1,2}:\d{2}/;
/** A line of an email that looks like a separator gets one more `>` in the file (mboxrd). */
const QUOTED = /^>+From /;
const SEPARATOR_LENGTH = 200;

export function isMbox(bytes: Uint8Array): boolean {
  return SEPARATOR.test(textAt(bytes, 0));
}

/** Splits an mbox file into its emails, unquoted and in order. The blobs refer to the file; nothing is copied. */
export function splitMbox(file: Blob, bytes: Uint8Array): Blob[] {
  const messages: Blob[][] = [];
  let from = 0;
  let afterBlank = true;
  const append = (to: number) => messages.at(-1)?.push(file.slice(from, to));
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    // Decode only lines that begin with F or >.
    const line = bytes[start] === 0x46 || bytes[start] === 0x3e ? textAt(bytes, start) : '';
    if (afterBlank && SEPARATOR.test(line)) {
      append(start);
      messages.push([]);
      from = end;
    } else if (QUOTED.test(line)) {
      append(start);
      from = start + 1;
    }
    afterBlank = bytes[start] === NEWLINE || (bytes[start] === RETURN && bytes[start + 1] === NEWLINE);
    start = end;
  }
  append(bytes.length);
  return messages.map((parts) => new Blob(parts));
}

function textAt(bytes: Uint8Array, start: number): string {
  const end = Math.min(start + SEPARATOR_LENGTH, bytes.length);
  return new TextDecoder().decode(bytes.subarray(start, end)).split('\n', 1)[0] ?? '';
}
