import PostalMime, { type Address, type Email, type Attachment as MimeAttachment } from 'postal-mime';
import { renderHtml } from './html.ts';
import type { Attachment, Letter, Mailbox } from './letter.ts';
import { LIMITS } from './limits.ts';

const MAX_BYTES = 25 * 1024 * 1024;
/** What one line and one part cost the parser does not depend on their length: measured 10 µs and 2 kB for a line. */
const MAX_LINES = 350_000;
const MAX_SHORT_LINES = 50_000;
const MAX_PARTS = 10_000;
/** The lines of encoded attachments are longer, and there may be many of them. */
const SHORT_LINE = 60;
const PARSER_LIMITS = { maxNestingDepth: 32, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 3 };
const NEWLINE = 0x0a;
const HYPHEN = 0x2d;

/**
 * Reads a message's source (RFC 5322, MIME) into a letter.
 * @returns what can be read; a source beyond the limits is cut off there, and one that is no message at all is a body
 */
export async function readMessage(raw: Uint8Array | string): Promise<Letter> {
  const bytes = cutToLimits(typeof raw === 'string' ? new TextEncoder().encode(raw) : raw);
  const email = await parse(bytes);
  const from = mailboxesOf(email.from ? [email.from] : [])[0];
  return {
    subject: email.subject ?? '',
    body: email.text ?? '',
    ...(email.html === undefined ? {} : { html: email.html }),
    ...(from === undefined ? {} : { from }),
    replyTo: mailboxesOf(email.replyTo ?? []),
    to: mailboxesOf(email.to ?? []),
    headers: email.headers.slice(0, LIMITS.headers).map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(attachmentOf),
  };
}

/** The text that a reader of the letter sees: its text part, or what its HTML comes out as; empty when there is neither. */
export function displayBody({ body, html }: Letter): string {
  const text = body.trim() === '' && html !== undefined ? renderHtml(html).text : body;
  return text.slice(0, LIMITS.source).trim();
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, PARSER_LIMITS);
  } catch {
    // Nested too deeply or all headers: read the top headers alone, and take the rest as the text it is.
    const end = headerEnd(bytes);
    const email = await PostalMime.parse(bytes.subarray(0, Math.min(end, PARSER_LIMITS.maxHeadersSize / 2)));
    return { ...email, text: new TextDecoder().decode(bytes.subarray(end, end + LIMITS.source)) };
  }
}

function cutToLimits(bytes: Uint8Array): Uint8Array {
  let start = 0;
  let shortLines = 0;
  let parts = 0;
  for (let lines = 0; lines < MAX_LINES && shortLines <= MAX_SHORT_LINES && parts <= MAX_PARTS; lines += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end < 0 || end >= MAX_BYTES) return bytes.subarray(0, MAX_BYTES);
    if (end - start < SHORT_LINE) shortLines += 1;
    if (bytes[start] === HYPHEN && bytes[start + 1] === HYPHEN) parts += 1;
    start = end + 1;
  }
  return bytes.subarray(0, start);
}

/** Where the first blank line is. */
function headerEnd(bytes: Uint8Array): number {
  let end = bytes.indexOf(NEWLINE);
  while (end >= 0 && bytes[end + 1] !== NEWLINE && !(bytes[end + 1] === 0x0d && bytes[end + 2] === NEWLINE)) {
    end = bytes.indexOf(NEWLINE, end + 1);
  }
  return end < 0 ? bytes.length : end;
}

function mailboxesOf(addresses: Address[]): Mailbox[] {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => ({ name, address: address ?? '' }));
}

function attachmentOf({ filename, mimeType, content }: MimeAttachment): Attachment {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { filename: filename ?? '', mimeType, size: bytes.byteLength, content: bytes };
}
