import { readdirSync, readFileSync } from 'node:fs';
import { z as zod } from 'zod';
import type { Email } from '../../../engines/detection/index.ts';

/** A line of `written/*.jsonl`: one email, written for this project. Not one is a filled-in template. */
export const writtenEmail = zod.strictObject({
  id: zod.string().regex(/^[a-z-]+-\d+$/),
  /** `malicious`: theft, fraud, malware, extortion. `unwanted`: advertising. */
  label: zod.enum(['malicious', 'unwanted', 'benign']),
  kind: zod.enum([
    'credential',
    'payment',
    'advance-fee',
    'extortion',
    'malware',
    'callback',
    'delivery',
    'prize',
    'crypto',
    'job',
    'romance',
    'advertising',
    'none',
  ]),
  scenario: zod.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  /** ISO 639-1 code. */
  lang: zod.string().regex(/^[a-z]{2}$/),
  register: zod.enum(['formal', 'brand', 'casual', 'machine', 'broken', 'corporate']),
  /** `Name <address>` */
  from: zod.string().regex(/^[^<]*<[^@<>\s]+@[^@<>\s]+>$/),
  /** Given where the recipient's own company or name matters. */
  to: zod.string().optional(),
  replyTo: zod.string().nullable(),
  /** What the receiving server found for the From domain: DMARC's result. Null: not known. */
  auth: zod.enum(['pass', 'fail', 'none']).nullable(),
  listUnsubscribe: zod.boolean(),
  links: zod.array(zod.string().regex(/^(?:https?|mailto|tel|sms):/)).readonly(),
  attachments: zod.array(zod.string().min(1)).readonly(),
  subject: zod.string(),
  /** As displayed: links are button texts or addresses. */
  body: zod.string(),
});
export type WrittenEmail = zod.infer<typeof writtenEmail>;

/** The server whose results `messageOf` writes. */
export const RECEIVING_SERVER = 'mx.receiver.example';

const FOLDER = new URL('written/', import.meta.url);

/**
 * All written emails, in the order of the files.
 * @throws Error naming the file and line of a record that does not fitModel, or whose id was there before
 */
export function writtenEmails(folder: URL = FOLDER): WrittenEmail[] {
  const ids = new Set<string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, index) => {
          try {
            const email = writtenEmail.parse(JSON.parse(line));
            if ((email.label === 'benign') !== (email.kind === 'none')) throw new Error('label and kind disagree');
            if (ids.has(email.id)) throw new Error(`there is another email ${email.id}`);
            ids.add(email.id);
            return email;
          } catch (error) {
            throw new Error(`${name}:${index + 1}: ${(error as Error).message}`);
          }
        }),
    );
}

/** Subject and body alone. */
export function fieldsOf({ subject, body }: WrittenEmail): Email {
  return { subject, body };
}

/** The whole email as a mailbox has it: sender, headers, links under their button texts, names of attachments. */
export function messageOf(written: WrittenEmail): Email {
  const { subject, body, from, to, replyTo, links, attachments } = written;
  return {
    subject,
    body,
    from: mailboxOf(from),
    headers: headersOf(written),
    attachments: attachments.map((filename) => ({ filename, mimeType: '', size: 0 })),
    ...(links.length > 0 && { html: htmlOf(body, links) }),
    ...(to !== undefined && { to: [mailboxOf(to)] }),
    ...(replyTo !== null && { replyTo: [mailboxOf(replyTo)] }),
  };
}

function headersOf({ from, auth, listUnsubscribe }: WrittenEmail): { name: string; value: string }[] {
  const domain = mailboxOf(from).address.split('@')[1] ?? '';
  const dkim = auth === 'pass' ? `dkim=pass header.d=${domain}` : 'dkim=none';
  const results = `spf=${auth} smtp.mailfrom=${domain}; ${dkim}; dmarc=${auth} header.from=${domain}`;
  return [
    ...(auth === null ? [] : [{ name: 'Authentication-Results', value: `${RECEIVING_SERVER}; ${results}` }]),
    ...(listUnsubscribe ? [{ name: 'List-Unsubscribe', value: `<https://${domain}/unsubscribe>` }] : []),
  ];
}

const MAX_BUTTON_LENGTH = 40;

/** Links that the text does not spell out go under the lines that look like buttons, and images under the last ones. */
function htmlOf(body: string, links: readonly string[]): string {
  const unspelt = links.filter((link) => !body.includes(link));
  const lines = body.split('\n');
  const buttons = buttonsIn(lines);
  const shown = lines.map((line, index) => {
    const link = unspelt[buttons.indexOf(index)];
    return buttons.includes(index) && link !== undefined ? anchor(link, escaped(line)) : linkified(line);
  });
  const images = unspelt.slice(buttons.length).map((link) => anchor(link, '<img src="cid:image" alt="">'));
  return [...shown, ...images].join('<br>\n');
}

/**
 * The lines that may be buttons, likely ones first: a paragraph of its own after some prose, before other short lines,
 * and these before a last line and one after “Regards,”, which are mostly a name.
 */
function buttonsIn(lines: readonly string[]): number[] {
  const isEmpty = (index: number) => (lines[index] ?? '').trim() === '';
  const prose = lines.findIndex((line) => line.length > MAX_BUTTON_LENGTH);
  const last = lines.findLastIndex((_, index) => !isEmpty(index));
  const rank = (index: number) => {
    const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
    if (index === 0 || index === last || /[,，]$/.test(above.trim())) return 2;
    return index > prose && isEmpty(index - 1) && isEmpty(index + 1) ? 0 : 1;
  };
  return lines
    .flatMap((line, index) => (isButton(line) ? { index, rank: rank(index) } : []))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

function isButton(line: string): boolean {
  const text = line.trim();
  return text !== '' && text.length <= MAX_BUTTON_LENGTH && !/[.:!?,;。！？]$|https?:|@/.test(text);
}

function linkified(line: string): string {
  return escaped(line).replace(/https?:\/\/[^\s<>"]+/g, (address) => anchor(address, address));
}

function anchor(href: string, content: string): string {
  return `<a href="${href.replaceAll('"', '%22')}">${content}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function mailboxOf(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"|"$/g, ''), address: address.trim() };
}
