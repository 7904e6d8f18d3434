import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dropExpiredDisplayedEmails,
  findDisplayed,
  type Reader,
  rememberDisplayed,
} from '../../../src/features/mailbox/displayed-emails.server.ts';
import { connectedUser } from '../../support/mailbox.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const HOUR = 60 * 60 * 1000;
let now = Date.UTC(2026, 10, 20);
let services: TestServices;
let reader: Reader;

beforeAll(async () => {
  services = await openTestServices({ now: () => now });
  reader = { userId: (await connectedUser(services)).userId, connection: 'one' };
});
afterAll(() => services.close());

test('an email is found again by what a form makes of it', async () => {
  await rememberDisplayed(services, reader, 'm1', { subject: 'One\r\n two', body: 'a\r\nb\rc\n\ud800 ' });
  expect(await findDisplayed(services, reader, { subject: 'One two', body: 'a\nb\nc\n\ufffd ' })).toBe('m1');
  expect(await findDisplayed(services, reader, { subject: 'One two', body: 'a\nb\nc\n\ufffd' })).toBe('m1');
});

test('any other word makes it a different email', async () => {
  await rememberDisplayed(services, reader, 'm2', { subject: 'Tea', body: 'at four' });
  expect(await findDisplayed(services, reader, { subject: 'Tea', body: 'at five' })).toBeUndefined();
  expect(await findDisplayed(services, reader, { subject: 'Te', body: 'aat four' })).toBeUndefined();
});

test('of two equal emails the one shown last counts', async () => {
  await rememberDisplayed(services, reader, 'm3', { subject: 'Ping', body: 'pong' });
  await rememberDisplayed(services, reader, 'm4', { subject: 'Ping', body: 'pong' });
  expect(await findDisplayed(services, reader, { subject: 'Ping', body: 'pong' })).toBe('m4');
});

test('it belongs to one user only', async () => {
  const other = await connectedUser(services, 'jonas');
  expect(await findDisplayed(services, { ...reader, ...other }, { subject: 'Ping', body: 'pong' })).toBeUndefined();
});

test('and of no other mailbox', async () => {
  const later = { ...reader, connection: 'two' };
  expect(await findDisplayed(services, later, { subject: 'Ping', body: 'pong' })).toBeUndefined();
});

test('it is forgotten after an hour, and nothing of the mail was ever stored', async () => {
  await rememberDisplayed(services, reader, 'm5', { subject: 'Secret plans', body: 'of the cat' });
  now += HOUR - 1;
  expect(await findDisplayed(services, reader, { subject: 'Secret plans', body: 'of the cat' })).toBe('m5');
  const stored = await services.db.selectFrom('displayed_emails').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/secret|plans|cat/i);
  now += 1;
  expect(await findDisplayed(services, reader, { subject: 'Secret plans', body: 'of the cat' })).toBeUndefined();
  await rememberDisplayed(services, reader, 'm6', { subject: 'New', body: 'email' });
  await dropExpiredDisplayedEmails(services);
  expect(await services.db.selectFrom('displayed_emails').select('message_id').execute()).toEqual([
    { message_id: 'm6' },
  ]);
});
