import { RECEIPT_LIMIT } from '../../../../features/feedback/contract.ts';
import { deleteReport, reportStatus } from '../../../../features/feedback/feedback.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone', limit: RECEIPT_LIMIT }, reportStatus);
export const DELETE = endpoint({ access: 'anyone', limit: RECEIPT_LIMIT }, deleteReport);

export const ALL = methodNotAllowed({ GET, DELETE });
