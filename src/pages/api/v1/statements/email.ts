import { STATEMENT_CALLS } from '../../../../features/shared-verdicts/contract.ts';
import { stateUpload } from '../../../../features/shared-verdicts/statements.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'either', limit: STATEMENT_CALLS }, stateUpload);

export const ALL = methodNotAllowed({ POST });
