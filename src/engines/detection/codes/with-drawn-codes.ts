import type { Email, QrCode } from '../email.ts';
import { looksLikeHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';

const BLOCK_CHARACTER =
  /[\u2580-\u259f\u25a0\u25a1\u25fb\u25fc\u2b1b\u2b1c\u26ab\u26aa]|&#(?:x25[89]|x2b1|96[0-3]|1103)|##/gi;
/** A code of 21 modules has about 400 cells, or 200 if neighbours are merged. */
const BOX = /<(?:td|div|span|i|b|u|p|em|font|li)\b/gi;
const DRAWS = /<svg\b|box-shadow/i;
const MANY = { characters: 60, boxes: 200 };

/** Adds the QR codes drawn in a typed or pasted email; an email whose codes have been read stays unchanged. */
export async function withDrawnCodes(email: Email): Promise<Email> {
  if (email.qrCodes !== undefined) return email;
  const html = email.html ?? (looksLikeHtml(email.body) ? email.body : undefined);
  const codes = await drawnCodes({ body: email.body, ...(html === undefined ? {} : { html }) });
  return codes.length > 0 ? { ...email, qrCodes: codes } : email;
}

/** The decoder is only loaded for an email that may draw a code. */
export async function drawnCodes(email: Pick<Email, 'html' | 'body'>): Promise<QrCode[]> {
  if (!mayDrawCode(email)) return [];
  const { readDrawnCodes } = await import('./drawn-codes.ts');
  return readDrawnCodes(email);
}

function mayDrawCode({ html = '', body }: Pick<Email, 'html' | 'body'>): boolean {
  const source = html.slice(0, LIMITS.source);
  return (
    DRAWS.test(source) ||
    hasMany(source, BOX, MANY.boxes) ||
    hasMany(source, BLOCK_CHARACTER, MANY.characters) ||
    hasMany(body.slice(0, LIMITS.text), BLOCK_CHARACTER, MANY.characters)
  );
}

function hasMany(text: string, pattern: RegExp, least: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count >= least) return true;
  return false;
}
