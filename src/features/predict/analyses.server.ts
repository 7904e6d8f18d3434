import { countUser } from '../../server/endpoint.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited, type Sender } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { withLock } from '../../server/with-lock.ts';
import { ANALYSIS_LIMIT, MESSAGE_TYPE, type PredictAnswer, SOURCE_LIMIT } from './contract.ts';
import { analyseSource } from './predict.server.ts';
import { PREDICT_ERRORS } from './texts.ts';

/** One at a time per user. */
export async function analyseUpload(
  services: Services,
  { userId }: Pick<SignedIn, 'userId'>,
  sender: Sender,
): Promise<PredictAnswer | Failure> {
  if (sender.request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== MESSAGE_TYPE) {
    return failure(415, 'NOT_A_MESSAGE', PREDICT_ERRORS.wrongType);
  }
  const tooMany = await countUser(ANALYSIS_LIMIT, { userId }, services);
  if (tooMany) return tooMany;
  return withLock(`analyses of ${userId}`, async () => {
    const source = await readLimited(sender, { limit: SOURCE_LIMIT, user: { userId } });
    if (isFailure(source)) return source;
    return analyseSource(services, source, { client: userId, signal: sender.request.signal });
  });
}
