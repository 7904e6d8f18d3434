import type { Scope } from '../../../../features/api-keys/contract.ts';
import { newTaskBody, type TasksAnswer } from '../../../../features/tasks/contract.ts';
import { listSuggestions } from '../../../../features/tasks/suggestions.server.ts';
import { addTask, listTasks } from '../../../../features/tasks/tasks.server.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', scope: 'tasks:read' satisfies Scope },
  async ({ services, user }) => {
    const [tasks, suggestions] = await Promise.all([
      listTasks(services, user.userId),
      listSuggestions(services, user.userId),
    ]);
    return { tasks, suggestions } satisfies TasksAnswer;
  },
);

export const POST = endpoint({ access: 'signed-in', body: newTaskBody }, ({ services, user, body }) =>
  addTask(services, user.userId, body),
);

export const ALL = methodNotAllowed({ GET, POST });
