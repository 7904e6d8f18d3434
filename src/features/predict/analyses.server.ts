import { clientOf } from '../../server/client-address.ts';
import { countClient, countUser } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { withLock } from '../../server/with-lock.ts';
import { ANALYSIS_LIMIT, ANONYMOUS_ANALYSES, MESSAGE_TYPE, type PredictAnswer, SOURCE_LIMIT } from './contract.ts';
import { analyseSource } from './predict.server.ts';
import { PREDICT_ERRORS } from './texts.ts';

/** One at a time per user. Without a user emails are small, and one address may be a whole office. */
export async function analyseUpload(
  services: Services,
  user: Pick<SignedIn, 'userId'> | undefined,
  context: EndpointContext,
): Promise<PredictAnswer | Failure> {
  const { request } = context;
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== MESSAGE_TYPE) {
    return failure(415, 'NOT_A_MESSAGE', PREDICT_ERRORS.wrongType);
  }
  const tooMany = await (user ? countUser(ANALYSIS_LIMIT, user, services) : countClient(ANONYMOUS_ANALYSES, context));
  if (tooMany) return tooMany;
  const client = user?.userId ?? clientOf(context, services.settings);
  const readAndAnalyse = async () => {
    const source = await readLimited(context, { limit: SOURCE_LIMIT, user });
    return isFailure(source)
      ? source
      : analyseSource(services, source, { client, signal: request.signal, wantsContents: true });
  };
  return user ? withLock(`analyses of ${user.userId}`, readAndAnalyse) : readAndAnalyse();
}
