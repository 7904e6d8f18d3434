import { PREDICT_LIMIT, predictBody } from '../features/predict/contract.ts';
import { predict } from '../features/predict/predict.server.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  {
    access: 'either',
    body: predictBody,
    bodyLimit: PREDICT_LIMIT,
    limit: { name: 'predict', perClient: { calls: 1200, seconds: 60 } },
  },
  ({ services, user, body }) => predict(services, user, body).then((answer) => ({ ...answer })),
);

export const ALL = methodNotAllowed({ POST });
