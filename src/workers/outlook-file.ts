import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { FieldsData, default as MsgReader } from '@kenjiuno/msgreader';
import type { Attachment } from 'nodemailer/lib/mailer';
import { LIMITS } from '../engines/detection/limits.ts';

const require = createRequire(import.meta.url);

/** Messages within messages: the engine reads forwarded emails no deeper than this. */
const MAX_LEVELS = 4;
/** Bytes of a body in Outlook's compressed RTF, which unpacks to eight times as many at most. */
const MAX_RTF = LIMITS.source;
/**
 * Bytes of attachments, which Base64 enlarges by a third: the names of all attachments must fit into the part of a
 * message that is read.
 */
const MAX_BYTES = LIMITS.message.bytes * 0.7;
/** Attachments that are copied or named: the engine reads no more, and says so. */
const MAX_ATTACHMENTS = LIMITS.attachments + 1;
/** The two sizes before the compressed text (MS-OXRTFCP, section 2.1.3.1.1). */
const RTF_HEADER = 16;
/** Fields about the parts of the original source, which the file doesn't contain. */
const OF_PARTS = /^(?:content-|mime-version:)/i;

/**
 * The email in Outlook's `.msg` file (MS-OXMSG) as RFC 5322 source. The header fields it arrived with are kept
 * unchanged; an email that never left its server has none, so they are made from its properties. A hostile file can use
 * any amount of memory and block its thread, so run this where another thread enforces limits.
 * @returns null if the file is not an email, or is damaged
 */
export async function messageOfOutlookFile(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sourceOf(file, 1, { bytes: MAX_BYTES });
  } catch {
    return null;
  }
}

/** How much may still be copied out of a file: many of its entries can share the same bytes. */
interface Allowance {
  bytes: number;
}

async function sourceOf(file: Uint8Array, level: number, left: Allowance): Promise<Uint8Array | null> {
  // Node and bundlers disagree on what the default export of such a CommonJS package is.
  const { default: Reader } = require('@kenjiuno/msgreader') as typeof import('@kenjiuno/msgreader');
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const reader = new Reader(new DataView(file.buffer, file.byteOffset, file.byteLength));
  const message = reader.getFileData();
  if (message.dataType !== 'msg' || message.error) return null;
  const body = await bodyOf(message);
  const composed = await new MailComposer({
    ...fieldsOf(message),
    ...body,
    attachments: await attachmentsOf(reader, message, level, left),
    disableUrlAccess: true,
    disableFileAccess: true,
    // The same file always gives the same source, and no sender can know the digest of a file that contains it.
    baseBoundary: createHash('sha256').update(file).digest('hex').slice(0, 32),
  })
    .compile()
    .build();
  return withHeaderOf(message, composed);
}

function fieldsOf(message: FieldsData) {
  const to = (type: FieldsData['recipType']) =>
    (message.recipients ?? [])
      .filter(({ recipType }) => recipType === type)
      .map(({ name = '', smtpAddress, email = '' }) => ({ name, address: smtpAddress ?? email }));
  return {
    from: {
      name: message.senderName ?? '',
      address: message.senderSmtpAddress ?? message.sentRepresentingSmtpAddress ?? message.senderEmail ?? '',
    },
    to: to('to'),
    cc: to('cc'),
    subject: message.subject ?? '',
    messageId: message.messageId ?? '',
    date: sentAt(message) ?? '',
  };
}

/** Outlook keeps HTML unchanged, or wrapped in RTF (MS-OXRTFEX), often only there. */
async function bodyOf(message: FieldsData): Promise<{ text?: string; html?: string }> {
  const { body: text, bodyHtml, html: bytes, internetCodepage } = message;
  const { decode } = (await import('iconv-lite')).default;
  const html = bodyHtml ?? (bytes && decode(Buffer.from(bytes), codePage(internetCodepage))) ?? (await inRtf(message));
  return { ...(text !== undefined && { text }), ...(html !== undefined && { html }) };
}

async function inRtf({ compressedRtf }: FieldsData): Promise<string | undefined> {
  if (!compressedRtf || compressedRtf.length < RTF_HEADER || compressedRtf.length > MAX_RTF) return undefined;
  const sizes = new DataView(compressedRtf.buffer, compressedRtf.byteOffset, RTF_HEADER);
  if (sizes.getUint32(0, true) + 4 > compressedRtf.length) return undefined;
  const [{ decompressRTF }, { deEncapsulateSync }, { default: iconv }] = await Promise.all([
    import('@kenjiuno/decompressrtf'),
    import('rtf-stream-parser'),
    import('iconv-lite'),
  ]);
  try {
    const rtf = Buffer.from(decompressRTF([...compressedRtf]));
    const { mode, text } = deEncapsulateSync(rtf, { decode: iconv.decode });
    return mode === 'html' && typeof text === 'string' ? text : undefined;
  } catch {
    // Written as RTF, not as HTML: the text beside it says the same.
    return undefined;
  }
}

function codePage(number: number | undefined): string {
  if (number === 20127) return 'ascii';
  return number === undefined || number === 65001 ? 'utf8' : `cp${number}`;
}

async function attachmentsOf(
  reader: MsgReader,
  message: FieldsData,
  level: number,
  left: Allowance,
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const field of (message.attachments ?? []).slice(0, MAX_ATTACHMENTS)) {
    // An entry that uses up the rest is still copied; those after it aren't.
    const read = left.bytes > 0 ? reader.getAttachment(field) : null;
    left.bytes -= read?.content.length ?? 0;
    if (read === null || left.bytes < 0) {
      attachments.push(leftOut(field, read?.content.length));
      continue;
    }
    const { fileName, content } = read;
    const inner = field.innerMsgContent && level < MAX_LEVELS ? await sourceOf(content, level + 1, left) : null;
    const cid = field.pidContentId;
    attachments.push(
      inner
        ? { filename: fileName.replace(/\.msg$/i, '.eml'), content: Buffer.from(inner), contentType: 'message/rfc822' }
        : {
            filename: fileName,
            content: Buffer.from(content),
            ...(field.attachMimeTag && { contentType: field.attachMimeTag }),
            ...(cid && { cid, contentDisposition: 'inline' as const }),
          },
    );
  }
  return attachments;
}

/** Represents a file that is not in the message, with its name and size (RFC 2046, section 5.2.3). */
function leftOut(
  { fileName, fileNameShort, name = '', contentLength = 1 }: FieldsData,
  size = contentLength,
): Attachment {
  return {
    filename: fileName ?? fileNameShort ?? name,
    content: `Content-Type: application/octet-stream\r\n\r\n`,
    contentType: `message/external-body; access-type=local-file; size=${size}`,
    contentTransferEncoding: '7bit',
  };
}

/** The fields that the email arrived with, or else fields made from its properties, without invented values. */
function withHeaderOf(message: FieldsData, composed: Buffer): Uint8Array {
  const end = composed.indexOf('\r\n\r\n');
  const made = unfolded(composed.toString('utf8', 0, end));
  const arrived = unfolded(message.headers ?? '').filter((field) => /^[!-9;-~]+:/.test(field) && !OF_PARTS.test(field));
  const known = made.filter((field) =>
    /^message-id:/i.test(field) ? message.messageId : !/^date:/i.test(field) || sentAt(message),
  );
  const kept = arrived.length > 0 ? [...arrived, ...made.filter((field) => OF_PARTS.test(field))] : known;
  return Buffer.concat([Buffer.from(kept.join('\r\n')), composed.subarray(end)]);
}

const sentAt = ({ clientSubmitTime, messageDeliveryTime }: FieldsData) => clientSubmitTime ?? messageDeliveryTime;

/** Each field with the lines that continue it (RFC 5322, section 2.2.3). */
function unfolded(header: string): string[] {
  return header.replaceAll(/\r?\n/g, '\r\n').split(/\r\n(?![ \t])/);
}
