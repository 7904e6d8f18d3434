import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const POLL_MS = 20;

/**
 * Ends this process when it grows or runs beyond the limits in its environment, from a thread that goes on while a
 * parser is busy. A cap on V8's heap alone does not hold, since buffers lie beside it; and a parent that was killed
 * could not end it.
 */
export function watchOver(): void {
  giveWay();
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

/** Whoever only wants a page does not wait for a comparison. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may be kept from it; it works all the same.
  }
}
