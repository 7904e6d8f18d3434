import { FIELD, withoutComments } from '../parse/authentication-results.ts';
import { registrableDomain } from '../parse/domains.ts';
import { mailDate } from '../parse/headers.ts';
import { fieldsOfServer, type Header } from '../parse/receiving-server.ts';

/** A server that relayed the email (RFC 5321, section 4.4). */
export interface Hop {
  /** The server it came from, by the name it gave; null if the field names none. */
  from: string | null;
  /** The address the receiving server saw, which the sender can’t choose. */
  address: string | null;
  by: string | null;
  /** ISO 8601; null without a readable time. */
  at: string | null;
  /** Milliseconds since the previous hop; negative if the clock goes back. */
  delayMs: number | null;
  /** Whether your own provider wrote it: everything before could be made up. */
  isOwn: boolean;
  warning: HopWarning | null;
}

export type HopWarning = 'backwards' | 'slow' | 'future' | 'no-time';

const MOST = 50;
const FROM = /^\s*from\s+(\S{1,253})/i;
const BY = /\bby\s+([\w.:[\]-]{1,253})/i;
const ADDRESS = /\[(?:IPv6:)?([\da-f.:]{3,45})\]|\((?:[^()]{0,200}\s)?([\d.]{7,15})\)/i;
/** Servers' clocks can differ by this much without meaning anything. */
const CLOCK_MS = 60_000;
const SLOW_MS = 30 * 60_000;

/**
 * @param now the newest hop can’t be later than this; absent if it isn’t known
 * @param authservId of the reader's own mail server: without a field of its own, no hop is known to be theirs
 */
export function routeOf(headers: readonly Header[], now?: number, authservId?: string): Hop[] {
  const fields = headers.filter(({ name }) => name.toLowerCase() === 'received').slice(0, MOST);
  const read = fields.map(({ value }) => hopIn(value.slice(0, FIELD)));
  const own = organisationOf(read.find(({ by }) => organisationOf(by) !== null)?.by ?? null);
  // The newest are on top; your own provider's end where another server's begin.
  const foreign = read.findIndex(({ by }) => by !== null && organisationOf(by) !== null && organisationOf(by) !== own);
  const isOwnKnown = authservId !== undefined && fieldsOfServer(headers, authservId) !== null;
  const hops: Hop[] = [];
  let before: number | null = null;
  for (const [index, { time, ...hop }] of [...read.entries()].toReversed()) {
    const delayMs: number | null = time === null || before === null ? null : time - before;
    const isOwn = isOwnKnown && index < (foreign === -1 ? read.length : foreign) && (own !== null || index === 0);
    hops.push({
      ...hop,
      at: time === null ? null : new Date(time).toISOString(),
      delayMs,
      isOwn,
      warning: warningOf(time, delayMs, now),
    });
    before = time ?? before;
  }
  return hops;
}

function warningOf(time: number | null, delayMs: number | null, now: number | undefined): HopWarning | null {
  if (time === null) return 'no-time';
  if (now !== undefined && time > now + CLOCK_MS) return 'future';
  if (delayMs === null) return null;
  if (delayMs < -CLOCK_MS) return 'backwards';
  return delayMs > SLOW_MS ? 'slow' : null;
}

function hopIn(field: string): Pick<Hop, 'from' | 'address' | 'by'> & { time: number | null } {
  const plain = withoutComments(field);
  const end = plain.search(/\bby\s/i);
  const [, inBrackets, inComment] = ADDRESS.exec(field.slice(0, end === -1 ? undefined : end)) ?? [];
  const date = mailDate(plain.slice(plain.lastIndexOf(';') + 1));
  return {
    from: FROM.exec(plain)?.[1]?.toLowerCase() ?? null,
    address: inBrackets ?? inComment ?? null,
    by: BY.exec(plain)?.[1]?.toLowerCase() ?? null,
    time: date !== null && Number.isFinite(date.time) && Math.abs(date.time) < 8.64e15 ? date.time : null,
  };
}

function organisationOf(host: string | null): string | null {
  return host === null ? null : registrableDomain(host);
}
