import type { Logger } from 'pino';

/**
 * Tells of promises that were rejected and that nobody awaits. The adapter, whose place this takes, keeps silent about them or
 * writes down the address that was asked for. The server goes on: who can cause one must not be able to end it.
 */
export function logUnhandledRejections(log: Logger): void {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected that nobody awaits'));
}
