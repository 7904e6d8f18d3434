import { createHash } from 'node:crypto';

/** A letter as it lies in a demo mailbox. */
export interface StoredLetter {
  id: string;
  /** The address it was delivered to. */
  owner: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** The message's source with the line ends of RFC 5322. */
  raw: string;
}

const sources = import.meta.glob<string>('../letters/*.eml', { query: '?raw', import: 'default', eager: true });

const letters = Object.entries(sources)
  .map(([path, source]) => storedLetter(path, source))
  .sort((one, other) => other.receivedAt - one.receivedAt);

/** The letters of one mailbox, newest first. */
export function lettersOf(owner: string): StoredLetter[] {
  return letters.filter((letter) => letter.owner === owner);
}

function storedLetter(path: string, source: string): StoredLetter {
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
