import { setTimeout } from 'node:timers/promises';
import type { Bench } from './bench.ts';

const POLL_MS = 50;
/** The surviving processes have renewed their leases by then. */
const RENEWED_MS = 2500;

/** What it meant that a process was killed. */
export interface Loss {
  /** Mailboxes it was working on. */
  mailboxes: number;
  /** Milliseconds until other processes had taken over all of them. */
  takeover: number;
}

interface Lease {
  user_id: string;
  lease_owner: string;
  lease_until: number;
}

/** Kills a process and measures how its mailboxes are taken over. */
export async function loseProcess({ client, processes }: Bench): Promise<Loss> {
  const leases = async () => {
    const { rows } = await client.query<Lease>(
      'select user_id, lease_owner, lease_until::float8 from monitors where lease_owner is not null',
    );
    return rows.map(({ user_id, lease_owner, lease_until }) => `${user_id} ${lease_owner} ${lease_until}`);
  };
  await processes.lose();
  const killedAt = performance.now();
  const held = new Set(await leases());
  await setTimeout(RENEWED_MS);
  let left = (await leases()).filter((lease) => held.has(lease));
  const mailboxes = left.length;
  while (left.length > 0) {
    await setTimeout(POLL_MS);
    left = (await leases()).filter((lease) => held.has(lease));
  }
  return { mailboxes, takeover: mailboxes === 0 ? 0 : performance.now() - killedAt };
}
