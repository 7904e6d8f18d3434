import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropExpired } from '../../src/commands/maintenance.ts';
import { addReport } from '../../src/features/feedback/reports.server.ts';
import { rememberDisplayed } from '../../src/features/mailbox/displayed-emails.server.ts';
import { openSession } from '../../src/server/session/refresh-token.ts';
import { signedIn } from '../support/people.ts';
import { openTestServices, type TestServices } from '../support/services.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

let services: TestServices;
let skew = 0;
beforeEach(async () => {
  services = await openTestServices({ now: () => Date.now() + skew });
});
afterEach(() => services.close());

test('expired sessions are deleted with their tokens, even if no one logs in; others stay', async () => {
  await signedIn(services, 'maren');
  const { user } = await signedIn(services, 'jonas');
  await dropExpired(services);
  expect(await services.db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
  skew = YEAR_MS;
  await services.db.transaction().execute((trx) => openSession(services, trx, user));
  await dropExpired(services);
  const families = await services.db.selectFrom('sessions').select(['id', 'user_id']).execute();
  const tokens = await services.db.selectFrom('refresh_tokens').select('session_id').execute();
  expect(families).toMatchObject([{ user_id: user.id }]);
  expect(tokens).toEqual(families.map(({ id }) => ({ session_id: id })));
});

test('displayed emails and reports that have expired are deleted', async () => {
  const { user } = await signedIn(services, 'maren');
  const reader = { userId: user.id, connection: 'one' };
  await rememberDisplayed(services, reader, 'm1', { subject: 'Ping', body: 'pong' });
  await addReport(services, {
    reason: 'Other issue',
    emailContent: 'text',
    reportedAt: '2026-11-22T00:00:00.000Z',
    consent: { version: '1', at: '2026-11-22T00:00:00.000Z' },
    confidenceScore: 50,
    severity: 'None',
    modelVersion: '1',
  });
  const counts = async () => [
    (await services.db.selectFrom('displayed_emails').select('message_id').execute()).length,
    (await services.db.selectFrom('reports').select('id').execute()).length,
  ];
  await dropExpired(services);
  expect(await counts()).toEqual([1, 1]);
  skew += 61 * 60_000;
  await dropExpired(services);
  expect(await counts()).toEqual([0, 1]);
  skew += YEAR_MS;
  await dropExpired(services);
  expect(await counts()).toEqual([0, 0]);
});
