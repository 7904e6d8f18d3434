import { downloadStatement } from '../../features/shared-verdicts/page.server.ts';
import { methodNotAllowed } from '../../server/endpoint.ts';

export const prerender = false;

export const GET = downloadStatement;

export const ALL = methodNotAllowed({ GET });
