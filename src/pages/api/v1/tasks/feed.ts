import { createFeed, describeFeed, revokeFeed } from '../../../../features/tasks/feed.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, ({ services, user }) => describeFeed(services, user.userId));

export const POST = endpoint({ access: 'signed-in' }, ({ services, user }) => createFeed(services, user.userId));

export const DELETE = endpoint({ access: 'signed-in' }, ({ services, user }) => revokeFeed(services, user.userId));

export const ALL = methodNotAllowed({ GET, POST, DELETE });
