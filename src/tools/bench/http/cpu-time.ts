import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What `getconf CLK_TCK` says on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * How long a process has kept processors busy, in milliseconds; undefined if the system doesn't report it (proc(5)).
 */
export function cpuTime(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  const { own } = readStat(path);
  return (own * 1000) / TICKS_PER_SECOND;
}

/**
 * The same of a process with its children, also those that have ended and that it has waited for: Postgres has a process
 * for each connection.
 */
export function cpuTimeWithChildren(pid: number): number {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(pid));
  const children = others.map((name) => readStat(`/proc/${name}/stat`)).filter(({ parent }) => parent === pid);
  const { own, waitedFor } = readStat(`/proc/${pid}/stat`);
  return ((children.reduce((sum, child) => sum + child.own, 0) + own + waitedFor) * 1000) / TICKS_PER_SECOND;
}

/** In ticks; all 0 of a process that has ended since it was listed. */
function readStat(path: string): { parent: number; own: number; waitedFor: number } {
  // The name of the program comes second, in brackets, and may contain anything.
  const fields = textOf(path).split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: user + system, waitedFor: childrenUser + childrenSystem };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
