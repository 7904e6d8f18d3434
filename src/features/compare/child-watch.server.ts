import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const POLL_MS = 20;

/**
 * A thread does the checks, because a parser can block the main thread. V8's heap limit ignores buffers, and the parent
 * may be gone.
 */
export function enforceLimits(): void {
  lowerPriority();
  const { MEMORY_LIMIT_MB, TIME_LIMIT_MS } = process.env;
  const worker = new Worker(
    `const { memoryLimit, timeLimit } = require('node:worker_threads').workerData;
     const started = performance.now();
     setInterval(() => {
       const over = process.memoryUsage.rss() > memoryLimit || performance.now() - started > timeLimit;
       if (over) process.kill(process.pid, 'SIGKILL');
     }, ${POLL_MS});`,
    {
      eval: true,
      workerData: { memoryLimit: Number(MEMORY_LIMIT_MB) * 1024 * 1024, timeLimit: Number(TIME_LIMIT_MS) },
    },
  );
  worker.unref();
}

/** Comparisons must not slow down page requests. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may lack the permission.
  }
}
