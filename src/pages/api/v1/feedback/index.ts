import { feedbackBody, REPORT_LIMIT } from '../../../../features/feedback/contract.ts';
import { report } from '../../../../features/feedback/feedback.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: feedbackBody, limit: REPORT_LIMIT }, report);

export const ALL = methodNotAllowed({ POST });
