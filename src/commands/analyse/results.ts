import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { EmailInput, Unreadable } from './emails.ts';
import { type AnalysedEmail, type AnalyseOptions, analyseEmail } from './result.ts';

const THREAD = new URL('result.ts', import.meta.url).href;
const THREADS = availableParallelism();
/** Above this many emails, threads are worth the second they take to start. */
const MAX_INLINE = 100;
/** Emails queued per thread: enough to keep it busy without using much memory. */
const QUEUED = 8;

/** Analyses emails and keeps their order: a few in this thread, many in one thread per core. */
export async function* analyseAll(
  emails: AsyncIterable<EmailInput | Unreadable>,
  options: AnalyseOptions,
): AsyncGenerator<AnalysedEmail | Unreadable> {
  let pool: Piscina | undefined;
  const inThread = (email: EmailInput): Promise<AnalysedEmail> => {
    pool ??= new Piscina({ filename: THREAD, minThreads: THREADS, maxThreads: THREADS });
    return pool.run({ given: email, ...options });
  };
  const queue: Promise<AnalysedEmail | Unreadable>[] = [];
  let seen = 0;
  try {
    for await (const email of emails) {
      seen += 1;
      if ('problem' in email) queue.push(Promise.resolve(email));
      else queue.push(seen <= MAX_INLINE ? analyseEmail({ given: email, ...options }) : inThread(email));
      const [next] = queue;
      if (next && (seen <= MAX_INLINE || queue.length > QUEUED * THREADS)) {
        queue.shift();
        yield await next;
      }
    }
    for (const next of queue) yield await next;
  } finally {
    await pool?.destroy();
  }
}
