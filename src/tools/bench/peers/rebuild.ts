import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailRecord } from '../detection/record.ts';
import { hashOf } from '../detection/tally.ts';

/** Headers that MailComposer writes itself, and by which names it asks for them. */
const OWN_HEADERS = ['date', 'message-id', 'in-reply-to', 'references'];

/** Writes the message (RFC 5322) that a record was taken from, as far as the record goes: attachments are empty. */
export function rebuilt({
  id,
  subject = '',
  body = '',
  html,
  from,
  reply_to,
  headers = {},
  attachments = [],
}: MailRecord): Promise<Buffer> {
  const first = (name: string) => [headers[name] ?? []].flat()[0];
  const key = hashOf(id).toString(16);
  const others = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return new MailComposer({
    subject,
    from,
    replyTo: reply_to,
    text: body,
    html,
    // What the record lacks is made from its id, so that every run teaches the same.
    date: first('date') ?? new Date(0),
    messageId: first('message-id') ?? `<${key}@example.org>`,
    inReplyTo: first('in-reply-to'),
    references: first('references'),
    headers: Object.fromEntries(others),
    attachments: attachments.map(({ filename, type }) => ({
      filename: filename ?? false,
      contentType: type ?? undefined,
      content: '',
    })),
    baseBoundary: key,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
