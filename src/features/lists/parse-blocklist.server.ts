import { blocklistKey } from '../../engines/detection/index.ts';
import { linesOf, sortedKeys } from './list-lines.server.ts';
import { UnusableList } from './unusable-list.ts';

export const MAX_ENTRIES = 1_000_000;

/** In an HTML page or a list of another kind, few lines are addresses. */
const MAX_UNREADABLE = 0.1;
const COMMENT = /^(?:#|;|\/\/|!)/;
/** Commas are allowed in a URL. */
const URL_ALONE = /^https?:\/\/\S+$/i;
/**
 * In CSV, the first field that is a web address, as in the lists of URLhaus and PhishTank. Only a quoted field can
 * contain commas.
 */
const IN_CSV = /(?:^|,)(?:"(https?:\/\/[^"]+)"|(https?:\/\/[^",\s]+))/i;
/** The name in a line of a hosts file. */
const IN_HOSTS_FILE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(\S+)/;
const CSV_HEAD = /^"?(?:id|phish_id|url|host|domain)"?(?:,|$)/i;

/**
 * The addresses of a list: one URL or host a line, a hosts file, or CSV with a URL.
 * @throws UnusableList if it is not such a list, or too long
 */
export async function keysOfBlocklist(bytes: Uint8Array): Promise<Float64Array> {
  const keys = new Set<number>();
  let unreadable = 0;
  let lines = 0;
  let isCsv = false;
  for await (const line of linesOf(bytes)) {
    if (line === '' || (line !== null && COMMENT.test(line))) continue;
    if (lines === 0 && line !== null && CSV_HEAD.test(line)) {
      isCsv = line.includes(',');
      continue;
    }
    lines += 1;
    const key = line === null ? null : keyOfLine(line, isCsv);
    if (key === null) unreadable += 1;
    else keys.add(key);
    if (keys.size > MAX_ENTRIES) throw new UnusableList('it has more than 1,000,000 entries');
  }
  if (lines === 0) throw new UnusableList('it has no entries');
  if (unreadable > lines * MAX_UNREADABLE) {
    throw new UnusableList(`${unreadable} of its ${lines} lines are not addresses`);
  }
  return sortedKeys(keys);
}

function keyOfLine(line: string, isCsv: boolean): number | null {
  const address = addressIn(line, isCsv);
  return /\s/.test(address) ? null : blocklistKey(address);
}

function addressIn(line: string, isCsv: boolean): string {
  // A CSV field can contain a # after a space.
  const comment = /\s#/.exec(line)?.index ?? line.length;
  const bare = line.slice(0, comment).trim();
  if (!isCsv && URL_ALONE.test(bare)) return bare;
  const [, quoted, unquoted] = IN_CSV.exec(line) ?? [];
  return quoted ?? unquoted ?? IN_HOSTS_FILE.exec(bare)?.[1] ?? bare;
}
