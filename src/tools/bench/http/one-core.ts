import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The prefix that keeps a command on the first core, if there is another core and a program for this. */
export function oneCore(): string[] {
  const can = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return can ? ['taskset', '--cpu-list', '0'] : [];
}
