import type { Logger } from 'pino';

/**
 * Replaces the adapter's handler, which ignores rejections or logs the requested URL. The server keeps running: a client that
 * can cause one must not be able to stop it.
 */
export function logUnhandledRejections(log: Logger): void {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
}
