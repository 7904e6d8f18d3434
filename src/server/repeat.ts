import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { waitAfter } from './backoff.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;

/**
 * Does a piece of work again and again. While it fails, it is tried less and less often, and said once: a database that
 * is away would fill the log.
 * @param work returns how long to wait until it is done again
 */
export async function repeat(
  work: () => Promise<number>,
  { until, log, failed }: { until: AbortSignal; log: Logger; failed: string },
): Promise<void> {
  let failures = 0;
  const attempt = async () => {
    try {
      const pause = await work();
      if (failures > 0) log.info({ failures }, 'and now it works again');
      failures = 0;
      return pause;
    } catch (error) {
      failures += 1;
      if (failures === 1) log.error({ err: error }, failed);
      return waitAfter(failures, FIRST_RETRY_MS, LONGEST_RETRY_MS);
    }
  };
  while (!until.aborted) await setTimeout(await attempt(), undefined, { signal: until }).catch(() => undefined);
}
