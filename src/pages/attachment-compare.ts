import { answerComparison } from '../features/compare/compare.server.ts';
import { endpoint, methodNotAllowed } from '../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone' }, ({ services, context }) => answerComparison(services, context));

export const ALL = methodNotAllowed({ POST });
