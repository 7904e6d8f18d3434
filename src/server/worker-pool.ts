import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Piscina } from 'piscina';
import { type Failure, failure } from './failure.ts';
import { FairQueue } from './fair-queue.ts';
import { AVAILABILITY_TEXTS, TASK_TEXTS } from './texts.ts';

const MIB = 1024 * 1024;

export const POOL_LIMITS = {
  /** One core stays free for the main thread's small calls. */
  threads: Math.max(1, availableParallelism() - 1),
  /** The largest email takes about a second; the rest allows for a thread's start and a busy machine. */
  timeMs: 30_000,
  memoryBytes: 256 * MIB,
  /** Input bytes that may wait, per client and in total. A client may always have one task waiting. */
  clientBytes: 8 * MIB,
  totalBytes: 64 * MIB,
  idleMs: 30_000,
};
export type PoolLimits = typeof POOL_LIMITS;

/**
 * V8's own limit is only the last resort: when a single allocation exceeds it, V8 ends the whole process, not the thread
 * (nodejs/node#65019; seen with `push` in a loop and with a growing Map). It doesn't count buffers either.
 */
const HEAP_FACTOR = 4;
/** Halves a thread's memory after 3.8 MB of input (220 to 110 MB) for a tenth more processor time. */
const YOUNG_MB = 8;
const POLL_MS = 50;
/** Smaller tasks finish sooner than a terminated thread restarts. */
export const CANCELLABLE_BYTES = MIB;
/** Lowers the threads' priority below small calls. With 10, a busy machine starved a thread for 20 s. */
const NICENESS = 5;

export interface TaskCaller {
  /** For fair queueing, such as a user's id. */
  client: string;
  /** Size of the input: the cost in the queue. */
  bytes: number;
  signal?: AbortSignal | undefined;
}

export interface WorkerPool {
  /** The thread gets a copy: a transferred buffer would be empty for a caller that uses it again. */
  run<T>(name: string, data: unknown, caller: TaskCaller): Promise<T | Failure>;
  close(): Promise<void>;
}

const TOO_MANY = failure(429, 'TOO_MANY_REQUESTS', TASK_TEXTS.tooManyOfClient, { 'retry-after': '10' });
const BUSY = failure(503, 'BUSY', TASK_TEXTS.tooManyOfAll, {
  'retry-after': '30',
});
const STOPPING = failure(503, 'STOPPING', AVAILABILITY_TEXTS.stopping, {
  'retry-after': '10',
});
const TOO_COMPLEX = failure(422, 'TOO_COMPLEX', TASK_TEXTS.tooComplex);

interface PoolServices {
  stopping: AbortSignal;
  log: Pick<Logger, 'warn'>;
}

/** @param file the module whose exported functions the threads run */
export function openWorkerPool(
  file: string,
  { stopping, log }: PoolServices,
  limits: Partial<PoolLimits> = {},
): WorkerPool {
  const { threads, timeMs, memoryBytes, clientBytes, totalBytes, idleMs } = { ...POOL_LIMITS, ...limits };
  const queue = new FairQueue(threads);
  let opened: Promise<Piscina> | undefined;
  const open = () => {
    opened ??= import('piscina').then(
      ({ Piscina }) =>
        new Piscina({
          filename: file,
          minThreads: 0,
          maxThreads: threads,
          idleTimeout: idleMs,
          niceIncrement: NICENESS,
          // An idle thread blocked in Atomics.wait() doesn't report its memory.
          atomics: 'disabled',
          resourceLimits: {
            maxOldGenerationSizeMb: (HEAP_FACTOR * memoryBytes) / MIB,
            maxYoungGenerationSizeMb: YOUNG_MB,
          },
        }),
    );
    return opened;
  };

  const refusal = (client: string, bytes: number): Failure | undefined => {
    const own = queue.waiting(client);
    if (own > 0 && own + bytes > clientBytes) return TOO_MANY;
    return queue.waiting() + bytes > totalBytes ? BUSY : undefined;
  };

  const runInThread = async <T>(name: string, data: unknown, signal: AbortSignal | undefined) => {
    const pool = await open();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeMs);
    const unwatch = watchMemory(pool, memoryBytes);
    try {
      const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
      return (await pool.run(data, { name, signal: ended })) as T;
    } catch (error) {
      if (signal?.aborted || !(late.signal.aborted || isLostThread(error))) throw error;
      log.warn({ task: name, reason: late.signal.aborted ? 'time' : 'memory' }, 'task stopped at its limit');
      return TOO_COMPLEX;
    } finally {
      unwatch();
      clearTimeout(timer);
    }
  };

  return {
    run: async <T>(name: string, data: unknown, { client, bytes, signal }: TaskCaller) => {
      const refused = refusal(client, bytes);
      if (refused) return refused;
      let started = false;
      const ended = signal ? AbortSignal.any([signal, stopping]) : stopping;
      const work = () => {
        started = true;
        signal?.throwIfAborted();
        return runInThread<T>(name, data, bytes > CANCELLABLE_BYTES ? signal : undefined);
      };
      return queue
        .run(client, async () => work(), { cost: bytes, signal: ended })
        .catch((error: unknown) => {
          if (started || !stopping.aborted) throw error;
          return STOPPING;
        });
    },
    close: async () => {
      await (await opened)?.destroy();
    },
  };
}

function watchMemory(pool: Piscina, most: number): () => void {
  const queried = new Set<Worker>();
  const check = async (thread: Worker) => {
    const { used_heap_size, external_memory } = await thread.getHeapStatistics();
    if (used_heap_size + external_memory > most) await thread.terminate();
  };
  const timer = setInterval(() => {
    for (const thread of pool.threads) {
      // One query at a time. A thread that has not started or has ended rejects it.
      if (queried.has(thread)) continue;
      queried.add(thread);
      const answered = () => queried.delete(thread);
      check(thread).then(answered, answered);
    }
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Piscina's errors for a thread that ended during its task. */
function isLostThread(error: unknown): boolean {
  return error instanceof Error && (/^worker exited with code/.test(error.message) || isOutOfMemory(error));
}

function isOutOfMemory(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
