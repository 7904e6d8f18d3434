/** `away`: the database doesn't answer. `full`: it answers, but can't write. */
export type Outage = 'away' | 'full';

/** SQLSTATEs that only time or the operator can fix (Postgres, appendix A). */
const AWAY = /^(?:08|53|57P0)|^(?:57014|55P03|3D000|28)/;
const FULL = /^(?:53100|25006|58030)$/;
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** pg's errors without a code: a broken connection, or none available in time. */
const BROKEN =
  /^(?:Query read timeout|timeout e|Connection terminated|Client (?:has encountered a connection error|was closed))/;

/** Primary result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_UNWRITABLE = new Set([8 /* READONLY */, 10 /* IOERR */, 13 /* FULL */]);

/** @returns undefined for other errors, such as an invalid query */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, errcode } = error as Error & { code?: string; syscall?: string; errcode?: number };
  if (errcode !== undefined) return outageOfSqlite(errcode & 0xff);
  if (FULL.test(code) || code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  const isUnreachable = NETWORK.has(code) || syscall === 'connect';
  const isRefused = code.length === 5 && AWAY.test(code) && 'severity' in error;
  return isUnreachable || isRefused || BROKEN.test(error.message) ? 'away' : undefined;
}

function outageOfSqlite(result: number): Outage | undefined {
  if (SQLITE_UNWRITABLE.has(result)) return 'full';
  return result === SQLITE_BUSY ? 'away' : undefined;
}
