import { CODE_LIMIT, resetPasswordBody } from '../../../../features/password/contract.ts';
import { resetPassword } from '../../../../features/password/new-password.server.ts';
import { whereOn } from '../../../../features/password/switch.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint({ access: 'anyone', body: resetPasswordBody, limit: CODE_LIMIT }, whereOn(resetPassword));

export const ALL = methodNotAllowed({ POST });
