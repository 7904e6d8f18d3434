import { displayedFields } from '../../engines/detection/display/fields.ts';
import type { Attachment, Email } from '../../engines/detection/email.ts';
import { analyse, mailboxContext, readMessage } from '../../engines/detection/index.ts';
import { Base64Content } from '../../engines/detection/mime/base64.ts';
import { mayBeEncrypted } from '../../engines/detection/mime/encrypted.ts';
import { isMessageSource } from '../../engines/detection/mime/message-source.ts';
import { SOURCE_LIMIT } from '../predict/contract.ts';
import { composeSource, type SourceFile } from './compose-source.ts';
import type { AskedAttachment, Checked, HandedOver, Missing, Parts, Reader } from './handed-over.ts';

interface ReadEmail {
  email: Email;
  source: Uint8Array;
  missing: Missing;
}

export async function checkEmail(handed: HandedOver, reader: Reader): Promise<Checked> {
  const read = 'file' in handed ? await readFile(handed.file) : await readParts(handed);
  if (typeof read === 'string') return { status: 'unchecked', reason: read };
  const { email, source, missing } = read;
  const analysis = analyse(email, mailboxContext(reader));
  // A part that can't be decrypted must not hide a threat in the rest.
  const isWarning = ['suspicious', 'dangerous'].includes(analysis.verdict);
  if (mayBeEncrypted(source) && !isWarning) return { status: 'unchecked', reason: 'encrypted' };
  return { status: 'analysed', fields: displayedFields(email), analysis, missing };
}

async function readFile(base64: string): Promise<ReadEmail | 'tooLarge' | 'unreadable'> {
  const source = decoded(base64);
  if (source === 'tooLarge') return source;
  if (!source || !isMessageSource(new TextDecoder().decode(source.subarray(0, 64 * 1024)))) return 'unreadable';
  return { email: await readMessage(source), source, missing: { headers: false, files: [] } };
}

async function readParts({ headers, fields, html, text, attachments }: Parts): Promise<ReadEmail | 'unreadable'> {
  if (html === undefined && text === undefined) return 'unreadable';
  const asked = attachments.map((attachment) => ({ attachment, file: fileOf(attachment) }));
  const files = asked.map(({ file }) => file).filter((file) => file !== undefined);
  const unread = asked.filter(({ file }) => !file).map(({ attachment }) => withoutContent(attachment));
  const source = composeSource({ headers: headers ?? fields, html, text, files });
  const { headers: read, ...email } = await readMessage(source);
  return {
    email: {
      ...email,
      // Fields that Outlook shows must not count as the headers that were received.
      ...(headers !== undefined && read && { headers: read }),
      attachments: [...(email.attachments ?? []), ...unread],
    },
    source,
    missing: { headers: headers === undefined, files: unread.map(({ filename }) => filename) },
  };
}

/** @returns undefined for a link to a file in the cloud, or if Outlook didn't provide it */
function fileOf({ name, isInline, contentId, contentType = '', content }: AskedAttachment): SourceFile | undefined {
  const common = { isInline, ...(contentId && { contentId }) };
  switch (content?.format) {
    case 'base64': {
      const bytes = decoded(content.content);
      if (!bytes || bytes === 'tooLarge') return undefined;
      return { ...common, filename: name, mimeType: contentType, content: bytes };
    }
    case 'eml':
      return { ...common, filename: `${name}.eml`, mimeType: 'message/rfc822', content: encoded(content.content) };
    case 'iCalendar':
      return { ...common, filename: `${name}.ics`, mimeType: 'text/calendar', content: encoded(content.content) };
    default:
      return undefined;
  }
}

function withoutContent({ name, contentType = '', size }: AskedAttachment): Attachment {
  return { filename: name, mimeType: contentType, size };
}

function decoded(base64: string): Uint8Array | 'tooLarge' | undefined {
  const content = new Base64Content();
  content.add(encoded(base64), SOURCE_LIMIT);
  if (content.size > SOURCE_LIMIT) return 'tooLarge';
  return content.length > 0 ? content.decoded() : undefined;
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
