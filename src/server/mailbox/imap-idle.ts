import { setTimeout } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { LONGEST_IDLE_MS } from './imap-session.ts';

/** What a server tells by itself of the folder that is open. */
export interface ImapNews {
  /** Called before the folder is looked into: what is told from then on is news. */
  forget(): void;
  /** Has the folder looked into, whatever the server tells. */
  tell(): void;
  /** Waits for a while. @returns whether the folder should be looked into */
  wait(signal: AbortSignal): Promise<boolean>;
}

/** Whoever waits has other things to look after, too. */
const WAIT_MS = 5000;
/** How often a folder is looked into whose server tells nothing by itself. */
const POLL_MS = 600;

/** Listens by IDLE (RFC 2177), and asks again and again where a server does not know it or refuses it. */
export function listenForNews(client: ImapFlow, now: () => number): ImapNews {
  let isNew = false;
  let isRefused = false;
  let idlingSince = 0;
  let wake = () => {};
  const tell = () => {
    isNew = true;
    wake();
  };
  client.on('exists', tell);
  // Whoever looks next finds that out, and opens another connection.
  client.on('close', tell);

  /** It goes on until the next command. */
  async function idle(): Promise<void> {
    idlingSince = now();
    const outcome = await client.idle().catch(() => false);
    if (outcome !== false) return;
    isRefused = true;
    tell();
  }

  return {
    tell,
    forget: () => {
      isNew = false;
    },
    wait: async (signal) => {
      if (isRefused || !client.capabilities.has('IDLE')) {
        await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
        return true;
      }
      if (isNew) return true;
      if (!client.idling) void idle();
      const woken = new AbortController();
      wake = () => woken.abort();
      await setTimeout(WAIT_MS, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => undefined);
      // A look proves that the connection still leads somewhere, and begins the idling anew.
      return isNew || now() - idlingSince >= LONGEST_IDLE_MS;
    },
  };
}
