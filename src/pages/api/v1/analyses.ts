import type { Scope } from '../../../features/api-keys/contract.ts';
import { analyseUpload } from '../../../features/predict/analyses.server.ts';
import { UPLOAD_CALLS } from '../../../features/predict/contract.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'either', scope: 'check' satisfies Scope, limit: UPLOAD_CALLS, compresses: true },
  ({ services, user, context }) => analyseUpload(services, user, context),
);

export const ALL = methodNotAllowed({ POST });
