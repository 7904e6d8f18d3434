import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Email, formatMailbox } from '../../engines/detection/index.ts';
import { displayBody, readMessage } from '../../engines/detection/mime/message.ts';
import type { MailRecord } from '../bench/detection/record.ts';

export const LABELS = ['phish', 'spam', 'ham'] as const;

/** Characters of a text that a record keeps. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_HEADER_LENGTH = 600;
const MAX_RAW_LENGTH = 1_500_000;

/** Headers that say something of the sender or the thread; what else a collection adds would only tell collections apart. */
const KEPT_HEADERS = [
  'authentication-results',
  'received-spf',
  'list-unsubscribe',
  'list-id',
  'return-path',
  'message-id',
  'in-reply-to',
  'references',
  'date',
];

export interface Conversion {
  source: string;
  label: MailRecord['label'];
  /** The folder of the corpus; made when it is not there. */
  to: string;
  /** Whether the messages themselves are kept beside their records. */
  raw: boolean;
  /** Files, and folders whose files are read in the order of their names. */
  paths: readonly string[];
}

/** Writes one set of labelled emails. @returns how many were written, and how many were repeated or empty */
export async function convert({ source, label, to, raw, paths }: Conversion) {
  const seen = new Set<string>();
  const lines: string[] = [];
  const whole = join(to, 'raw', label);
  let repeated = 0;
  let empty = 0;
  mkdirSync(raw ? whole : to, { recursive: true });
  for (const file of paths.flatMap(filesUnder)) {
    const id = `${source}-${basename(file, extname(file)).replaceAll(/[^\w.-]+/g, '-')}-${hashOf(file)}`;
    const record = recordOf(await readMessage(readFileSync(file)), { id, source, label });
    const words = `${record.subject}\n${record.body}`.replaceAll(/\s+/g, ' ').trim();
    if (words === '') {
      empty += 1;
    } else if (seen.has(words)) {
      repeated += 1;
    } else {
      seen.add(words);
      lines.push(`${JSON.stringify(record)}\n`);
      if (raw && statSync(file).size <= MAX_RAW_LENGTH) copyFileSync(file, join(whole, `${source}__${id}.eml`));
    }
  }
  const target = join(to, `${source}.jsonl.gz`);
  writeFileSync(`${target}.new`, gzipSync(lines.join('')));
  renameSync(`${target}.new`, target);
  return { written: lines.length, repeated, empty };
}

function recordOf(email: Email, named: Pick<MailRecord, 'id' | 'source' | 'label'>): MailRecord {
  const { subject, html, from, replyTo = [], headers = [], attachments = [] } = email;
  const kept = headers.filter(({ name }) => KEPT_HEADERS.includes(name.toLowerCase()));
  const byName = Map.groupBy(kept, ({ name }) => name.toLowerCase());
  return {
    ...named,
    subject,
    body: displayBody(email).slice(0, MAX_TEXT_LENGTH),
    ...(html !== undefined && { html: html.slice(0, MAX_TEXT_LENGTH) }),
    ...(from && { from: formatMailbox(from) }),
    ...(replyTo[0] && { reply_to: formatMailbox(replyTo[0]) }),
    headers: Object.fromEntries(
      [...byName].map(([name, fields]) => [name, fields.map(({ value }) => value.slice(0, MAX_HEADER_LENGTH))]),
    ),
    attachments: attachments.map(({ filename, mimeType, size }) => ({ filename, type: mimeType, size })),
  };
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(path.length).includes('/.'))
    .sort();
}

/** Files of two folders may have the same name. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
