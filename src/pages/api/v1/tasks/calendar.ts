import { downloadCalendar } from '../../../../features/tasks/calendar.server.ts';
import { calendarQuery } from '../../../../features/tasks/contract.ts';
import { endpoint, methodNotAllowed } from '../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in', query: calendarQuery }, ({ services, user, query }) =>
  downloadCalendar(services, user.userId, query.task),
);

export const ALL = methodNotAllowed({ GET });
