import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface StoredEmail {
  id: string;
  owner: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** With CRLF line ends (RFC 5322). */
  raw: string;
}

const sources = import.meta.glob<string>('../emails/*.eml', { query: '?raw', import: 'default', eager: true });

const emails = Object.entries(sources)
  .map(([path, source]) => storedEmail(path, source))
  .sort((one, other) => other.receivedAt - one.receivedAt);

/** Newest first: dropped ones, then the built-in ones. */
export function emailsOf(owner: string, settings: { dataDir: string }): StoredEmail[] {
  return [...droppedEmails(owner, settings), ...emails.filter((email) => email.owner === owner)];
}

/** Who the owner of the demo mailbox wrote to, and when. Nothing else is read from sent emails. */
const SENT = [
  { to: 'Solveig Berg <solveig.berg@halvorsen-textiles.example>', at: '2026-09-14T08:05:00Z' },
  { to: 'Solveig Berg <solveig.berg@halvorsen-textiles.example>', at: '2026-10-06T13:40:00Z' },
  { to: 'Henrik Aldahl <henrik.aldahl@northwind.example>', at: '2026-10-20T07:30:00Z' },
  { to: 'Jonas Lind <jonas.lind@northwind.example>', at: '2026-10-21T09:12:00Z' },
  { to: 'Solveig Berg <solveig.berg@halvorsen-textiles.example>', at: '2026-11-10T15:20:00Z' },
];

/** Newest first; `raw` is the To field alone. */
export function sentEmailsOf(owner: string): StoredEmail[] {
  if (owner !== 'maren.vogel@northwind.example') return [];
  return SENT.map(({ to, at }, index) => ({
    ...{ id: `sent${index}`, owner, receivedAt: Date.parse(at), raw: to },
  })).toReversed();
}

/** The `*.eml` files in `demo-mailbox/ADDRESS` of the data folder. */
export function droppedEmails(owner: string, settings: { dataDir: string }): StoredEmail[] {
  const folder = mailboxFolder(owner, settings);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      // ctime, because a moved file keeps its mtime.
      return { ...storedEmail(`${owner}/${file}`, source), owner, receivedAt: statSync(path).ctimeMs };
    })
    .sort((one, other) => other.receivedAt - one.receivedAt);
}

export const mailboxFolder = (owner: string, { dataDir }: { dataDir: string }): string =>
  join(dataDir, 'demo-mailbox', owner);

function storedEmail(path: string, source: string): StoredEmail {
  return {
    id: createHash('sha256').update(path).digest('hex').slice(0, 16),
    owner: headerOf(source, 'Delivered-To'),
    receivedAt: Date.parse(headerOf(source, 'Date')),
    raw: source.replace(/\r?\n/g, '\r\n'),
  };
}

function headerOf(source: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(source)?.[1] ?? '';
}
