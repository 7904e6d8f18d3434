/** Decodes percent-encoding; invalid encoding stays as it is. */
export function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
