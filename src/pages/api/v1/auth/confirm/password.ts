import { confirmByPassword } from '../../../../../features/password/confirm.server.ts';
import { confirmPasswordBody } from '../../../../../features/password/contract.ts';
import { whereOn } from '../../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: confirmPasswordBody }, whereOn(confirmByPassword));

export const ALL = methodNotAllowed({ POST });
