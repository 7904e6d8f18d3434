import { readFileSync } from 'node:fs';
import type { Context, Email, Mailbox } from '../../../engines/detection/index.ts';

/** An email as the files beside this one write it. */
export interface WrittenEmail {
  id: string;
  language: string;
  isAttack: boolean;
  from: string;
  subject: string;
  html?: string;
  body?: string;
  /** What the receiving server found. */
  dmarc?: 'pass' | 'fail';
  /** Whether its headers refer to another email. */
  reply?: boolean;
}

const AUTHSERV = 'mx.reader.example';

/** The emails of a file with one JSON object a line. */
export function writtenEmails<T extends WrittenEmail>(name: string): T[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

/** The email as a mailbox delivers it. */
export function deliveredEmail(written: WrittenEmail): { email: Email; context: Context } {
  const { subject, html, body = '', dmarc, reply } = written;
  const from = mailboxOf(written.from);
  const domain = from.address.split('@')[1] ?? '';
  const headers = [
    ...(dmarc ? [{ name: 'Authentication-Results', value: `${AUTHSERV}; dmarc=${dmarc} header.from=${domain}` }] : []),
    ...(reply ? [{ name: 'In-Reply-To', value: '<1@reader.example>' }] : []),
  ];
  const email: Email = {
    subject,
    body,
    ...(html === undefined ? {} : { html }),
    from,
    to: [{ name: '', address: 'kim@reader.example' }],
    headers,
    attachments: [],
  };
  return { email, context: { authservId: AUTHSERV } };
}

function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*) <(.*)>$/.exec(text) ?? [];
  return { name, address };
}
