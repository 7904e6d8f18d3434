import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Context } from '../../engines/detection/index.ts';
import type { Email, Unread } from './emails.ts';
import { type AnalysedEmail, analyseEmail } from './result.ts';

const THREAD = new URL('result.ts', import.meta.url).href;
const THREADS = availableParallelism();
/** From so many emails on, threads are worth their second of start. */
const FEW = 100;
/** Emails under way for each thread: enough to keep it busy, and no more in memory than that. */
const UNDER_WAY = 8;

/** Analyses emails in their order: a few right here, many in a thread for each core. */
export async function* analyseAll(
  emails: AsyncIterable<Email | Unread>,
  context: Context,
): AsyncGenerator<AnalysedEmail | Unread> {
  let pool: Piscina | undefined;
  const inThread = (email: Email): Promise<AnalysedEmail> => {
    pool ??= new Piscina({ filename: THREAD, minThreads: THREADS, maxThreads: THREADS });
    return pool.run({ given: email, context });
  };
  const underWay: Promise<AnalysedEmail | Unread>[] = [];
  let seen = 0;
  try {
    for await (const email of emails) {
      seen += 1;
      if ('problem' in email) underWay.push(Promise.resolve(email));
      else underWay.push(seen <= FEW ? analyseEmail({ given: email, context }) : inThread(email));
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
