import { MESSAGE_TYPE, SOURCE_LIMIT } from '../../../features/predict/contract.ts';
import { analyseSource } from '../../../features/predict/predict.server.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';
import { failure, isFailure } from '../../../server/failure.ts';
import { readLimited } from '../../../server/request-body.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', limit: { name: 'analyses', perClient: { calls: 60, seconds: 60 } } },
  async ({ context: { request } }) => {
    if (request.headers.get('content-type')?.split(';')[0] !== MESSAGE_TYPE) {
      return failure(415, 'NOT_A_MESSAGE', `Send the message's source as ${MESSAGE_TYPE}.`);
    }
    const source = await readLimited(request, SOURCE_LIMIT);
    if (isFailure(source)) return source;
    return { ...(await analyseSource(source)) };
  },
);

export const ALL = methodNotAllowed('POST');
