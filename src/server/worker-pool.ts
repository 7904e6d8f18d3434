import { availableParallelism } from 'node:os';
import type { Transferable, Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Piscina } from 'piscina';
import { type Failure, failure } from './failure.ts';
import { FairQueue } from './fair-queue.ts';

const MIB = 1024 * 1024;

export const POOL_LIMITS = {
  /** The main thread keeps a core for everybody else's small calls; with two cores that leaves one thread. */
  threads: Math.max(1, availableParallelism() - 1),
  /** The largest email takes about a second; the rest is for a thread's start and a busy machine. */
  timeMs: 30_000,
  /** Heap and buffers of one thread. */
  memoryBytes: 256 * MIB,
  /** What may wait, of a client (who may have one task waiting whatever its size) and of all. */
  clientBytes: 8 * MIB,
  totalBytes: 64 * MIB,
  idleMs: 30_000,
};
export type PoolLimits = typeof POOL_LIMITS;

/**
 * V8's own limit only stands behind ours: where a single allocation goes past it, V8 ends the whole process and not the
 * thread (nodejs/node#65019; seen with `push` in a loop and with a growing Map). It also doesn't count buffers.
 */
const HEAP_FACTOR = 4;
/** With V8's default a thread that has analysed 3.8 MB holds 220 MB instead of 110; it costs a tenth more processor time. */
const YOUNG_MB = 8;
const POLL_MS = 50;
const WORTH_ENDING_BYTES = MIB;
/** Added to the threads' niceness, so that small calls go first. With 10 a busy machine left a thread nothing for 20 s. */
const NICENESS = 5;

export interface TaskCaller {
  /** Who takes turns with others, such as a user's id. */
  client: string;
  /** The size of the input, by which turns are shared. */
  bytes: number;
  /** Aborted when nobody waits for the result any more. */
  signal?: AbortSignal | undefined;
}

/** Threads for work that would keep the main thread busy. They start on demand and end when idle. */
export interface WorkerPool {
  /**
   * Runs an exported function of the pool's file in a thread. Bytes that own their buffer are moved, not copied.
   * @returns its result, or why it was refused or ended
   */
  run<T>(name: string, data: unknown, caller: TaskCaller): Promise<T | Failure>;
  /** Ends all threads. */
  close(): Promise<void>;
}

const TOO_MANY = failure(
  429,
  'TOO_MANY_REQUESTS',
  'Too many of your large emails are still being analysed. Please try again in 10 seconds.',
  { 'retry-after': '10' },
);
const BUSY = failure(503, 'BUSY', 'Too many large emails are being analysed right now. Please try again in a minute.', {
  'retry-after': '30',
});
const STOPPING = failure(503, 'STOPPING', 'The server is restarting. Please try again in a moment.', {
  'retry-after': '10',
});
const TOO_COMPLEX = failure(
  422,
  'TOO_COMPLEX',
  'This email takes too long to analyse. Please try a shorter part of it.',
);

interface PoolServices {
  /** Aborted when the server stops: what waits then ends, what runs may finish. */
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
          // An idle thread that waits in Atomics.wait() doesn't say how much memory it holds.
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
      return (await pool.run(data, { name, signal: ended, transferList: movable(data) })) as T;
    } catch (error) {
      if (signal?.aborted || !(late.signal.aborted || isLostThread(error))) throw error;
      log.warn({ task: name, reason: late.signal.aborted ? 'time' : 'memory' }, 'a task was ended at its limit');
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
        // A thread that is ended has to be started again, for longer than a small task takes.
        return runInThread<T>(name, data, bytes > WORTH_ENDING_BYTES ? signal : undefined);
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

/** Ends threads that hold more than they may, until it is called off. */
function watchMemory(pool: Piscina, most: number): () => void {
  const asked = new Set<Worker>();
  const check = async (thread: Worker) => {
    const { used_heap_size, external_memory } = await thread.getHeapStatistics();
    if (used_heap_size + external_memory > most) await thread.terminate();
  };
  const timer = setInterval(() => {
    for (const thread of pool.threads) {
      // While it answers it isn't asked again. One that has not started yet, or has ended meanwhile, refuses to.
      if (asked.has(thread)) continue;
      asked.add(thread);
      const answered = () => asked.delete(thread);
      check(thread).then(answered, answered);
    }
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** How piscina says that a thread ended in the middle of its task. */
function isLostThread(error: unknown): boolean {
  return error instanceof Error && (/^worker exited with code/.test(error.message) || isOutOfMemory(error));
}

function isOutOfMemory(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function movable(data: unknown): Transferable[] {
  if (!(data instanceof Uint8Array) || !(data.buffer instanceof ArrayBuffer)) return [];
  return data.byteLength === data.buffer.byteLength ? [data.buffer] : [];
}
