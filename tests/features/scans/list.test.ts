import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CountsAnswer, ScansAnswer, ScansQuery } from '../../../src/features/scans/contract.ts';
import { scansQuery } from '../../../src/features/scans/contract.ts';
import { countScans } from '../../../src/features/scans/counts.server.ts';
import { listScans } from '../../../src/features/scans/list.server.ts';
import { collectScanning } from '../../../src/features/scans/my-data.server.ts';
import { totalScans } from '../../../src/features/scans/scan-total.server.ts';
import { readScan } from '../../../src/features/scans/scans.server.ts';
import { searchText } from '../../../src/features/scans/search.server.ts';
import type { ScanTable } from '../../../src/server/db/schema.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const postgres = await postgresDatabases();
const databases = [sqliteDatabases(), postgres];
afterAll(() => Promise.all(databases.map((database) => database.close())));

for (const database of databases) {
  describe.skipIf(database.missing)(`on ${database.name}`, () => {
    let services: TestServices;
    let maren: string;
    let jonas: string;
    beforeEach(async () => {
      const { databaseUrl } = await database.create();
      const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
      services = await openTestServices({ environment, now: () => NOW });
      maren = (await registered(services, 'maren')).id;
      jonas = (await registered(services, 'jonas')).id;
    });
    afterEach(() => services.close());

    async function store(userId: string, minutesAgo: number, more: Partial<ScanTable> = {}): Promise<string> {
      const id = randomUUID();
      const row = { subject: `Subject ${minutesAgo}`, sender_name: 'Ada', sender: 'ada@example.com', ...more };
      await services.db
        .insertInto('scans')
        .values({
          ...{ id, user_id: userId, mailbox: 'm', message_id: id, arrived_at: NOW - minutesAgo * MINUTE },
          ...{ scanned_at: NOW, severity: 'None', category: 'safe', kind: 'none', verdict: 'safe', confidence: 90 },
          ...{ brand: null, first_contact: 0, engine_version: '1' },
          search_text: searchText(row.subject, row.sender_name, row.sender),
          ...row,
        })
        .execute();
      const analysis = JSON.stringify({ conclusion: 'All is well.', signals: [] });
      await services.db.insertInto('scan_analyses').values({ scan_id: id, analysis }).execute();
      return id;
    }

    async function list(query: Partial<ScansQuery> = {}, userId = maren): Promise<ScansAnswer> {
      const answer = await listScans(services, userId, query);
      if (isFailure(answer)) throw new Error(answer.code);
      return answer;
    }

    const subjects = async (query?: Partial<ScansQuery>) => (await list(query)).scans.map(({ subject }) => subject);

    test('says of which emails a file or picture could not be read', async () => {
      const [whole, part] = [await store(maren, 2), await store(maren, 1)];
      const analysis = JSON.stringify({ signals: [], coverage: { filesRead: false, notSeen: [] } });
      await services.db.updateTable('scan_analyses').set({ analysis }).where('scan_id', '=', part).execute();
      const { scans } = await list();
      expect(scans.map(({ id, partial }) => [id, partial])).toEqual([
        [part, true],
        [whole, false],
      ]);
    });

    test('pages through all, each once, though new ones come and many arrived at the same moment', async () => {
      for (let index = 0; index < 130; index += 1) await store(maren, Math.floor(index / 40));
      await store(jonas, 1);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list(after === undefined ? {} : { after });
        seen.push(...page.scans.map(({ id }) => id));
        after = page.next ?? undefined;
        await store(maren, -1);
      } while (after !== undefined);
      expect(seen).toHaveLength(130);
      expect(new Set(seen).size).toBe(130);
    });

    test.each(['x', '1.x', "1'; drop table scans", `1.${'a'.repeat(36)}`])(
      'the place %s breaks nothing',
      async (after) => {
        await store(maren, 1);
        const answer = await listScans(services, maren, { after });
        if (isFailure(answer)) expect(answer).toMatchObject({ status: 400, code: 'BAD_PLACE' });
        else expect(answer.scans).toEqual([]);
      },
    );

    test('filters by severity, category, sender and time, together or alone', async () => {
      await store(maren, 1, { subject: 'a', severity: 'High', category: 'phishing' });
      await store(maren, 2, { subject: 'b', severity: 'Low', category: 'spam', sender: 'shop@example.com' });
      await store(maren, 3, { subject: 'c', severity: 'High', category: 'scam', sender: 'shop@example.com' });
      const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
      expect(await subjects({ severity: ['High'] })).toEqual(['a', 'c']);
      expect(await subjects({ severity: ['High', 'Low'] })).toEqual(['a', 'b', 'c']);
      expect(await subjects({ category: ['spam'] })).toEqual(['b']);
      expect(await subjects({ sender: ' SHOP@example.com ' })).toEqual(['b', 'c']);
      expect(await subjects({ from: at(2) })).toEqual(['a', 'b']);
      expect(await subjects({ to: at(2) })).toEqual(['c']);
      expect(await subjects({ severity: ['High'], sender: 'shop@example.com', from: at(9) })).toEqual(['c']);
    });

    const KINDS_OF_VERDICT = [
      { subject: 'safe' },
      { subject: 'unknown', category: 'unknown', verdict: 'unknown' },
      { subject: 'low', severity: 'Low', category: 'spam', verdict: 'suspicious' },
      { subject: 'critical', severity: 'Critical', category: 'phishing', verdict: 'dangerous' },
      { subject: 'high', severity: 'High', category: 'scam', verdict: 'dangerous' },
    ] as const;

    test('filters by verdict, and counts each whatever verdict is asked for', async () => {
      for (const [index, more] of KINDS_OF_VERDICT.entries()) await store(maren, index, more);
      expect(await subjects({ verdict: ['dangerous'] })).toEqual(['critical', 'high']);
      expect(await subjects({ verdict: ['suspicious', 'unknown'] })).toEqual(['unknown', 'low']);
      expect(await subjects({ verdict: ['safe'] })).toEqual(['safe']);
      const verdicts = { dangerous: 2, suspicious: 1, unknown: 1, safe: 1 };
      expect(await totalScans(services, maren, {})).toEqual({ total: 5, verdicts });
      expect(await totalScans(services, maren, { verdict: ['dangerous', 'safe'] })).toEqual({ total: 3, verdicts });
      expect(await totalScans(services, maren, { search: 'low' })).toMatchObject({ total: 1 });
    });

    test('comes in each order, page by page', async () => {
      for (const [index, more] of KINDS_OF_VERDICT.entries()) await store(maren, index, more);
      await store(maren, 9, { ...KINDS_OF_VERDICT[4], subject: 'high before' });
      const orders = {
        newest: ['safe', 'unknown', 'low', 'critical', 'high', 'high before'],
        oldest: ['high before', 'high', 'critical', 'low', 'unknown', 'safe'],
        risk: ['critical', 'high', 'high before', 'low', 'safe', 'unknown'],
      } as const;
      for (const sort of ['newest', 'oldest', 'risk'] as const) {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await list({ sort, limit: 2, ...(after !== undefined && { after }) });
          seen.push(...page.scans.map(({ subject }) => subject));
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(seen).toEqual(orders[sort]);
      }
    });

    test('a page of one order does not continue another', async () => {
      for (const [index, more] of KINDS_OF_VERDICT.entries()) await store(maren, index, more);
      const after = (await list({ limit: 1 })).next ?? '';
      expect(await listScans(services, maren, { sort: 'risk', after })).toMatchObject({ code: 'BAD_PLACE' });
      const byRisk = (await list({ limit: 1, sort: 'risk' })).next ?? '';
      expect(await listScans(services, maren, { after: byRisk })).toMatchObject({ code: 'BAD_PLACE' });
    });

    test('a scan comes with its strongest finding', async () => {
      const id = await store(maren, 1);
      expect((await list()).scans[0]).toMatchObject({ reason: null });
      const signals = [
        { tier: 'context', sentence: 'Weak.' },
        { tier: 'hard', sentence: 'Strong.' },
      ];
      const analysis = JSON.stringify({ signals });
      await services.db.updateTable('scan_analyses').set({ analysis }).where('scan_id', '=', id).execute();
      expect((await list()).scans[0]).toMatchObject({ reason: 'Strong.' });
    });

    test('filters by what the overview counts', async () => {
      await store(maren, 1, { subject: 'a', severity: 'High', kind: 'payment-fraud', brand: 'PayPal' });
      await store(maren, 2, { subject: 'b', severity: 'Low', kind: 'delivery-scam', brand: 'DHL', first_contact: 1 });
      await store(maren, 3, { subject: 'c', first_contact: 1 });
      expect(await subjects({ kind: 'payment-fraud' })).toEqual(['a']);
      expect(await subjects({ brand: 'DHL' })).toEqual(['b']);
      expect(await subjects({ brand: "DHL' or ''='" })).toEqual([]);
      expect(await subjects({ first: '1' })).toEqual(['b', 'c']);
      expect(await subjects({ first: '1', kind: 'delivery-scam' })).toEqual(['b']);
    });

    test('days are counted by the clocks that were in force then', async () => {
      const at = (time: string) => (NOW - Date.parse(time)) / MINUTE;
      // Half past eleven in the evening in Berlin, in summer; and in the hour that comes twice on the last day of it.
      await store(maren, at('2026-08-31T21:30:00Z'));
      await store(maren, at('2026-10-24T22:10:00Z'));
      await store(maren, at('2026-10-25T22:50:00Z'));
      await store(maren, at('2026-10-25T23:10:00Z'));
      await store(maren, at('2026-11-20T22:50:00Z'));
      const { days, total } = await countScans(services, maren, { days: 365, zone: 'Europe/Berlin' });
      expect(total).toBe(5);
      expect(days.map(({ day, safe }) => [day, safe])).toEqual([
        ['2026-08-31', 1],
        ['2026-10-25', 2],
        ['2026-10-26', 1],
        ['2026-11-20', 1],
      ]);
    });

    test('searches subjects and senders for all words, whatever their case and accents', async () => {
      await store(maren, 1, { subject: 'Rechnung für Émile' });
      await store(maren, 2, { subject: 'Invoice 100%_off', sender_name: 'Zoë', sender: 'zoe@shop.example' });
      expect(await subjects({ search: 'emile RECHNUNG' })).toHaveLength(1);
      expect(await subjects({ search: 'zoe shop.example' })).toEqual(['Invoice 100%_off']);
      expect(await subjects({ search: '100%_' })).toEqual(['Invoice 100%_off']);
      expect(await subjects({ search: '%' })).toHaveLength(1);
      expect(await subjects({ search: "'; --" })).toEqual([]);
      expect(await subjects({ search: 'emile invoice' })).toEqual([]);
    });

    test('stores the longest subject and address that are kept, of multi-byte characters', async () => {
      const emails = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join('');
      await store(maren, 1, { subject: emails, sender: emails.slice(0, 320), sender_name: emails.slice(0, 200) });
      expect(await subjects({ search: emails.slice(390) })).toEqual([emails]);
    });

    test('a scan of another user is not there', async () => {
      const id = await store(maren, 1);
      expect(await readScan(services, maren, id)).toMatchObject({ id, analysis: { conclusion: 'All is well.' } });
      expect(await readScan(services, jonas, id)).toMatchObject({ status: 404, code: 'SCAN_NOT_FOUND' });
      expect(await readScan(services, maren, 'garbage')).toMatchObject({ status: 404 });
    });

    test('counts days by the clock of the reader, kinds, brands and first contacts', async () => {
      const fraud = { severity: 'High', verdict: 'dangerous', kind: 'credential-phishing', brand: 'PayPal' } as const;
      await store(maren, 0, fraud);
      await store(maren, 1, { ...fraud, brand: 'DHL' });
      await store(maren, 2, fraud);
      // Half past eleven in the evening of the 20th in UTC, the 21st in Berlin.
      await store(maren, 750, { first_contact: 1, sender: 'new@example.com' });
      await store(maren, (40 * DAY) / MINUTE, fraud);
      await store(jonas, 1, fraud);
      const inUtc = await countScans(services, maren, { days: 30, zone: 'UTC' });
      const nothing = { safe: 0, suspicious: 0, dangerous: 0, unknown: 0 };
      expect(inUtc).toEqual({
        total: 4,
        days: [
          { day: '2026-11-20', ...nothing, safe: 1 },
          { day: '2026-11-21', ...nothing, dangerous: 3 },
        ],
        kinds: [{ kind: 'credential-phishing', scans: 3 }],
        brands: [
          { brand: 'PayPal', scans: 2 },
          { brand: 'DHL', scans: 1 },
        ],
        firstContacts: {
          total: 1,
          senders: [
            { name: 'Ada', address: 'new@example.com', arrivedAt: '2026-11-20T23:30:00.000Z', severity: 'None' },
          ],
        },
      } satisfies CountsAnswer);
      const inBerlin = await countScans(services, maren, { days: 30, zone: 'Europe/Berlin' });
      expect(inBerlin.days).toEqual([{ day: '2026-11-21', ...nothing, safe: 1, dangerous: 3 }]);
      expect((await countScans(services, jonas, { days: 1, zone: 'UTC' })).total).toBe(1);
    });

    test('everything that is stored about a user can be handed out, and goes with the account', async () => {
      for (let index = 0; index < 3; index += 1) await store(maren, index);
      await store(jonas, 1);
      const { scans, ...rest } = await collectScanning(services, maren);
      expect(rest).toMatchObject({ scanning: { on: false }, baseline: { emails: 0 }, unscanned: [] });
      const pieces: unknown[] = [];
      for await (const piece of scans) pieces.push(piece);
      expect(pieces).toHaveLength(3);
      expect(pieces.at(-1)).toMatchObject({ analysis: { conclusion: 'All is well.' }, alert: null });
      await services.db.deleteFrom('users').where('id', '=', maren).execute();
      const left = await services.db.selectFrom('scans').select('user_id').execute();
      expect(left).toEqual([{ user_id: jonas }]);
      expect(await services.db.selectFrom('scan_analyses').select('scan_id').execute()).toHaveLength(1);
    });
  });
}

test.each([{ severity: 'Awful' }, { from: 'yesterday' }, { search: '' }, { sender: ['a', 'b'] }, { severity: ',' }])(
  'the question %j is a mistake of the caller',
  (query) => {
    expect(scansQuery.safeParse(query).success).toBe(false);
  },
);

test('severities are given separated by commas', () => {
  expect(scansQuery.parse({ severity: 'High,Critical' })).toEqual({ severity: ['High', 'Critical'] });
});
