import { startSignIn } from '../../../../../../../features/sign-in/auth-url.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, (call) => startSignIn(call));

export const ALL = methodNotAllowed({ GET });
