import type { Answer } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { MAILBOX_PATHS, type SenderChecksAnswer } from '../mailbox/contract.ts';

const call = () => ({ path: MAILBOX_PATHS.senderChecks, params: { userId: $auth.get().userId ?? '' } });

/** May take a while: the server reads the newest emails if nothing has been decided. */
export const $senderChecks = query('sender-checks', () => request<SenderChecksAnswer>({ method: 'GET', ...call() }));

/** @param authservId null to use no checks */
export async function saveSenderChecks(authservId: string | null): Promise<Answer<SenderChecksAnswer>> {
  const answer = await request<SenderChecksAnswer>({ method: 'POST', ...call(), body: { authservId } });
  if (answer.ok) $senderChecks.mutate(answer.data);
  return answer;
}
