import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCommands } from '../../src/features/account/admin.server.ts';
import { contactCommands } from '../../src/features/contact/admin.server.ts';
import { sessionCommands } from '../../src/features/sign-in/admin.server.ts';
import { waitlistCommands } from '../../src/features/waitlist/admin.server.ts';
import { joinWaitlist } from '../../src/features/waitlist/waitlist.server.ts';
import type { Services } from '../../src/server/services.ts';
import { verifyAccessToken } from '../../src/server/session/access-token.ts';
import { type FormsSite, MESSAGE, openFormsSite } from '../support/forms-site.ts';
import { signedIn } from '../support/people.ts';

let site: FormsSite;

beforeAll(async () => {
  site = await openFormsSite();
  const applicantName = '=HYPERLINK("http://evil.example")';
  await joinWaitlist(site.services, {
    userType: 'Individual',
    workEmail: 'ada@example.com',
    applicantName,
    teamSize: null,
  });
  for (const Message of ['Good day.', 'Red \u001B[31malert\u001B[0m\u0007']) {
    await site.browser.postJson('/f/contact', { ...MESSAGE, Message }, { accept: 'application/json' });
  }
  await site.browser.postJson('/f/contact', { ...MESSAGE, Name: 'Robot', _gotcha: 'x' });
});
afterAll(() => site.close());

function run(file: 'admin' | 'outbox', ...args: string[]) {
  const env = { ...process.env, DATA_DIR: site.services.settings.dataDir };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [`src/commands/${file}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** What a command does, without the process around it. */
async function perform(name: string, operands: string[] = [], options: Record<string, string | boolean> = {}) {
  const command = [...waitlistCommands, ...contactCommands, ...sessionCommands].find((known) => known.name === name);
  if (!command) throw new Error(`there is no ${name}`);
  return command.run(site.services, { operands, options });
}

test('npm run admin explains itself, prints JSON, and says by its exit code whether it did something', async () => {
  const [help, details, list, wrong, unknown, missing, erased] = await Promise.all([
    run('admin', '--help'),
    run('admin', 'contact', 'answer', '--help'),
    run('admin', 'waitlist', 'list', '--json'),
    run('admin', 'waitlist', 'nothing'),
    run('admin', 'waitlist', 'list', '--nothing'),
    run('admin', 'waitlist', 'erase'),
    run('admin', 'waitlist', 'erase', 'nobody@example.com'),
  ]);
  expect(help.code).toBe(0);
  for (const name of [
    'waitlist list',
    'waitlist export',
    'waitlist erase EMAIL',
    'contact list',
    'contact answer ID',
  ]) {
    expect(help.stdout).toContain(name);
  }
  expect(details.stdout).toContain('--text TEXT');
  expect(JSON.parse(list.stdout)).toMatchObject([{ workEmail: 'ada@example.com', userType: 'Individual' }]);
  for (const misuse of [wrong, unknown, missing]) expect(misuse).toMatchObject({ code: 2, stdout: '' });
  expect(erased).toMatchObject({ code: 1, stdout: 'nobody@example.com is not on the waitlist.\n' });
});

// Before any test that reads the database's files: closing them drops this process's locks on them (POSIX).
test('the outbox hides codes until their email is shown', async () => {
  const { db, outbox } = site.services;
  const mail = { to: 'ada@example.com', subject: 'Your code', text: 'Use this code: [hidden]', secret: '913-000' };
  const id = await outbox.write(db, mail);
  const [all, list, shown] = await Promise.all([run('outbox', '--json'), run('outbox'), run('outbox', 'show', id)]);
  await db.deleteFrom('outbox').where('id', '=', id).execute();
  expect(list.stdout).toContain('Your code');
  for (const { stdout } of [all, list]) expect(stdout).not.toMatch(/913-000|sealed/);
  expect(shown.stdout).toContain('Use this code: 913-000');
});

test('the waitlist is listed, exported and erased', async () => {
  expect((await perform('waitlist list')).text).toContain('ada@example.com');
  expect((await perform('waitlist export')).text).toContain(
    '"ada@example.com","Individual","\'=HYPERLINK(""http://evil.example"")",""',
  );
  expect(await perform('waitlist erase', ['ADA@example.com'])).toMatchObject({ data: { entries: 1 } });
  expect(await perform('waitlist erase', ['ada@example.com'])).toMatchObject({ failed: true });
  expect((await perform('waitlist list')).text).toBe('The waitlist is empty.');
});

test('erased people are in no file any more', async () => {
  const { services } = site;
  const files = () =>
    readdirSync(services.settings.dataDir)
      .map((file) => readFileSync(join(services.settings.dataDir, file), 'latin1'))
      .join('');
  const workEmail = 'erased.somebody@example.com';
  await joinWaitlist(services, { userType: 'Individual', workEmail, applicantName: 'Erased Somebody', teamSize: null });
  const fields = { email: 'Erased.Somebody@Example.com', message: 'Full name: Erased Somebody' };
  await site.browser.postJson('/f/waitlist', fields, { accept: 'application/json' });
  expect(files()).toMatch(/erased.somebody/i);
  const erased = { entries: 1, messages: 1, mails: 1 };
  expect(await perform('waitlist erase', ['ERASED.somebody@example.com'])).toMatchObject({ data: erased });
  expect(files()).not.toMatch(/erased.somebody/i);
});

test('messages are listed without what a terminal would obey', async () => {
  const { text } = await perform('contact list');
  expect(text).toContain('Red alert');
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text).not.toContain('Robot');
  const { data, text: spam } = await perform('contact list', [], { spam: true });
  expect(spam).toContain('Robot');
  const [{ id = '' } = {}] = data as { id?: string }[];
  expect((await perform('contact answer', [id], { text: 'You are none' })).failed, 'it was none').toBeUndefined();
});

test('an answer is put into the outbox, which lists and shows it', async () => {
  const { data } = await perform('contact list');
  const [{ id = '' } = {}] = data as { id?: string }[];
  expect(await perform('contact answer', [id])).toMatchObject({ failed: true });
  expect(await perform('contact answer', ['nothing'], { text: 'Hello Ada' })).toMatchObject({ failed: true });
  expect((await perform('contact answer', [id.slice(0, 8)], { text: 'Hello Ada' })).failed).toBeUndefined();
  expect((await perform('contact list')).data).toHaveLength(1);
  expect((await perform('contact list', [], { all: true })).data).toHaveLength(2);
  const twice = await perform('contact answer', [id], { text: 'Hello again' });
  expect(twice).toMatchObject({ failed: true, text: expect.stringContaining('--again') });
  expect((await perform('contact answer', [id], { text: 'Hello again', again: true })).text).toContain('outbox');

  const rows = await site.services.db.selectFrom('outbox').select(['id', 'mail']).execute();
  const answer = rows.find(({ mail }) => mail.includes('Hello Ada'))?.id ?? '';
  const [all, list, shown, unknown, misuse] = await Promise.all([
    run('outbox', '--json'),
    run('outbox'),
    run('outbox', 'show', answer.slice(0, 8)),
    run('outbox', 'show', 'nothing'),
    run('outbox', 'nothing'),
  ]);
  expect(JSON.parse(all.stdout)).toHaveLength(5);
  expect(list.stdout).toContain('Re: your message');
  expect(shown.stdout).toMatch(/Hello Ada\n\n> Good day\./);
  expect([unknown.code, misuse.code]).toEqual([1, 2]);
});

test('sessions end logs out one user, or everybody', async () => {
  const { services } = site;
  const [ada, bob, eve] = [
    await signedIn(services, 'ada'),
    await signedIn(services, 'bob'),
    await signedIn(services, 'eve'),
  ];
  const loggedIn = async () => {
    const users = await Promise.all([ada, bob, eve].map(({ accessToken }) => verifyAccessToken(services, accessToken)));
    return users.map((user) => user?.email);
  };
  expect(await perform('sessions end', ['nobody@example.com'])).toMatchObject({ failed: true });
  expect(await perform('sessions end', [' Bob@Example.com'])).toMatchObject({ data: { sessions: 1 } });
  expect(await loggedIn()).toEqual(['ada@example.com', undefined, 'eve@example.com']);
  expect(await perform('sessions end', ['everybody'])).toMatchObject({ data: { sessions: 2 } });
  expect(await loggedIn()).toEqual([undefined, undefined, undefined]);
});

test('users email shows the text first, and queues it for every user only when told to', async () => {
  // The users of the test before.
  const { services } = site;
  const file = join(services.settings.dataDir, 'news.txt');
  writeFileSync(file, 'Our terms change on 1 March.\u001B[31m');
  const mail = { smtpUrl: 'smtp://mail.example', from: 'a@example.com', supportAddress: 'b@example.com' };
  const withMail = { ...services, settings: { ...services.settings, mail } };
  const email = (options: Record<string, string | boolean>, from: Services = withMail, text = file) =>
    accountCommands[0]?.run(from, { operands: [text], options });
  const queued = () =>
    services.db.selectFrom('outbox').select('recipient').where('mail', 'like', '%Our terms change%').execute();
  const subject = 'New terms';

  expect(await email({})).toMatchObject({ failed: true });
  expect(await email({ subject }, withMail, `${file}.missing`)).toMatchObject({ failed: true });
  expect(await email({ subject, send: true }, services)).toMatchObject({ failed: true });
  const preview = await email({ subject });
  expect(preview?.text).toContain('Our terms change on 1 March.');
  expect(preview?.text).not.toContain('\u001B');
  expect(await queued()).toEqual([]);

  expect(await email({ subject, send: true })).toMatchObject({ data: { users: 3, sent: true } });
  const recipients = (await queued()).map(({ recipient }) => recipient).sort();
  expect(recipients).toEqual(['ada@example.com', 'bob@example.com', 'eve@example.com']);
});
