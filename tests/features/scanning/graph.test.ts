import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Monitor, monitorMailboxes } from '../../../src/features/scanning/monitor.server.ts';
import { storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { graphError } from '../../mocks/graph.ts';
import { FakeMicrosoft, MICROSOFT_SETTINGS } from '../../mocks/microsoft.ts';
import { registered } from '../../support/people.ts';
import { PROVIDERS } from '../../support/provider-headers.ts';
import { makeDue, overNetwork, scannedMessages, switchOn, until } from '../../support/scanning.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const HOUR_MS = 60 * 60 * 1000;
const OWNER = 'ada@northwind.example';
const exchange = PROVIDERS.find(({ provider }) => provider === 'Outlook');

let services: TestServices;
let userId: string;
let microsoft: FakeMicrosoft;
let monitor: Monitor | undefined;

beforeEach(async () => {
  microsoft = new FakeMicrosoft();
  services = await openTestServices({ environment: MICROSOFT_SETTINGS });
  userId = (await registered(services)).id;
  await connect();
});
afterEach(async () => {
  await monitor?.stop();
  await services.close();
});

const connect = () =>
  storeGrant(services, userId, {
    ...{ provider: 'microsoft', address: OWNER, accessToken: 'ya29.first', refreshToken: '1//first' },
    accessTokenExpiresAt: services.now() + HOUR_MS,
  });
const email = (from: string, subject: string, text: string) =>
  `From: ${from}\r\nTo: ${OWNER}\r\nSubject: ${subject}\r\nMessage-ID: <${subject.length}@x.example>\r\n\r\n${text}\r\n`;
const LUNCH = email('Bo <bo@home.example>', 'Lunch', 'Shall we meet at noon?');
const LURE = email(
  'PayPal <service@paypal.com>',
  'Your account is limited',
  'Confirm your password within 24 hours or your account is closed: http://203.0.113.7/paypal/login',
);
const row = () =>
  services.db.selectFrom('monitors').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

async function firstVisit() {
  monitor = monitorMailboxes(services, { openSource: overNetwork(microsoft.network) });
  await switchOn(services, userId);
  await until(async () => (await row()).mailbox !== null && (await row()).lease_owner === null);
}
/** @returns the problem that the next poll ends with */
async function nextVisit(): Promise<string | null> {
  const asked = microsoft.graph.requests.length;
  await makeDue(services, userId);
  await until(async () => microsoft.graph.requests.length > asked && (await row()).lease_owner === null);
  return (await row()).problem;
}

test('an Outlook mailbox is scanned: earlier emails, then new ones, whose sender its own server checked', async () => {
  // A hyphen between digits is no IMAP id.
  microsoft.graph.messages.push({ id: '81-ab_c==', raw: exchange?.confirmed('home.example') + LUNCH });
  await firstVisit();
  await until(async () => (await scannedMessages(services, userId)).length === 1);
  expect(await scannedMessages(services, userId)).toMatchObject([{ message_id: '81-ab_c==', verdict: 'safe' }]);
  expect(await services.db.selectFrom('alerts').selectAll().execute()).toEqual([]);

  microsoft.graph.messages.unshift({
    ...{ id: '82-cd', raw: exchange?.forged('paypal.com') + LURE },
    receivedAt: services.now(),
  });
  await makeDue(services, userId);
  const scans = await until(async () => {
    const found = await scannedMessages(services, userId);
    return found.length === 2 && found;
  });
  expect(scans[1]).toMatchObject({ message_id: '82-cd', verdict: 'dangerous', mailbox: OWNER });
  await until(async () => (await services.db.selectFrom('alerts').selectAll().execute()).length === 1);
});

test('whom its owner writes to is known from the sent folder', async () => {
  microsoft.graph.messages.push({
    ...{ id: 's', raw: '', folder: 'sentitems' as const, receivedAt: 1000 },
    to: [{ name: 'Bo', address: 'bo@home.example' }],
  });
  await firstVisit();
  const people = await until(async () => {
    const found = await services.db.selectFrom('correspondents').selectAll().where('kind', '=', 'address').execute();
    return found.length > 0 && found;
  });
  expect(people).toHaveLength(1);
});

test('problems end with their cause, and scanning goes on where it stopped', async () => {
  await firstVisit();
  microsoft.graph.answerWith(() => graphError(404, 'MailboxNotEnabledForRESTAPI'));
  expect(await nextVisit()).toBe('MAILBOX_NOT_ONLINE');
  microsoft.graph.answerWith(undefined);
  expect(await nextVisit()).toBeNull();
  microsoft.graph.answerWith(() => graphError(403, 'ErrorAccessDenied'));
  expect(await nextVisit()).toBe('MAILBOX_RECONNECT');
  microsoft.graph.answerWith(undefined);
  microsoft.graph.messages.unshift({ id: 'new', raw: LUNCH, receivedAt: services.now() });
  await connect();
  await until(async () => (await scannedMessages(services, userId)).length === 1);
});
