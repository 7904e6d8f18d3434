import { answerComparison } from '../features/compare/compare.server.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

const limit = { name: 'compare', perClient: { calls: 60, seconds: 10 * 60 } };

export const POST = endpoint({ access: 'anyone', limit }, ({ services, context }) =>
  answerComparison(services, context.request),
);

export const ALL = methodNotAllowed('POST');
