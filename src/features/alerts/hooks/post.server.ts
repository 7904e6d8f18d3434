import { request } from 'node:https';
import { site } from '../../../content/site.ts';
import { lookupPublic, NotPublic, requirePublicHost } from '../../../server/public-lookup.ts';
import type { HookProblem } from './contract.ts';
import type { OutgoingMessage } from './message.server.ts';

/** The part that tests replace. @returns the status. @throws if there is no answer */
export type PostMessage = (message: OutgoingMessage) => Promise<number>;

export interface Outcome {
  status: number | null;
  /** Null if it was delivered. */
  problem: HookProblem | null;
}

const TIMEOUT_MS = 10_000;

/** Follows no redirect: it could lead into a private network. Reads no answer. */
export const postPublic: PostMessage = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    requirePublicHost(new URL(url));
    const all = { 'user-agent': site.name, ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outgoing = request(url, { method: 'POST', headers: all, signal, lookup: lookupPublic }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

export async function outcomeOf(message: OutgoingMessage, post: PostMessage): Promise<Outcome> {
  try {
    const status = await post(message);
    return { status, problem: status >= 200 && status < 300 ? null : 'refused' };
  } catch (error) {
    if (error instanceof NotPublic) return { status: null, problem: 'not-public' };
    const { name, code } = error as NodeJS.ErrnoException;
    const isLate = name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT';
    return { status: null, problem: isLate ? 'late' : 'unreachable' };
  }
}
