import { site } from '../../../content/site.ts';
import { NotPublic, type PostPublic } from '../../../server/public-request.ts';
import type { HookProblem } from './contract.ts';
import type { OutgoingMessage } from './message.server.ts';

export interface Outcome {
  status: number | null;
  /** Null if it was delivered. */
  problem: HookProblem | null;
}

export async function outcomeOf(message: OutgoingMessage, post: PostPublic): Promise<Outcome> {
  try {
    const status = await post({ ...message, headers: { 'user-agent': site.name, ...message.headers } });
    return { status, problem: status >= 200 && status < 300 ? null : 'refused' };
  } catch (error) {
    if (error instanceof NotPublic) return { status: null, problem: 'not-public' };
    const { name, code } = error as NodeJS.ErrnoException;
    const isLate = name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT';
    return { status: null, problem: isLate ? 'late' : 'unreachable' };
  }
}
