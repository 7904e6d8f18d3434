import { removeApiKey } from '../../../../features/api-keys/api-keys.server.ts';
import { API_KEY_CHANGE_LIMIT } from '../../../../features/api-keys/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint({ access: 'signed-in', perUser: API_KEY_CHANGE_LIMIT }, removeApiKey);

export const ALL = methodNotAllowed({ DELETE });
