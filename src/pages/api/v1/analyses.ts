import { analyseUpload } from '../../../features/predict/analyses.server.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  { access: 'signed-in', limit: { name: 'analyses', perClient: { calls: 60, seconds: 60 } } },
  async ({ services, user, context }) => ({ ...(await analyseUpload(services, user, context)) }),
);

export const ALL = methodNotAllowed({ POST });
