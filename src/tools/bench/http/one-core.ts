import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What a command is begun with to stay on the first core, where there is another one and a program that can do it. */
export function oneCore(): string[] {
  const can = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return can ? ['taskset', '--cpu-list', '0'] : [];
}
