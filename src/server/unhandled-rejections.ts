import type { Logger } from 'pino';

/** The adapter's handler logs the requested URL. A client that causes a rejection must not stop the server. */
export function logUnhandledRejections(log: Logger): void {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
}
