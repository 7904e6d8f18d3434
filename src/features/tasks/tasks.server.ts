import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import type { Schema, TaskTable } from '../../server/db/schema.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockUser } from '../../server/users.ts';
import { MAX_TASKS, type NewTaskBody, type Task, type TaskChange } from './contract.ts';
import { ORIGIN_COLUMNS, originOf } from './origin.server.ts';
import { TASK_MESSAGES } from './texts.ts';

export async function listTasks({ db }: Services, userId: string): Promise<Task[]> {
  const rows = await tasksOf(db, userId).orderBy('due').orderBy('tasks.id').execute();
  return rows.map(taskOf);
}

/** Another user's task counts as not found. */
export async function readTask(db: Kysely<Schema>, userId: string, taskId: string): Promise<Task | Failure> {
  const row = await tasksOf(db, userId).where('tasks.id', '=', taskId).executeTakeFirst();
  return row ? taskOf(row) : taskNotFound();
}

/** Repeated with the same `submission`, it returns the first task. */
export async function addTask(
  services: Services,
  userId: string,
  { submission = randomUUID(), ...body }: NewTaskBody,
): Promise<Task | Failure> {
  const { db, now } = services;
  const id = idOf(userId, submission);
  return db.transaction().execute(async (trx) => {
    const full = await checkTaskLimit(services, trx, userId);
    const before = await readTask(trx, userId, id);
    if (!isFailure(before)) return before;
    if (full) return full;
    await insertTask(trx, userId, { id, scan_id: null, ...body }, now());
    return readTask(trx, userId, id);
  });
}

/** Includes the user, so that a submission never matches another user's task. */
function idOf(userId: string, submission: string): string {
  const hash = createHash('sha256').update(`task ${userId} ${submission.toLowerCase()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

export async function insertTask(
  trx: Kysely<Schema>,
  userId: string,
  task: Omit<TaskTable, 'user_id' | 'done_at' | 'made_at' | 'changed_at'>,
  now: number,
): Promise<void> {
  await trx
    .insertInto('tasks')
    .values({ ...task, user_id: userId, done_at: null, made_at: now, changed_at: now })
    .execute();
}

/** Locks the account, so that no other call can add a task at the same time. Call it first in a transaction. */
export async function checkTaskLimit(
  services: Services,
  trx: Kysely<Schema>,
  userId: string,
): Promise<Failure | undefined> {
  await lockUser(services, trx, userId);
  const { count } = await trx
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < MAX_TASKS) return undefined;
  return failure(409, 'TOO_MANY_TASKS', TASK_MESSAGES.tooMany(MAX_TASKS));
}

export async function changeTask(
  { db, now }: Services,
  userId: string,
  taskId: string,
  { done, ...changed }: TaskChange,
): Promise<Task | Failure> {
  const at = now();
  await db
    .updateTable('tasks')
    .set({
      ...changed,
      ...(done === undefined ? {} : { done_at: done ? at : null }),
      changed_at: at,
    })
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .execute();
  return readTask(db, userId, taskId);
}

export async function deleteTask(services: Services, userId: string, taskId: string): Promise<{ ok: true } | Failure> {
  const { numDeletedRows } = await services.db
    .deleteFrom('tasks')
    .where('user_id', '=', userId)
    .where('id', '=', taskId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return taskNotFound();
  await overwriteDeleted(services);
  return { ok: true };
}

function tasksOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('tasks')
    .leftJoin('scans', 'scans.id', 'tasks.scan_id')
    .select(['tasks.id', 'tasks.kind', 'title', 'due', 'minutes', 'location', 'done_at'])
    .select(ORIGIN_COLUMNS)
    .where('tasks.user_id', '=', userId);
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['executeTakeFirstOrThrow']>>;

function taskOf({ done_at, scan_id, subject, sender, sender_name, ...body }: TaskRow): Task {
  const isKnown = scan_id !== null && subject !== null && sender !== null && sender_name !== null;
  return {
    ...body,
    done: done_at !== null,
    origin: isKnown ? originOf({ scan_id, subject, sender, sender_name }) : null,
  };
}

export function taskNotFound(): Failure {
  return failure(404, 'TASK_NOT_FOUND', TASK_MESSAGES.taskNotFound);
}
