import PostalMime, {
  type Address,
  addressParser,
  type Attachment as MimeAttachment,
  type Email as MimeEmail,
} from 'postal-mime';
import { calendarParts } from '../attachments/calendar.ts';
import { endingOf } from '../attachments/file-name.ts';
import { embeddedPictures, isLongPicture, mayHoldQrCode } from '../attachments/pictures.ts';
import { isTnef, readTnef } from '../attachments/tnef.ts';
import { drawnCodes } from '../codes/with-drawn-codes.ts';
import type { Attachment, Email, Mailbox } from '../email.ts';
import { renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import {
  type Budget,
  containsMark,
  type LiftedFile,
  liftedFile,
  newBudget,
  type Prefiltered,
  prefilter,
} from './prefilter.ts';

const PARSER_LIMITS = {
  maxNestingDepth: LIMITS.message.multiparts,
  maxHeadersSize: 512 * 1024,
  forceRfc822Attachments: true,
};
const NEWLINE = 0x0a;
const LINE_END = /\r\n?/g;
const EXTERNAL = /^message\/external-body$/i;

type OpenedAttachment = Attachment & Required<Pick<Attachment, 'content'>>;

/** How much of a message and its nested messages may still be read. */
interface Allowance {
  emails: number;
  budget: Budget;
}

/**
 * Parses a message's source (RFC 5322, MIME), with the messages inside it.
 * @returns what could be read; a source beyond the limits is cut, and one that is not a message is a body
 */
export async function readMessage(raw: Uint8Array | string): Promise<Email> {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw;
  return read(bytes, [], LIMITS.nested.depth, { emails: LIMITS.nested.emails, budget: newBudget() });
}

/** The text that is analysed, as most mail programs display it: the rendered HTML, or else the text part. */
export function displayBody({ body, html }: Email): string {
  const rendered = html === undefined ? '' : renderHtml(html).text;
  return (rendered.trim() === '' ? body : rendered).slice(0, LIMITS.source).trim();
}

/** `lifted`: files removed from the messages around this one, the nearest first. */
async function read(
  bytes: Uint8Array,
  lifted: readonly (readonly LiftedFile[])[],
  depth: number,
  allowance: Allowance,
): Promise<Email> {
  const { email, files, truncated } = await parseWithoutFiles(bytes, allowance.budget);
  const senders = sendersOf(email);
  const from = senders[0] ?? mailboxesOf(email.from ? [email.from] : [])[0];
  const parts = email.attachments.map((part) => attachmentOf(part, [files, ...lifted]));
  const packed = parts.map((part) => (isTnef(part) ? readTnef(part.content) : null));
  const inOutlooksPack = packed.find((one) => one !== null);
  const html = email.html ?? (inOutlooksPack?.html || undefined);
  const attachments = parts.flatMap(
    (part, index) => packed[index]?.files ?? [withPlace(part, email.attachments[index], html)],
  );
  const messages = attachments.filter(isMessage);
  const calendarFiles = attachments.filter(isCalendar);
  const entries = calendarFiles.slice(0, LIMITS.calendarParts).flatMap(({ content }) => calendarParts(content));
  const calendar = entries.slice(0, LIMITS.calendarParts);
  const nested: Email[] = [];
  for (const { content } of depth > 0 ? messages : []) {
    if (allowance.emails === 0) break;
    allowance.emails -= 1;
    nested.push(await read(content, [files, ...lifted], depth - 1, allowance));
  }
  const pictures = [...attachments, ...embeddedPictures(html ?? '')];
  const reader = pictures.some(mayHoldQrCode) ? await import('../attachments/qr.ts') : null;
  const { codes, left } = reader?.readQrCodes(pictures) ?? { codes: [], left: 0 };
  const body = email.text?.trim() ? email.text : (inOutlooksPack?.text ?? email.text ?? '');
  const drawn = await drawnCodes({ body, ...(html === undefined ? {} : { html }) });
  const unsearchedPictures = left + pictures.filter(isLongPicture).length;
  const isCut =
    truncated ||
    nested.length < messages.length ||
    email.headers.length > LIMITS.headers ||
    calendarFiles.length > LIMITS.calendarParts ||
    entries.length > calendar.length;
  return {
    subject: email.subject ?? '',
    body,
    ...(html === undefined ? {} : { html }),
    ...(from === undefined ? {} : { from }),
    ...(senders.length > 1 ? { senders: senders.slice(0, LIMITS.correspondents) } : {}),
    replyTo: mailboxesOf(email.replyTo ?? []),
    to: mailboxesOf(email.to ?? []),
    headers: email.headers.slice(0, LIMITS.headers).map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments,
    nested,
    calendar,
    qrCodes: [...codes, ...drawn],
    ...(unsearchedPictures > 0 ? { unsearchedPictures } : {}),
    ...(isCut ? { truncated: true } : {}),
  };
}

/** Files stay in the source when removing them would have cost words. */
async function parseWithoutFiles(
  bytes: Uint8Array,
  budget: Budget,
): Promise<Omit<Prefiltered, 'source'> & { email: MimeEmail }> {
  const { source, ...rest } = prefilter(bytes, budget);
  const email = await parse(source);
  if (!containsMark(`${email.text ?? ''}${email.html ?? ''}`)) return { email, ...rest };
  const whole = prefilter(bytes, budget, false);
  return { email: await parse(whole.source), files: whole.files, truncated: whole.truncated };
}

async function parse(bytes: Uint8Array): Promise<MimeEmail> {
  try {
    const { text, html, ...rest } = await PostalMime.parse(bytes, PARSER_LIMITS);
    return {
      ...rest,
      ...(text === undefined ? {} : { text: text.replace(LINE_END, '\n') }),
      ...(html === undefined ? {} : { html: html.replace(LINE_END, '\n') }),
    };
  } catch {
    // Nested too deeply, or only headers: read the top headers, and take the rest as text.
    const end = headerEnd(bytes);
    const email = await PostalMime.parse(bytes.subarray(0, Math.min(end, PARSER_LIMITS.maxHeadersSize / 2)));
    return { ...email, text: new TextDecoder().decode(bytes.subarray(end, end + LIMITS.source)) };
  }
}

/** Position of the first blank line. */
function headerEnd(bytes: Uint8Array): number {
  let end = bytes.indexOf(NEWLINE);
  while (end >= 0 && bytes[end + 1] !== NEWLINE && !(bytes[end + 1] === 0x0d && bytes[end + 2] === NEWLINE)) {
    end = bytes.indexOf(NEWLINE, end + 1);
  }
  return end < 0 ? bytes.length : end;
}

/** Who the email is from; “Doe, Jane <jane@example.com>” without its quotation marks is one person. */
function sendersOf({ headers }: MimeEmail): Mailbox[] {
  return headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => {
      const mailboxes = mailboxesOf(addressParser(value));
      const [only, ...others] = mailboxes.filter(({ address }) => address !== '');
      if (only === undefined || others.length > 0) return mailboxes;
      return {
        ...only,
        name: mailboxes
          .map(({ name }) => name)
          .filter((name) => name !== '')
          .join(', '),
      };
    });
}

function mailboxesOf(addresses: Address[]): Mailbox[] {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => ({ name, address: address ?? '' }));
}

/** A nested message was filtered together with the one around it, so a mark may decode to another mark. */
function attachmentOf(
  { filename, mimeType, content }: MimeAttachment,
  lifted: readonly (readonly LiftedFile[])[],
): OpenedAttachment {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  // The file itself is elsewhere (RFC 2046, section 5.2.3): there is nothing to read.
  if (EXTERNAL.test(mimeType)) return { filename: filename ?? '', mimeType, content: new Uint8Array(), size: 1 };
  let file: LiftedFile = { content: bytes, size: bytes.length };
  for (const files of lifted) file = liftedFile(file.content, files) ?? file;
  return { filename: filename ?? '', mimeType, ...file };
}

/** Programs display what the HTML refers to (RFC 2392), and inline parts among the text (RFC 2183, 2.1). */
function withPlace<Part extends Attachment>(part: Part, parsed: MimeAttachment | undefined, html = ''): Part {
  const id = parsed?.contentId?.replace(/^<|>$/g, '') ?? '';
  const isShown = parsed?.disposition === 'inline' || (id !== '' && html.includes(`cid:${id}`));
  return { ...part, ...(isShown && { isShown }), ...(id !== '' && { contentId: id }) };
}

function isMessage({ mimeType, filename }: Attachment): boolean {
  return /^message\/(?:rfc822|global)$/i.test(mimeType) || endingOf(filename) === 'eml';
}

function isCalendar({ mimeType, filename }: Attachment): boolean {
  return /^(?:text\/calendar|application\/ics)$/i.test(mimeType) || endingOf(filename) === 'ics';
}
