const UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** @returns undefined when the bytes are neither in that charset nor in UTF-8 */
export function decode(bytes: Uint8Array, charset = 'utf-8'): string | undefined {
  try {
    return (charset === 'utf-8' ? UTF8 : new TextDecoder(charset, { fatal: true })).decode(bytes);
  } catch {
    return charset === 'utf-8' ? undefined : decode(bytes);
  }
}

/** For bytes that are certainly text: in UTF-8, or else in the charset of email that states none. */
export function decodeLoosely(bytes: Uint8Array): string {
  return decode(bytes) ?? WINDOWS_1252.decode(bytes);
}

/** For bytes that may be anything: undefined unless they read as text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const decoded = decode(bytes) ?? (isMostlyAscii(bytes) ? decodeLoosely(bytes) : undefined);
  return decoded === undefined || /[^\P{Cc}\t\r\n]/u.test(decoded) ? undefined : decoded;
}

function isMostlyAscii(bytes: Uint8Array): boolean {
  let ascii = 0;
  for (const byte of bytes) if (byte < 0x80) ascii += 1;
  return ascii >= bytes.length * 0.75;
}
