const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** A line that begins a message in an mbox file: who sent it, and when it was put there (RFC 4155). */
const SEPARATOR = /^From \S.*\d{1,2}:\d{2}/;
/** How mbox files keep such a line apart from one in an email: by one more `>` than it has of its own (mboxrd). */
const QUOTED = /^>+From /;
/** No separator is longer; only the beginning of a line is looked at. */
const LOOKED_AT = 200;

/** Says whether a file is a mailbox in one file. */
export function isMbox(bytes: Uint8Array): boolean {
  return SEPARATOR.test(textAt(bytes, 0));
}

/** The messages of an mbox file, in its order, each as it was before it was put there. Nothing is copied but references. */
export function splitMbox(file: Blob, bytes: Uint8Array): Blob[] {
  const messages: Blob[][] = [];
  /** Where what is not yet in a message begins. */
  let from = 0;
  let afterBlank = true;
  const keep = (to: number) => messages.at(-1)?.push(file.slice(from, to));
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    // Most lines begin with neither: only these few are decoded.
    const line = bytes[start] === 0x46 || bytes[start] === 0x3e ? textAt(bytes, start) : '';
    if (afterBlank && SEPARATOR.test(line)) {
      keep(start);
      messages.push([]);
      from = end;
    } else if (QUOTED.test(line)) {
      keep(start);
      from = start + 1;
    }
    afterBlank = bytes[start] === NEWLINE || (bytes[start] === RETURN && bytes[start + 1] === NEWLINE);
    start = end;
  }
  keep(bytes.length);
  return messages.map((parts) => new Blob(parts));
}

function textAt(bytes: Uint8Array, start: number): string {
  const end = Math.min(start + LOOKED_AT, bytes.length);
  return new TextDecoder().decode(bytes.subarray(start, end)).split('\n', 1)[0] ?? '';
}
