import { readFeed } from '../../features/tasks/feed.server.ts';
import { endpoint, methodNotAllowed } from '../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'anyone' }, readFeed);

export const ALL = methodNotAllowed({ GET });
