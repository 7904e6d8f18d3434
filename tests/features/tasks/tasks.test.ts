import ical from 'node-ical';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloadCalendar } from '../../../src/features/tasks/calendar.server.ts';
import { MAX_TASKS, type Task, type TaskBody, taskBody, taskChange } from '../../../src/features/tasks/contract.ts';
import { createFeed, describeFeed, readFeed, revokeFeed } from '../../../src/features/tasks/feed.server.ts';
import { collectTasks } from '../../../src/features/tasks/my-data.server.ts';
import { addTask, changeTask, deleteTask, listTasks, readTask } from '../../../src/features/tasks/tasks.server.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const BODY: TaskBody = { kind: 'task', title: 'Pay the rent', due: '2026-12-01', minutes: null, location: null };

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`on ${database.name}`, () => {
    let services: TestServices;
    let userId: string;
    let otherId: string;
    let clock: number;

    beforeEach(async () => {
      clock = NOW;
      const { databaseUrl } = await database.create();
      const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
      services = await openTestServices({ environment, now: () => clock });
      userId = (await registered(services, 'maren')).id;
      otherId = (await registered(services, 'jonas')).id;
    });
    afterEach(() => services.close());

    const add = async (more: Partial<TaskBody> = {}) =>
      (await addTask(services, userId, taskBody.parse({ ...BODY, ...more }))) as Task;
    const eventsOf = (text: string) =>
      Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');

    test('own tasks are listed by when they are due, changed and done', async () => {
      const later = await add({ due: '2026-12-04T15:00+01:00' });
      const first = await add();
      expect((await listTasks(services, userId)).map(({ id }) => id)).toEqual([first.id, later.id]);
      expect(await changeTask(services, userId, first.id, { title: 'Pay both', done: true })).toEqual({
        ...first,
        title: 'Pay both',
        done: true,
      });
      expect(await changeTask(services, userId, first.id, { done: false })).toMatchObject({
        title: 'Pay both',
        done: false,
      });
      expect(await deleteTask(services, userId, first.id)).toEqual({ ok: true });
      expect(await readTask(services.db, userId, first.id)).toMatchObject({ code: 'TASK_NOT_FOUND' });
    });

    test.each([
      '',
      'soon',
      '2026-02-31',
      '2026-12-04T25:00',
      '2026-12-04 15:00',
      '2026-12-04T15:00Z',
      '2026-12-04T15:00:30',
    ])('%j is no date that something is due on', (due) =>
      expect(taskBody.safeParse({ ...BODY, due }).success).toBe(false),
    );

    test.each(['2026-12-04', '2026-12-04T15:00', '2026-12-04T15:00-05:00'])('%j is one', (due) =>
      expect(taskBody.safeParse({ ...BODY, due }).success).toBe(true),
    );

    test('a title and a place have one line each, and a title has words', () => {
      expect(taskBody.parse({ ...BODY, title: ' Pay\r\nboth', location: 'Room\u202e 4\n' })).toMatchObject({
        title: 'Pay both',
        location: 'Room  4',
      });
      expect(taskBody.parse({ ...BODY, location: '\u2028' })).toMatchObject({ location: null });
      expect(taskBody.safeParse({ ...BODY, title: '\u202e\n' }).success).toBe(false);
      expect(taskChange.safeParse({ title: '\u202e' }).success).toBe(false);
      expect(taskChange.parse({ done: true })).toEqual({ done: true });
    });

    test('another user’s task is not there', async () => {
      const { id } = await add();
      expect(await readTask(services.db, otherId, id)).toMatchObject({ status: 404 });
      expect(await changeTask(services, otherId, id, { done: true })).toMatchObject({ status: 404 });
      expect(await deleteTask(services, otherId, id)).toMatchObject({ status: 404 });
      expect(await downloadCalendar(services, otherId, id)).toMatchObject({ status: 404 });
      expect(await readTask(services.db, userId, id)).toMatchObject({ done: false });
    });

    test('sent twice under one submission it is one task, also at once, and only of its user', async () => {
      const body = { ...BODY, submission: '3d1c1f0e-8a52-4f0a-9a39-5a5fd6d3f9b1' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => addTask(services, userId, body)));
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect(answers[0]).toMatchObject({ title: BODY.title, done: false });
      expect(await addTask(services, userId, { ...body, submission: body.submission.toUpperCase() })).toEqual(
        answers[0],
      );
      const tasks = await listTasks(services, userId);
      expect(tasks).toEqual([answers[0]]);
      const others = (await addTask(services, otherId, body)) as Task;
      expect(others.id).not.toBe(tasks[0]?.id);
      expect(await listTasks(services, userId)).toHaveLength(1);
    });

    test('a list has an end, also for who adds many at once', async () => {
      const { id } = await add();
      const row = await services.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const rows = Array.from({ length: MAX_TASKS - 2 }, (_, at) => ({ ...row, id: String(at) }));
      for (let at = 0; at < rows.length; at += 100) {
        await services.db
          .insertInto('tasks')
          .values(rows.slice(at, at + 100))
          .execute();
      }
      const answers = await Promise.all(Array.from({ length: 50 }, () => addTask(services, userId, BODY)));
      expect(answers.filter((answer) => !('code' in answer))).toHaveLength(1);
      expect(await addTask(services, userId, BODY)).toMatchObject({ status: 409, code: 'TOO_MANY_TASKS' });
    });

    test('one task, or all of them, are a calendar file', async () => {
      const { id } = await add({
        title: 'Pay\nEND:VEVENT',
        kind: 'appointment',
        due: '2026-12-04T15:00+01:00',
        minutes: 30,
      });
      await add();
      const file = (await downloadCalendar(services, userId, id)) as Response;
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="letterlock.ics"');
      expect(eventsOf(await file.text())).toMatchObject([
        { uid: `${id}@localhost`, summary: 'Pay END:VEVENT', start: new Date('2026-12-04T14:00Z') },
      ]);
      const answer = (await downloadCalendar(services, userId, undefined)) as Response;
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(eventsOf(await answer.text())).toHaveLength(2);
    });

    async function fetchFeed(token: string, headers: Record<string, string> = {}, from = '192.0.2.1') {
      const request = new Request(`http://localhost/calendar/${token}.ics`, { headers });
      const context = { request, params: { token }, clientAddress: from, locals: { services } };
      return readFeed({ services, context } as unknown as Parameters<typeof readFeed>[0]);
    }

    test('anyone with the calendar link gets the tasks, until it is revoked or replaced', async () => {
      await add();
      const { token } = await createFeed(services, userId);
      const answer = (await fetchFeed(token)) as Response;
      expect(eventsOf(await answer.text())).toMatchObject([{ summary: 'Due: Pay the rent' }]);
      expect(await describeFeed(services, userId)).toEqual({
        madeAt: '2026-11-21T10:00:00.000Z',
        readAt: '2026-11-21T10:00:00.000Z',
      });
      const stored = JSON.stringify(await services.db.selectFrom('calendar_feeds').selectAll().execute());
      expect(stored).not.toContain(token);
      const renewed = await createFeed(services, userId);
      expect(await fetchFeed(token)).toMatchObject({ status: 404, code: 'FEED_NOT_FOUND' });
      expect(await fetchFeed(renewed.token)).toBeInstanceOf(Response);
      await revokeFeed(services, userId);
      expect(await fetchFeed(renewed.token)).toMatchObject({ status: 404 });
      expect(await describeFeed(services, userId)).toEqual({ madeAt: null, readAt: null });
    });

    test('the feed is sent again only when something has changed', async () => {
      const { id } = await add();
      const { token } = await createFeed(services, userId);
      const { headers } = (await fetchFeed(token)) as Response;
      const etag = headers.get('etag') ?? '';
      clock += 60_000;
      expect(((await fetchFeed(token, { 'if-none-match': `W/${etag}` })) as Response).status).toBe(304);
      expect(((await fetchFeed(token, { 'if-none-match': '*' })) as Response).status).toBe(304);
      await changeTask(services, userId, id, { done: true });
      expect(((await fetchFeed(token, { 'if-none-match': etag })) as Response).status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    });

    test('a feed is not read without end', async () => {
      const { token } = await createFeed(services, userId);
      for (let call = 0; call < 60; call += 1) expect(await fetchFeed(token)).toBeInstanceOf(Response);
      expect(await fetchFeed(token, {}, '192.0.2.2')).toMatchObject({ status: 429 });
    });

    test('everything goes with the account, and into the download before', async () => {
      const task = await add();
      await createFeed(services, userId);
      expect(await collectTasks(services, userId)).toMatchObject({
        tasks: [task],
        suggestions: [],
        calendarFeed: { madeAt: '2026-11-21T10:00:00.000Z' },
      });
      await services.db.deleteFrom('users').where('id', '=', userId).execute();
      for (const table of ['tasks', 'suggestions', 'calendar_feeds'] as const) {
        expect(await services.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });
}
