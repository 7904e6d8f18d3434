import { SOURCE_LIMIT } from '../predict/contract.ts';
import type { AskedAttachment, Parts, Reader } from './handed-over.ts';
import {
  type AttachmentContent,
  answerOf,
  type Office,
  type OpenAttachment,
  type OpenItem,
  type Person,
} from './office.ts';

const hasMailbox = ({ context }: Office, version: string) => context.requirements.isSetSupported('Mailbox', version);

/** The server that checks senders for each account type. Every Exchange server has its own name. */
const AUTHSERV_IDS: Readonly<Record<string, string>> = {
  office365: 'mx.microsoft.com',
  outlookCom: 'mx.microsoft.com',
  gmail: 'mx.google.com',
};

export function readerOf({ context }: Office): Reader {
  const { emailAddress = '', accountType = '' } = context.mailbox.userProfile ?? {};
  return { owner: emailAddress, authservId: AUTHSERV_IDS[accountType] };
}

/** The email as it was received, as base64. @returns undefined if Outlook doesn't have it */
export async function readFile(office: Office, item: OpenItem): Promise<string | undefined> {
  if (!hasMailbox(office, '1.14')) return undefined;
  const file: unknown = await answerOf<string>((done) => item.getAsFileAsync?.(done));
  return typeof file === 'string' && file !== '' ? file : undefined;
}

/** The email in pieces, as older versions of Outlook provide it. */
export async function readParts(office: Office, item: OpenItem): Promise<Parts> {
  const hasMore = hasMailbox(office, '1.8');
  const { attachments = [] } = item;
  const readable = new Set(hasMore ? withinLimit(attachments) : []);
  const [headers, html, asked] = await Promise.all([
    hasMore ? answerOf<string>((done) => item.getAllInternetHeadersAsync?.(done)) : undefined,
    answerOf<string>((done) => item.body.getAsync('html', done)),
    Promise.all(attachments.map((file) => withContent(item, file, readable.has(file)))),
  ]);
  const text = html === undefined ? await answerOf<string>((done) => item.body.getAsync('text', done)) : undefined;
  return { headers: headers?.trim() ? headers : undefined, fields: fieldsOf(item), html, text, attachments: asked };
}

/** The ones that fit, in order. A file in the cloud is a link. */
function withinLimit(attachments: readonly OpenAttachment[]): OpenAttachment[] {
  let room = SOURCE_LIMIT;
  return attachments.filter(({ size, attachmentType }) => {
    if (attachmentType === 'cloud' || size > room) return false;
    room -= size;
    return true;
  });
}

/** Only the properties we use, because Office.js objects can't be posted to a worker. */
async function withContent(item: OpenItem, file: OpenAttachment, isReadable: boolean): Promise<AskedAttachment> {
  const { id, name, size, attachmentType, isInline, contentType, contentId } = file;
  const content = isReadable
    ? await answerOf<AttachmentContent>((done) => item.getAttachmentContentAsync?.(id, done))
    : undefined;
  return {
    id,
    name,
    size,
    attachmentType,
    isInline,
    ...(contentType && { contentType }),
    ...(contentId && { contentId }),
    content: content && { content: content.content, format: content.format },
  };
}

function fieldsOf({ from, to = [], subject }: OpenItem): string {
  return [
    ...(from ? [`From: ${written(from)}`] : []),
    ...(to.length > 0 ? [`To: ${to.map(written).join(', ')}`] : []),
    `Subject: ${oneLine(typeof subject === 'string' ? subject : '')}`,
  ].join('\r\n');
}

function written({ displayName, emailAddress }: Person): string {
  const address = oneLine(emailAddress).replace(/[<>,;\s]/g, '');
  const name = displayName === emailAddress ? '' : oneLine(displayName).replace(/["\\]/g, '');
  return name === '' ? `<${address}>` : `"${name}" <${address}>`;
}

/** A line break would begin another field. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
