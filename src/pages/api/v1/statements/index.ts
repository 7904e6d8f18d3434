import { PREDICT_LIMIT } from '../../../../features/predict/contract.ts';
import { STATEMENT_CALLS, statementBody } from '../../../../features/shared-verdicts/contract.ts';
import { stateVerdict } from '../../../../features/shared-verdicts/statements.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'either', body: statementBody, bodyLimit: PREDICT_LIMIT, limit: STATEMENT_CALLS },
  stateVerdict,
);

export const ALL = methodNotAllowed({ POST });
