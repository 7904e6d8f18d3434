import { clientOf } from '../../server/client-address.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { withLock } from '../../server/with-lock.ts';
import type { PredictAnswer } from './contract.ts';
import { countUpload } from './count-analysis.server.ts';
import { analyseSource } from './predict.server.ts';
import { PREDICT_ERRORS } from './texts.ts';
import { isUpload, uploadedSource } from './uploaded-source.server.ts';

/** One at a time per user. Without a user, emails are small, and one address may belong to a whole office. */
export async function analyseUpload(
  services: Services,
  user: Pick<SignedIn, 'userId'> | undefined,
  context: EndpointContext,
): Promise<PredictAnswer | Failure> {
  const { request } = context;
  if (!isUpload(context)) return failure(415, 'NOT_A_MESSAGE', PREDICT_ERRORS.wrongType);
  const tooMany = await countUpload(user, context);
  if (tooMany) return tooMany;
  const client = user?.userId ?? clientOf(context, services.settings);
  const readAndAnalyse = async () => {
    const source = await uploadedSource(services, { context, user, client });
    return isFailure(source)
      ? source
      : analyseSource(services, source, { client, signal: request.signal, wantsContents: true });
  };
  return user ? withLock(`analyses of ${user.userId}`, readAndAnalyse) : readAndAnalyse();
}
