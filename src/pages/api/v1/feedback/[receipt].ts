import { deleteReport, reportStatus } from '../../../../features/feedback/feedback.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

// A list of reports asks for each of them.
const limit = { name: 'feedback receipt', perClient: { calls: 600, seconds: 600 } };

export const GET = endpoint({ access: 'anyone', limit }, reportStatus);
export const DELETE = endpoint({ access: 'anyone', limit }, deleteReport);

export const ALL = methodNotAllowed({ GET, DELETE });
