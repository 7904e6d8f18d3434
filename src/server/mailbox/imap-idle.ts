import { setTimeout } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { MAX_IDLE_MS } from './imap-session.ts';

export interface ImapChanges {
  /** Call it before reading the folder; later changes count again. */
  reset(): void;
  /** Makes the next `wait` return true. */
  markChanged(): void;
  /** Waits a few seconds. @returns whether the folder should be read */
  wait(signal: AbortSignal): Promise<boolean>;
}

/** Callers have other work between two waits. */
const WAIT_MS = 5000;
/** Poll interval for servers without notifications. */
const POLL_MS = 600;

/** IDLE (RFC 2177), or polling where the server does not support it or refuses it. */
export function listenForChanges(client: ImapFlow, now: () => number): ImapChanges {
  let hasChanged = false;
  let isRefused = false;
  let idlingSince = 0;
  let wake = () => {};
  const markChanged = () => {
    hasChanged = true;
    wake();
  };
  client.on('exists', markChanged);
  // The next read finds the connection closed and opens another one.
  client.on('close', markChanged);

  /** Lasts until the next command. */
  async function idle(): Promise<void> {
    idlingSince = now();
    const outcome = await client.idle().catch(() => false);
    if (outcome !== false) return;
    isRefused = true;
    markChanged();
  }

  return {
    markChanged,
    reset: () => {
      hasChanged = false;
    },
    wait: async (signal) => {
      if (isRefused || !client.capabilities.has('IDLE')) {
        await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
        return true;
      }
      if (hasChanged) return true;
      if (!client.idling) void idle();
      const woken = new AbortController();
      wake = () => woken.abort();
      await setTimeout(WAIT_MS, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => undefined);
      // Reading proves that the connection is alive and restarts IDLE.
      return hasChanged || now() - idlingSince >= MAX_IDLE_MS;
    },
  };
}
