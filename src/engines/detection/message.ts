import PostalMime, { type Address, type Email, type Attachment as MimeAttachment } from 'postal-mime';
import { type Condensed, condense } from './condense.ts';
import { renderHtml } from './html.ts';
import type { Attachment, Letter, Mailbox } from './letter.ts';
import { LIMITS } from './limits.ts';

const PARSER_LIMITS = { maxNestingDepth: 32, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 3 };
const NEWLINE = 0x0a;

/**
 * Reads a message's source (RFC 5322, MIME) into a letter.
 * @returns what can be read; a source beyond the limits is cut there, and one that is no message at all is a body
 */
export async function readMessage(raw: Uint8Array | string): Promise<Letter> {
  const { source, shortened, truncated } = condense(typeof raw === 'string' ? new TextEncoder().encode(raw) : raw);
  const email = await parse(source);
  const from = mailboxesOf(email.from ? [email.from] : [])[0];
  return {
    subject: email.subject ?? '',
    body: email.text ?? '',
    ...(email.html === undefined ? {} : { html: email.html }),
    ...(from === undefined ? {} : { from }),
    replyTo: mailboxesOf(email.replyTo ?? []),
    to: mailboxesOf(email.to ?? []),
    headers: email.headers.slice(0, LIMITS.headers).map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: withSizes(email.attachments.map(attachmentOf), shortened),
    ...(truncated ? { truncated } : {}),
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

/** Gives shortened files the size they came with. Both lists are in the order of the source; text is in one only. */
function withSizes(attachments: readonly Attachment[], shortened: Condensed['shortened']): Attachment[] {
  let from = 0;
  return attachments.map((attachment) => {
    const index = shortened.findIndex(({ left }, at) => at >= from && left === attachment.size);
    if (index < 0) return attachment;
    from = index + 1;
    return { ...attachment, size: shortened[index]?.size ?? attachment.size };
  });
}
