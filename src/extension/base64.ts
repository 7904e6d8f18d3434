const CHUNK = 0x8000;

/** Bytes as text, for what takes text alone: messages between the parts of an extension, and addresses. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // As arguments of one call they would overflow the stack.
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** @throws DOMException when it is none */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
