import { site } from '../../content/site.ts';
import { toCalendar } from '../../engines/tasks/index.ts';
import type { TaskTable } from '../../server/db/schema.ts';
import type { Failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { taskNotFound } from './tasks.server.ts';

/** The same tasks give the same file. */
export async function calendarOf(services: Services, userId: string): Promise<string> {
  return calendarFile(services, await taskRows(services, userId).execute());
}

export async function downloadCalendar(
  services: Services,
  userId: string,
  taskId: string | undefined,
): Promise<Response | Failure> {
  const rows = await taskRows(services, userId)
    .$if(taskId !== undefined, (tasks) => tasks.where('id', '=', taskId ?? ''))
    .execute();
  if (taskId !== undefined && rows.length === 0) return taskNotFound();
  return calendarResponse(calendarFile(services, rows), {
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${site.name.toLowerCase()}.ics"`,
  });
}

export function calendarResponse(text: string, headers: Record<string, string>): Response {
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers } });
}

function taskRows({ db }: Services, userId: string) {
  return db.selectFrom('tasks').selectAll().where('user_id', '=', userId).orderBy('due').orderBy('id');
}

function calendarFile({ settings }: Services, rows: readonly TaskTable[]): string {
  const { hostname } = new URL(settings.siteUrl);
  return toCalendar(
    rows.map(({ id, kind, title, due, minutes, location, done_at, changed_at }) => ({
      uid: `${id}@${hostname}`,
      kind,
      title,
      due,
      done: done_at !== null,
      changed: new Date(changed_at),
      ...(minutes !== null && { minutes }),
      ...(location !== null && { location }),
    })),
    site.name,
  );
}
