import { ASKS_OF_USER, askBody } from '../../../../../features/shared-verdicts/contract.ts';
import { emailLink } from '../../../../../features/shared-verdicts/email-link.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: askBody, perUser: ASKS_OF_USER }, emailLink);

export const ALL = methodNotAllowed({ POST });
