import type { Email, Mailbox } from '../../../engines/detection/index.ts';

/** One mail of a `*.jsonl.gz` file. */
export interface MailRecord {
  id: string;
  source: string;
  label: 'phish' | 'spam' | 'ham';
  lang?: string;
  /** Of the mail's date, where that is known. */
  year?: string | number;
  subject?: string;
  body?: string;
  html?: string;
  from?: string;
  reply_to?: string;
  /** Empty if the source kept none, so it can't show whether the email had a header. */
  headers?: { [name: string]: string | string[] };
  attachments?: { filename: string | null; type: string | null; size: number | null }[];
}

/** The email a record describes, or only its subject and body as the predict endpoint gets them. */
export function emailOf(record: MailRecord, fieldsOnly: boolean): Email {
  const { subject = '', body = '', html, from, reply_to, headers = {}, attachments } = record;
  if (fieldsOnly) return { subject, body: html ?? body };
  const email: Email = { subject, body };
  if (html !== undefined) email.html = html;
  if (from !== undefined) email.from = mailboxOf(from);
  if (reply_to !== undefined) email.replyTo = [mailboxOf(reply_to)];
  if (Object.keys(headers).length > 0) {
    email.headers = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one) => ({ name, value: one })),
    );
  }
  if (attachments !== undefined) {
    email.attachments = attachments.map(({ filename, type, size }) => ({
      filename: filename ?? '',
      mimeType: type ?? '',
      size: size ?? 0,
    }));
  }
  return email;
}

function mailboxOf(text: string): Mailbox {
  const open = text.lastIndexOf('<');
  if (open === -1) return { name: '', address: text.trim() };
  return {
    name: text.slice(0, open).trim().replace(/^"|"$/g, ''),
    address: text
      .slice(open + 1)
      .replace(/>.*$/, '')
      .trim(),
  };
}
