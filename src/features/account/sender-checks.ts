import type { Answer } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { MAILBOX_PATHS, type SenderChecksAnswer } from '../mailbox/contract.ts';

const call = () => ({ path: MAILBOX_PATHS.senderChecks, params: { userId: $auth.get().userId ?? '' } });

/** Who checks the senders of what comes into the mailbox. The server may have to look into it for that. */
export const $senderChecks = query('sender-checks', () => request<SenderChecksAnswer>({ method: 'GET', ...call() }));

/** Has one server's checks be used, or nobody's. */
export async function saveSenderChecks(authservId: string | null): Promise<Answer<SenderChecksAnswer>> {
  const answer = await request<SenderChecksAnswer>({ method: 'POST', ...call(), body: { authservId } });
  if (answer.ok) $senderChecks.mutate(answer.data);
  return answer;
}
