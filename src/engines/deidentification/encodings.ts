/** Takes decoded text and gives it back without what is personal. */
type Hide = (decoded: string) => string;

const ENCODED_WORD = /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,200})\?=(?:[ \t]{0,99}\r?\n?[ \t]{1,99}(?==\?))?/gi;
const BASE64_RUN = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{8,}={0,2}/g;
const BASE64_LINE = /^[ \t>]*([A-Za-z0-9+/_-]{4,}={0,2})[ \t\r]*$/;
/** RFC 2045 wraps at 76; whatever is this even is a block, not prose. */
const SHORTEST_FULL_LINE = 32;
/** A picture, a document: what cannot be read cannot be de-identified either. */
const LONGEST_UNREADABLE = 256;
const QUOTED_BYTE = /=(?:[0-9A-F]{2}|[0-9a-f]{2})/;
const STRAY_EQUALS = /=(?![0-9A-F]{2}|[0-9a-f]{2})/;
const PARAGRAPH_BREAK = /(\r?\n[ \t]*\r?\n)/;
const FORM_FIELD = /(?<![^\s&])([A-Za-z][\w.[\]-]{0,40}=)([^\s&<>"]*[+%][^\s&<>"]*)/g;
const PERCENT_RUN = /(?<![^\s<>"])[^\s<>"]*%[0-9a-f]{2}[^\s<>"]*/gi;

/** Reads encoded words such as `=?utf-8?B?…?=` (RFC 2047). */
export function readEncodedWords(text: string): string {
  return text.replace(ENCODED_WORD, (found, charset: string, kind: string, content: string) => {
    const isBase64 = kind.toLowerCase() === 'b';
    const bytes = isBase64 ? bytesOfBase64(content) : bytesOfQuoted(content.replaceAll('_', ' '));
    return (bytes && decode(bytes, charset)) ?? found;
  });
}

/** Hides what is personal in base64, be it a block of lines or one run of characters, and encodes the rest again. */
export function hideBase64(text: string, hide: Hide): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = endOfBlock(lines, index);
    const block = lines.slice(index, end).join('\n');
    const hidden = end - index > 1 ? hideBlock(block, hide) : undefined;
    result.push(hidden ?? block.replace(BASE64_RUN, (run) => hideRun(run, hide)));
    index = end;
  }
  return result.join('\n');
}

/** Joins what quoted-printable has parted (RFC 2045, section 6.7, rule 5). */
export function joinSoftBreaks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const [, content] = /^(.*[^=])=[ \t]*\r?$/.exec(line) ?? [];
      // A lone `=` also ends base64; then the line is a whole number of its groups of four.
      const padded = (BASE64_LINE.exec(line)?.[1]?.length ?? 1) % 4 === 0;
      return content === undefined || padded || index === lines.length - 1 ? `${line}\n` : content;
    })
    .join('')
    .slice(0, -1);
}

/** Reads form fields such as `text=Dear+Maren%2C` that hold something personal, and hides it. */
export function hideFormFields(text: string, hide: Hide): string {
  return text.replace(FORM_FIELD, (field, name: string, value: string) => {
    const hidden = hideDecoded(value, decodeLoosely(bytesOfPercent(value.replaceAll('+', ' '))), hide);
    return hidden === value ? field : name + hidden;
  });
}

/** Reads the paragraphs in quoted-printable, if they hold something personal, and hides it. */
export function hideQuotedPrintable(text: string, hide: Hide): string {
  if (!QUOTED_BYTE.test(text)) return text;
  const parts = text.split(PARAGRAPH_BREAK);
  const runs: { text: string; quoted: boolean }[] = [];
  for (const part of parts) {
    // In quoted-printable every `=` begins a byte, so one that does not tells that this is something else.
    const quoted = !STRAY_EQUALS.test(part);
    const last = runs.at(-1);
    if (last?.quoted === quoted) last.text += part;
    else runs.push({ text: part, quoted });
  }
  return runs.map((run) => (run.quoted ? hideQuoted(run.text, hide) : run.text)).join('');
}

function hideQuoted(text: string, hide: Hide): string {
  return QUOTED_BYTE.test(text) ? hideDecoded(text, decodeLoosely(bytesOfQuoted(text)), hide) : text;
}

/** Reads the percent-encoded words that hold something personal, and hides it; `+` may stand for a space. */
export function hidePercentEncoded(text: string, hide: Hide): string {
  return text.replace(PERCENT_RUN, (run) => {
    const decoded = decodeLoosely(bytesOfPercent(run));
    const hidden = hideDecoded(run, decoded, hide);
    return hidden === run ? hideDecoded(run, decoded.replaceAll('+', ' '), hide) : hidden;
  });
}

function hideDecoded(encoded: string, decoded: string, hide: Hide): string {
  const hidden = hide(decoded);
  return hidden === decoded ? encoded : hidden;
}

/** One past the last line of the block of base64 that begins here: full lines, then one that may be shorter. */
function endOfBlock(lines: readonly string[], start: number): number {
  const width = BASE64_LINE.exec(lines[start] ?? '')?.[1]?.length ?? 0;
  if (width < SHORTEST_FULL_LINE) return start + 1;
  let end = start + 1;
  while (BASE64_LINE.exec(lines[end] ?? '')?.[1]?.length === width) end += 1;
  const last = BASE64_LINE.exec(lines[end] ?? '')?.[1];
  return last !== undefined && last.length < width ? end + 1 : end;
}

function hideBlock(block: string, hide: Hide): string | undefined {
  const hidden = hideRun(block.replace(/[\s>]+/g, ''), hide, '');
  return hidden === '' ? undefined : hidden;
}

/** @param otherwise what to give back when nothing had to be hidden; by default the run itself */
function hideRun(run: string, hide: Hide, otherwise = run): string {
  const bytes = bytesOfBase64(run);
  const decoded = bytes && decode(bytes);
  if (decoded === undefined || !isReadable(decoded)) return run.length > LONGEST_UNREADABLE ? '[data]' : otherwise;
  const hidden = hide(decoded);
  return hidden === decoded ? otherwise : toBase64(hidden);
}

function isReadable(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]/u.test(text);
}

function bytesOfBase64(run: string): Uint8Array | undefined {
  const standard = run
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '');
  // One character over is no whole byte: a letter of the text around it.
  const whole = standard.length % 4 === 1 ? standard.slice(0, -1) : standard;
  try {
    return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function bytesOfQuoted(text: string): Uint8Array {
  return bytesOf(text, /=([0-9A-F]{2}|[0-9a-f]{2})/g);
}

function bytesOfPercent(text: string): Uint8Array {
  return bytesOf(text, /%([0-9a-f]{2})/gi);
}

function bytesOf(text: string, escaped: RegExp): Uint8Array {
  const utf8 = new TextEncoder().encode(text);
  if (!text.match(escaped)) return utf8;
  const parts = text.split(escaped).map((part, index) => (index % 2 === 1 ? Number.parseInt(part, 16) : part));
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );
}

/** For what is text for certain: it is in UTF-8, or else in the charset that mail without one is in. */
function decodeLoosely(bytes: Uint8Array): string {
  return decode(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

function decode(bytes: Uint8Array, charset = 'utf-8'): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return charset === 'utf-8' ? undefined : decode(bytes);
  }
}
