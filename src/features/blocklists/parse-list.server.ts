import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { blocklistKey } from '../../engines/detection/index.ts';

export const LIST_LIMITS = { bytes: 64 * 1024 * 1024, entries: 1_000_000 } as const;

/** A page of HTML or a list of another kind has few lines that are addresses. */
const MOST_UNREADABLE = 0.1;
const COMMENT = /^(?:#|;|\/\/|!)/;
/** Commas are allowed in a URL. */
const URL_ALONE = /^https?:\/\/\S+$/i;
/** In CSV the first field that is a web address, as in URLhaus's and PhishTank's; only a quoted one can have commas. */
const IN_CSV = /(?:^|,)(?:"(https?:\/\/[^"]+)"|(https?:\/\/[^",\s]+))/i;
/** The name in a line of a hosts file. */
const IN_HOSTS_FILE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(\S+)/;
const CSV_HEAD = /^"?(?:id|phish_id|url|host|domain)"?(?:,|$)/i;
const LONGEST_LINE = 4_096;
/** Of a million lines, which take three seconds, so many at a time: the server answers in between. */
const LINES_AT_ONCE = 1_000;

export class UnusableList extends Error {}

/**
 * The addresses of a list: one URL or host a line, a hosts file, or CSV with a URL. Shared, so that threads need no copy.
 * @throws UnusableList where it is no such list, or too long
 */
export async function keysOfList(bytes: Uint8Array): Promise<Float64Array> {
  if (bytes.byteLength > LIST_LIMITS.bytes) throw new UnusableList('it is larger than 64 MB');
  const keys = new Set<number>();
  let unreadable = 0;
  let lines = 0;
  let read = 0;
  let isCsv = false;
  for (const line of linesOf(bytes)) {
    read += 1;
    if (read % LINES_AT_ONCE === 0) await yieldToEventLoop();
    if (line === '' || COMMENT.test(line)) continue;
    if (lines === 0 && CSV_HEAD.test(line)) {
      isCsv = line.includes(',');
      continue;
    }
    lines += 1;
    const key = line.length > LONGEST_LINE ? null : keyOf(line, isCsv);
    if (key === null) unreadable += 1;
    else keys.add(key);
    if (keys.size > LIST_LIMITS.entries) throw new UnusableList('it has more than 1,000,000 entries');
  }
  if (lines === 0) throw new UnusableList('it has no entries');
  if (unreadable > lines * MOST_UNREADABLE) {
    throw new UnusableList(`${unreadable} of its ${lines} lines are not addresses`);
  }
  const shared = sharedKeys(keys.size);
  let at = 0;
  for (const key of keys) {
    shared[at] = key;
    at += 1;
  }
  return shared.sort();
}

export function sharedKeys(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
}

function keyOf(line: string, isCsv: boolean): number | null {
  const address = addressIn(line, isCsv);
  return /\s/.test(address) ? null : blocklistKey(address);
}

function addressIn(line: string, isCsv: boolean): string {
  // A field of CSV can have a # after a space.
  const comment = /\s#/.exec(line)?.index ?? line.length;
  const bare = line.slice(0, comment).trim();
  if (!isCsv && URL_ALONE.test(bare)) return bare;
  const [, quoted, unquoted] = IN_CSV.exec(line) ?? [];
  return quoted ?? unquoted ?? IN_HOSTS_FILE.exec(bare)?.[1] ?? bare;
}

/** One line at a time: 64 MB as strings would take several times as much. */
function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found;
    yield decoder.decode(bytes.subarray(start, Math.min(end, start + LONGEST_LINE + 1))).trim();
    start = end + 1;
  }
}
