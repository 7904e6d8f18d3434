import type { Scope } from '../../../../features/api-keys/contract.ts';
import { newTaskBody } from '../../../../features/tasks/contract.ts';
import { addTask, listTasks } from '../../../../features/tasks/tasks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in', scope: 'tasks:read' satisfies Scope }, ({ services, user }) =>
  listTasks(services, user.userId),
);

export const POST = endpoint({ access: 'signed-in', body: newTaskBody }, ({ services, user, body }) =>
  addTask(services, user.userId, body),
);

export const ALL = methodNotAllowed({ GET, POST });
