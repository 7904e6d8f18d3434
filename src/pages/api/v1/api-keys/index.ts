import { addApiKey, listApiKeys, removeAllApiKeys } from '../../../../features/api-keys/api-keys.server.ts';
import { newApiKeyBody } from '../../../../features/api-keys/bodies.server.ts';
import { API_KEY_CHANGE_LIMIT } from '../../../../features/api-keys/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, listApiKeys);

export const POST = endpoint({ access: 'signed-in', body: newApiKeyBody, perUser: API_KEY_CHANGE_LIMIT }, addApiKey);

export const DELETE = endpoint({ access: 'signed-in', perUser: API_KEY_CHANGE_LIMIT }, removeAllApiKeys);

export const ALL = methodNotAllowed({ GET, POST, DELETE });
