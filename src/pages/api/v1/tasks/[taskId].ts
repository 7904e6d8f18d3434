import { DELETION_LIMIT } from '../../../../features/account/contract.ts';
import type { Scope } from '../../../../features/api-keys/contract.ts';
import { taskChange } from '../../../../features/tasks/contract.ts';
import { changeTask, deleteTask, readTask } from '../../../../features/tasks/tasks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'tasks:read' satisfies Scope },
  ({ services, user, context }) => readTask(services.db, user.userId, context.params.taskId ?? ''),
);

export const POST = endpoint({ access: 'signed-in', body: taskChange }, ({ services, user, body, context }) =>
  changeTask(services, user.userId, context.params.taskId ?? '', body),
);

export const DELETE = endpoint({ access: 'signed-in', perUser: DELETION_LIMIT }, ({ services, user, context }) =>
  deleteTask(services, user.userId, context.params.taskId ?? ''),
);

export const ALL = methodNotAllowed({ GET, POST, DELETE });
