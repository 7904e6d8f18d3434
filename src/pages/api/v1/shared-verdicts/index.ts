import { LINK_CALLS, linkBody } from '../../../../features/shared-verdicts/contract.ts';
import { createLink } from '../../../../features/shared-verdicts/links.server.ts';
import { listLinks } from '../../../../features/shared-verdicts/own-links.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => listLinks(services, user.userId));

export const POST = endpoint({ access: 'either', body: linkBody, limit: LINK_CALLS }, createLink);

export const ALL = methodNotAllowed({ GET, POST });
