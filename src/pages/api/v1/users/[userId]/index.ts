import { deleteAccount } from '../../../../../features/account/account.server.ts';
import { describeAccount } from '../../../../../features/account/describe-account.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, describeAccount);

export const DELETE = endpoint({ access: 'signed-in' }, (call) => deleteAccount(call));

export const ALL = methodNotAllowed({ GET, DELETE });
