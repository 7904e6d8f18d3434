import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Context } from '../../engines/detection/index.ts';
import type { Email, Unread } from './emails.ts';
import { analyseEmail, type Verdict } from './verdict.ts';

const THREAD = new URL('verdict.ts', import.meta.url).href;
const THREADS = availableParallelism();
/** From so many emails on, threads are worth their second of start. */
const FEW = 100;
/** Emails under way for each thread: enough to keep it busy, and no more in memory than that. */
const UNDER_WAY = 8;

/** Analyses emails in their order: a few right here, many in a thread for each core. */
export async function* verdictsOn(
  emails: AsyncIterable<Email | Unread>,
  context: Context,
): AsyncGenerator<Verdict | Unread> {
  let pool: Piscina | undefined;
  const inThread = (email: Email): Promise<Verdict> => {
    pool ??= new Piscina({ filename: THREAD, minThreads: THREADS, maxThreads: THREADS });
    return pool.run({ email, context });
  };
  const underWay: Promise<Verdict | Unread>[] = [];
  let seen = 0;
  try {
    for await (const email of emails) {
      seen += 1;
      if ('problem' in email) underWay.push(Promise.resolve(email));
      else underWay.push(seen <= FEW ? analyseEmail({ email, context }) : inThread(email));
      const [next] = underWay;
      if (next && (seen <= FEW || underWay.length > UNDER_WAY * THREADS)) {
        underWay.shift();
        yield await next;
      }
    }
    for (const next of underWay) yield await next;
  } finally {
    await pool?.destroy();
  }
}
