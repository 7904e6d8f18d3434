import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { waitAfter } from './backoff.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5000;

/** Logs only the first failure in a row. @param work returns the pause until the next run, in milliseconds */
export async function repeat(
  work: () => Promise<number>,
  { until, log, failed }: { until: AbortSignal; log: Logger; failed: string },
): Promise<void> {
  let failures = 0;
  const attempt = async () => {
    try {
      const pause = await work();
      if (failures > 0) log.info({ failures }, 'recovered');
      failures = 0;
      return pause;
    } catch (error) {
      failures += 1;
      if (failures === 1) log.error({ err: error }, failed);
      return waitAfter(failures, FIRST_RETRY_MS, MAX_RETRY_MS);
    }
  };
  while (!until.aborted) await setTimeout(await attempt(), undefined, { signal: until }).catch(() => undefined);
}
