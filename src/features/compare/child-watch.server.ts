import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const POLL_MS = 20;

/** Tells the parent why. Unlike SIGXCPU it writes no core file, which would contain the document. Windows has neither. */
export const CPU_LIMIT_SIGNAL = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';

/**
 * A thread does the checks, because a parser can block the main thread. V8's heap limit ignores buffers, and the parent
 * may be gone. Only processor time counts, from this call on, so that a busy machine refuses no harmless file.
 */
export function enforceLimits(): void {
  lowerPriority();
  const { MEMORY_LIMIT_MB, CPU_LIMIT_MS } = process.env;
  const worker = new Worker(
    `const { memoryLimit, cpuLimit } = require('node:worker_threads').workerData;
     const before = process.cpuUsage();
     setInterval(() => {
       const { user, system } = process.cpuUsage(before);
       if (user + system > cpuLimit) process.kill(process.pid, '${CPU_LIMIT_SIGNAL}');
       if (process.memoryUsage.rss() > memoryLimit) process.kill(process.pid, 'SIGKILL');
     }, ${POLL_MS});`,
    {
      eval: true,
      // In bytes and in microseconds.
      workerData: { memoryLimit: Number(MEMORY_LIMIT_MB) * 1024 * 1024, cpuLimit: Number(CPU_LIMIT_MS) * 1000 },
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
