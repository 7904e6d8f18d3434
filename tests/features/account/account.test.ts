import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, downloadData } from '../../../src/features/account/account.server.ts';
import type { AccountData } from '../../../src/features/account/contract.ts';
import { eraseScans } from '../../../src/features/scanning/monitor-settings.server.ts';
import { collectScanning } from '../../../src/features/scans/my-data.server.ts';
import * as data from '../../../src/pages/api/v1/users/[userId]/data.ts';
import type { ScanTable, Schema } from '../../../src/server/db/schema.ts';
import { endpoint } from '../../../src/server/endpoint.ts';
import { FakeGoogle, GOOGLE_SETTINGS } from '../../mocks/google.ts';
import { DAY, MINUTE, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';
import { everythingOf, OF_NOBODY, PERSONAL } from './ada.ts';

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

type Session = Awaited<ReturnType<typeof everythingOf>>;

for (const database of databases) {
  describe.skipIf(database.missing)(`an account on ${database.name}`, () => {
    let clock: ReturnType<typeof testClock>;
    let google: FakeGoogle;
    let site: TestSite;
    let browser: TestBrowser;
    let ada: Session;
    let bo: Session;

    beforeEach(async () => {
      clock = testClock();
      google = new FakeGoogle();
      const { databaseUrl } = await database.create();
      const environment = { ...GOOGLE_SETTINGS, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
      const remove = endpoint({ access: 'signed-in' }, (call) => deleteAccount(call, google.network));
      const lateData = endpoint({ access: 'signed-in' }, async (call) => {
        await call.services.db.deleteFrom('users').where('id', '=', call.user.userId).execute();
        return downloadData(call);
      });
      const routes = {
        '/users/:userId/data': data,
        '/users/:userId/late-data': { GET: lateData },
        '/users/:userId': { DELETE: remove },
      };
      site = await openTestSite(routes, { environment, now: clock.now });
      browser = new TestBrowser(site.siteUrl);
      ada = await everythingOf(site.services, 'ada');
      bo = await everythingOf(site.services, 'bo');
    });
    afterEach(() => site.close());

    const call = (
      method: string,
      path: string,
      who: { accessToken: string; device: string } = ada,
      device = who.device,
    ) => {
      if (device !== '') browser.cookies.set('device', device);
      return browser.fetch(path, {
        method,
        headers: { authorization: `Bearer ${who.accessToken}`, origin: site.siteUrl },
      });
    };
    const remove = (whose: Session, who: Session = whose, device = who.device) =>
      call('DELETE', `/users/${whose.user.id}`, who, device);

    /** All rows of all tables with personal data. */
    async function rows(): Promise<Record<string, Record<string, unknown>[]>> {
      const tables = await Promise.all(
        PERSONAL.map(async (table) => [table, await site.services.db.selectFrom(table).selectAll().execute()] as const),
      );
      return Object.fromEntries(tables);
    }

    test('every table is listed as personal or not personal', async () => {
      const tables = await site.services.db.introspection.getTables();
      const named = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
      const known: string[] = [...PERSONAL, ...Object.keys(OF_NOBODY)];
      expect(named.filter((name) => !known.includes(name))).toEqual([]);
      for (const [table, found] of Object.entries(await rows())) {
        expect(JSON.stringify(found), `${table} has a row of ada`).not.toBe('[]');
      }
    });

    test('is downloaded whole, and without a secret', async () => {
      const answer = await call('GET', `/users/${ada.user.id}/data`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="letterlock-data.json"');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      const now = new Date(clock.now()).toISOString();
      expect(JSON.parse(text) as AccountData).toMatchObject({
        exportedAt: now,
        account: { ...ada.user, createdAt: now, passwordChangedAt: now },
        identities: [
          { subject: 'subject-of-ada', email: ada.user.email, linkedAt: now, lastUsedAt: null, tellsTime: null },
        ],
        sessions: [{ createdAt: now, authenticatedAt: now, endedAt: null }],
        alertHooks: [
          {
            ...{ host: 'ada.hooks.example', since: now, disabledAt: null },
            deliveries: [{ scanId: 'scan-of-ada', attempts: 1, status: 204, problem: null, deliveredAt: now }],
          },
        ],
        sharedVerdicts: [{ emailedTo: [{ address: 'friend-of-ada@example.org' }] }],
        pushes: [{ service: 'push.example', since: now }],
        mailbox: { kind: 'google', address: 'ada@gmail.example', ended: false },
        shownEmails: [{ messageId: 'message-of-ada', shownAt: now }],
        codeRequests: [{ purpose: 'reset' }],
        waitlist: { applicantName: 'Name of ada' },
        messages: [{ form: 'contact', fields: { Message: 'Message of ada' }, receivedAt: now, answeredAt: null }],
        mails: [{ subject: 'To ada', writtenAt: now }],
        scanning: { scanned: 1, unread: 1, consentVersion: 'version-of-ada', consentedMailbox: 'ada@gmail.example' },
        baseline: { emails: 1, senders: 1, people: 1 },
        senderHistories: [{ emails: 3, firstSeen: '2026-11-20' }],
        correspondents: [{ kind: 'address', emailsWritten: 7 }],
        unscanned: [{ messageId: 'waiting-of-ada', foundAt: now }],
        scans: [
          {
            ...{
              subject: 'Prize of ada',
              sender: { address: 'fraud-of-ada@sender.example' },
              messageId: 'scanned-of-ada',
            },
            ...{ analysis: { conclusion: 'Conclusion of ada' }, alert: { raisedAt: now, readAt: null } },
          },
        ],
        corrections: [
          {
            scanId: 'scan-of-ada',
            opinion: 'dangerous',
            reason: 'Opinion of ada',
            coversEmail: true,
            coversSender: true,
          },
        ],
        wrongFindings: [{ scanId: 'scan-of-ada', finding: 'wording', note: 'Note of ada' }],
        tasks: [{ title: 'Task of ada' }],
        suggestions: [{ title: 'Suggestion of ada', quote: 'Quote of ada' }],
      });
      const stored = await rows();
      const secrets = [
        'argon2id',
        '123456',
        'ya29.',
        '1//',
        'code-hash',
        'feed-hash',
        'sender-key',
        'entry-key',
        ...(stored.refresh_tokens ?? []).map(({ hash }) => String(hash)),
        ...(stored.sessions ?? []).map(({ device_hash }) => String(device_hash)),
        ...(stored.mailbox_grants ?? []).map(({ sealed_grant }) => String(sealed_grant)),
      ];
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/\bbo@|of bo\b|-of-bo/);
    });

    test('is downloaded piece by piece, however much there is', async () => {
      const { db } = site.services;
      const { scans, scan_analyses: analyses } = await rows();
      const scan = (scans ?? []).find(({ user_id }) => user_id === ada.user.id);
      for (let start = 0; start < 1000; start += 100) {
        const ids = Array.from({ length: 100 }, (_, index) => `scan-${start + index}`);
        // Seven come at a time: a piece ends among them.
        const copies = ids.map((id, index) => {
          const arrived_at = Math.floor((start + index) / 7);
          return { ...scan, id, message_id: id, arrived_at } as unknown as ScanTable;
        });
        await db.insertInto('scans').values(copies).execute();
        const analysis = JSON.stringify({ conclusion: 'x'.repeat(2000), signals: [] });
        await db
          .insertInto('scan_analyses')
          .values(ids.map((scan_id) => ({ scan_id, analysis })))
          .execute();
      }
      expect(analyses?.length).toBe(2);
      const { id: sessionId } = await db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', ada.user.id)
        .executeTakeFirstOrThrow();
      const answer = await downloadData(
        {
          services: site.services,
          user: { ...ada.user, userId: ada.user.id, sessionId },
          context: asked(ada.user.id, ada.device),
        },
        [collectScanning],
      );
      if (!(answer instanceof Response) || !answer.body) throw new Error('no file');
      const pieces: string[] = [];
      for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) pieces.push(piece);
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5000);
      const { scans: downloaded } = JSON.parse(pieces.join('')) as { scans: { id: string }[] };
      expect(new Set(downloaded.map(({ id }) => id)).size).toBe(1001);
      expect(downloaded).toHaveLength(1001);
    });

    test('and nothing of its scans is left when they alone are deleted', async () => {
      const before = await rows();
      await eraseScans(site.services, ada.user.id);
      const after = await rows();
      const ofScans = [
        'queued_emails',
        'scans',
        'scan_analyses',
        'finding_corrections',
        'alerts',
        'sender_histories',
        'correspondents',
        'suggestions',
        'invitations',
        'hook_deliveries',
      ];
      for (const table of ofScans) {
        const ofOthers = (before[table] ?? []).filter((row) => !isOf(ada, row, before));
        expect(after[table], table).toEqual(ofOthers);
        expect(ofOthers.length, table).toBeGreaterThan(0);
      }
      for (const table of ['tasks', 'corrections']) {
        const kept = (before[table] ?? []).map((row) => (isOf(ada, row, before) ? { ...row, scan_id: null } : row));
        expect(after[table], table).toEqual(expect.arrayContaining(kept));
      }
      // The count of alerts is kept, so that no alert number is used twice.
      const emptied = {
        mailbox: null,
        consent_version: null,
        consented_mailbox: null,
        emails: 0,
        scanned: 0,
        unread: 0,
        erasures: 1,
        sent_cursor: null,
      };
      const monitors = (before.monitors ?? []).map((row) => (isOf(ada, row, before) ? { ...row, ...emptied } : row));
      expect(after.monitors).toEqual(expect.arrayContaining(monitors));
      for (const table of PERSONAL.filter((name) => ![...ofScans, 'monitors', 'tasks', 'corrections'].includes(name))) {
        expect(after[table], table).toEqual(before[table]);
      }
    });

    test('is deleted with all its data, and other users’ data stays', async () => {
      const before = await rows();
      const answer = await remove(ada);
      expect([answer.status, await answer.json()]).toEqual([200, { deleted: true, revoked: true }]);
      expect(google.revoked).toEqual(['1//ada']);
      const after = await rows();
      for (const table of PERSONAL) {
        expect(JSON.stringify(after[table]), table).not.toMatch(/\bada\b/i);
        const ofOthers = (before[table] ?? []).filter((row) => !isOf(ada, row, before));
        expect(after[table], table).toEqual(ofOthers);
        expect(ofOthers.length, table).toBeGreaterThan(0);
      }
      expect((await call('GET', `/users/${ada.user.id}/data`)).status).toBe(401);
      expect((await call('GET', `/users/${bo.user.id}/data`, bo)).status).toBe(200);
    });

    test('is deleted although Google does not answer, and says so', async () => {
      google.answers.set('revoke', () => new Response('', { status: 503 }));
      expect(await (await remove(ada)).json()).toEqual({ deleted: true, revoked: false });
    });

    test('is deleted only by somebody who has just signed in', async () => {
      clock.advance(10 * MINUTE + 1);
      const answer = await remove(ada);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
      expect(google.revoked).toEqual([]);
      expect((await call('GET', `/users/${ada.user.id}/data`)).status).toBe(403);
      expect(await site.services.db.selectFrom('users').select('id').execute()).toHaveLength(2);
    });

    test('is not deleted by who has stolen its tokens, and with them no device', async () => {
      const answer = await remove(ada, ada, bo.device);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
      browser.cookies.clear();
      expect((await call('DELETE', `/users/${ada.user.id}`, ada, '')).status).toBe(403);
    });

    test('that is deleted while its data is collected gets 401', async () => {
      expect((await call('GET', `/users/${ada.user.id}/late-data`)).status).toBe(401);
    });

    test('is neither shown to nor deleted by another user', async () => {
      expect((await call('GET', `/users/${ada.user.id}/data`, bo)).status).toBe(403);
      expect((await remove(ada, bo)).status).toBe(403);
      expect((await call('GET', `/users/${ada.user.id}/data`)).status).toBe(200);
    });
  });
}

describe('the files of the embedded database', () => {
  let site: TestSite;
  afterEach(() => site.close());

  test('contain nothing of a deleted account', async () => {
    const google = new FakeGoogle();
    const clock = testClock(Date.now() - DAY);
    const remove = endpoint({ access: 'signed-in' }, (call) => deleteAccount(call, google.network));
    site = await openTestSite(
      { '/users/:userId': { DELETE: remove } },
      { environment: GOOGLE_SETTINGS, now: clock.now },
    );
    const { services } = site;
    // Among others, so that pages fill, split and are joined again.
    for (let index = 0; index < 60; index += 1) await signedIn(services, `before-${index}`);
    const ada = await everythingOf(services, 'ada');
    for (let index = 0; index < 60; index += 1) await signedIn(services, `after-${index}`);
    const markers = await valuesOf(services.db, ada);
    expect(markers.length).toBeGreaterThan(15);
    const found = () => {
      const { dataDir } = services.settings;
      const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
      return markers.filter((marker) => files.some((file) => file.includes(marker)));
    };
    expect(found()).toEqual(markers);
    const browser = new TestBrowser(site.siteUrl);
    browser.cookies.set('device', ada.device);
    const answer = await browser.fetch(`/users/${ada.user.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ada.accessToken}`, origin: site.siteUrl },
    });
    expect(answer.status).toBe(200);
    expect(found()).toEqual([]);
  });
});

function asked(userId: string, device: string) {
  const cookies = { get: () => ({ value: device }) };
  return { params: { userId }, cookies: cookies as unknown as APIContext['cookies'] };
}

function isOf({ user }: Session, row: Record<string, unknown>, tables: Record<string, Record<string, unknown>[]>) {
  const families = (tables.sessions ?? []).filter(({ user_id }) => user_id === user.id).map(({ id }) => id);
  return (
    families.includes(row.session_id) || Object.values(row).includes(user.id) || /\bada\b/i.test(JSON.stringify(row))
  );
}

/** Every text stored about one user and nobody else. */
async function valuesOf(db: TestSite['services']['db'], session: Session): Promise<string[]> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of PERSONAL)
    tables[table] = await db
      .selectFrom(table as keyof Schema)
      .selectAll()
      .execute();
  const texts = (rows: Record<string, unknown>[]) =>
    rows.flatMap((row) => Object.values(row)).filter((value): value is string => typeof value === 'string');
  const all = Object.values(tables).flat();
  const own = new Set(texts(all.filter((row) => isOf(session, row, tables))));
  const others = new Set(texts(all.filter((row) => !isOf(session, row, tables))));
  return [...own].filter(
    (value) => value.length > 5 && !others.has(value) && !['contact', 'Individual', 'google'].includes(value),
  );
}
