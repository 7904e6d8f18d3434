import { type OpenSource, withMailboxSource } from '../../src/features/scanning/mailbox-source.server.ts';
import { setMonitor } from '../../src/features/scanning/monitor-settings.server.ts';
import { MONITOR_CONSENT, type MonitorBody } from '../../src/features/scans/contract.ts';
import { isFailure } from '../../src/server/failure.ts';
import type { Network } from '../../src/server/oidc/provider.ts';
import type { Services } from '../../src/server/services.ts';

/** Switches scanning on for the owner. */
export async function switchOn(services: Services, userId: string, more: Partial<MonitorBody> = {}): Promise<void> {
  const answer = await setMonitor(services, userId, { on: true, consent: MONITOR_CONSENT.version, ...more });
  if (isFailure(answer)) throw new Error(answer.code);
}

type Missing = undefined | null | false;

/** Polls until the condition holds. A test that waits in vain hits its own timeout. */
export async function until<T>(look: () => T | Missing | Promise<T | Missing>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Has a mailbox polled as soon as possible, as an open page does. */
export async function makeDue({ db }: Services, userId: string): Promise<void> {
  await db.updateTable('monitors').set({ due_at: 0 }).where('user_id', '=', userId).execute();
}

export function scannedMessages({ db }: Services, userId: string) {
  return db.selectFrom('scans').selectAll().where('user_id', '=', userId).orderBy('message_id').execute();
}

/** Opens mailboxes at a provider that is reached through this network. */
export function overNetwork(network: Network): OpenSource {
  return (services, userId, work) => withMailboxSource(services, userId, work, network);
}
