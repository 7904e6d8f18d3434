import type { Failure } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { TaskCaller, WorkerPool } from '../server/worker-pool.ts';
import * as exported from './tasks.ts';

const tasks = { ...exported };
type Tasks = typeof tasks;
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** Up to this size a task takes a few milliseconds and is not worth a thread's memory. */
export const INLINE_BYTES = 64 * 1024;

/** @returns undefined if the task should run in this thread */
export function workersFor({ workers }: Pick<Services, 'workers'>, bytes: number): WorkerPool | undefined {
  return bytes > INLINE_BYTES ? workers : undefined;
}

export async function runTask<Name extends keyof Tasks>(
  services: Pick<Services, 'workers'>,
  name: Name,
  input: Input<Name>,
  caller: TaskCaller,
): Promise<Result<Name> | Failure> {
  const workers = workersFor(services, caller.bytes);
  if (workers) return workers.run<Result<Name>>(name, input, caller);
  return (tasks[name] as (input: Input<Name>) => Result<Name> | Promise<Result<Name>>)(input);
}
