import { changePasswordBody } from '../../../../features/password/contract.ts';
import { changePassword } from '../../../../features/password/new-password.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'signed-in', body: changePasswordBody }, changePassword);

export const ALL = methodNotAllowed({ POST });
