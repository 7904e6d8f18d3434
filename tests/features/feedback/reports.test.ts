import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reportCommands } from '../../../src/features/feedback/admin.server.ts';
import { readReport, readReports, reviewReport } from '../../../src/features/feedback/report-contents.server.ts';
import {
  addReport,
  eraseReport,
  findReport,
  type Report,
  sweepReports,
} from '../../../src/features/feedback/reports.server.ts';
import { rewrapKeys } from '../../../src/server/expiring-keys.ts';
import { openServices } from '../../../src/server/open-services.ts';
import type { Services } from '../../../src/server/services.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { DAY, testClock } from '../../support/clock.ts';
import { postgresDatabases, sqliteDatabases } from '../../support/databases.ts';
import { NAUGHTY_STRINGS } from '../../support/naughty-strings.ts';

const NOON = Date.UTC(2030, 0, 1, 12);
const SECRET = 'a secret of at least 32 characters.';
const MARKER = 'planted-marker-7f3a';

const REPORT: Report = {
  reason: 'Incorrectly flagged as dangerous',
  emailContent: `Dear [name], ${MARKER}`,
  reportedAt: '2031-01-01T00:00:00.000Z',
  consent: { version: '1', at: '2030-01-01T12:00:00.000Z' },
  confidenceScore: 92,
  severity: 'High',
  modelVersion: '1.0.0',
};

const kinds = [sqliteDatabases(), await postgresDatabases()];
afterAll(() => Promise.all(kinds.map((kind) => kind.close())));

describe.each(kinds)('reports on $name', (kind) => {
  type Place = Awaited<ReturnType<typeof kind.create>>;

  async function openAt(place: Place, now: () => number, environment: Record<string, string> = {}) {
    const result = readSettings({ APP_SECRET: SECRET, LOG_LEVEL: 'silent', ...environment });
    if (!result.ok) throw new Error(result.mistakes.join(' '));
    return openServices({ ...result.settings, ...place }, now);
  }

  async function open(start = NOON) {
    const clock = testClock(start);
    const place = await kind.create();
    return { clock, place, services: await openAt(place, clock.now) };
  }

  const contents = async (services: Services) =>
    (await readReports(services)).map(({ report }) => report?.emailContent);
  const keys = ({ db }: Services) => db.withSchema('report_keys').selectFrom('day_keys').selectAll().execute();

  test.skipIf(kind.missing)('are read again, and by their receipt only looked up', async () => {
    const { services } = await open();
    const { receipt, expiresAt } = await addReport(services, REPORT);
    const [stored] = await readReports(services, 'pending');
    expect(stored?.report).toEqual(REPORT);
    expect(await findReport(services, receipt)).toEqual({
      status: 'pending',
      received_at: NOON,
      reviewed_at: null,
      expires_at: expiresAt,
    });
    expect(await findReport(services, `${receipt}x`)).toBeUndefined();
    expect(stored?.id).not.toContain(receipt);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('keep any text as it came, and any note', async () => {
    const { services } = await open();
    for (const text of NAUGHTY_STRINGS) await addReport(services, { ...REPORT, emailContent: text });
    for (const report of await readReports(services)) {
      const reviewerNotes = report.report?.emailContent ?? '';
      expect(await reviewReport(services, report, { label: 'safe', reviewerNotes })).toBe(true);
    }
    const read = await readReports(services, 'reviewed');
    const texts = NAUGHTY_STRINGS.map((text) => text.toWellFormed()).sort();
    expect(read.map(({ report }) => report?.emailContent.toWellFormed()).sort()).toEqual(texts);
    expect(read.map(({ review }) => review?.reviewerNotes.toWellFormed()).sort()).toEqual(texts);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are there on day 89 and gone on day 90, with their key', async () => {
    const { services, clock } = await open();
    const { receipt } = await addReport(services, REPORT);
    clock.advance(89 * DAY);
    await sweepReports(services);
    expect(await contents(services)).toEqual([REPORT.emailContent]);
    expect(await keys(services)).toHaveLength(1);

    clock.advance(DAY);
    expect(await contents(services), 'reads do not wait for the sweeper').toEqual([]);
    expect(await findReport(services, receipt)).toBeUndefined();
    await sweepReports(services);
    expect(await services.db.selectFrom('reports').selectAll().execute()).toEqual([]);
    expect(await keys(services)).toEqual([]);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are never kept longer than 90 days, whatever the time of day', async () => {
    for (const start of [Date.UTC(2030, 0, 1), Date.UTC(2030, 0, 1, 23, 59, 59, 999)]) {
      const { services } = await open(start);
      const { expiresAt } = await addReport(services, REPORT);
      expect(expiresAt).toBeLessThanOrEqual(start + 90 * DAY);
      expect(expiresAt).toBeGreaterThan(start + 89 * DAY);
      await services.db.destroy();
    }
  });

  test.skipIf(kind.missing)('are deleted at the start of a server that was off over the date', async () => {
    const { services, clock, place } = await open();
    await addReport(services, REPORT);
    await services.db.destroy();
    clock.advance(91 * DAY);
    const later = await openAt(place, clock.now);
    await rewrapKeys(later);
    await sweepReports(later, true);
    expect(await later.db.selectFrom('reports').selectAll().execute()).toEqual([]);
    expect(await keys(later)).toEqual([]);
    await later.db.destroy();
  });

  test.skipIf(kind.missing)('from a backup of day 10 cannot be read on day 91, nor come back when erased', async () => {
    const { services, clock } = await open();
    await addReport(services, REPORT);
    clock.advance(10 * DAY);
    const { receipt } = await addReport(services, { ...REPORT, emailContent: 'erased' });
    const backup = await services.db.selectFrom('reports').selectAll().execute();
    expect(await eraseReport(services, receipt)).toBe(true);
    expect(await eraseReport(services, receipt)).toBe(false);

    const restore = async () => {
      await services.db.deleteFrom('reports').execute();
      await services.db.insertInto('reports').values(backup).execute();
    };
    await restore();
    await sweepReports(services);
    expect(await contents(services)).toEqual([REPORT.emailContent]);

    clock.advance(81 * DAY);
    await sweepReports(services);
    await restore();
    // Even with its clock set back, the server no longer has the key.
    clock.advance(-20 * DAY);
    expect((await contents(services))[0]).toBeUndefined();
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are taken once, however often the same one is sent', async () => {
    const { services, clock } = await open();
    const submission = crypto.randomUUID();
    const first = await addReport(services, REPORT, submission);
    clock.advance(2 * DAY);
    expect(await addReport(services, REPORT, submission)).toEqual(first);
    expect((await addReport(services, REPORT, crypto.randomUUID())).receipt).not.toBe(first.receipt);
    expect(await readReports(services)).toHaveLength(2);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are erased for good, though the first attempt breaks off in the middle', async () => {
    const { services } = await open();
    const { receipt } = await addReport(services, REPORT);
    const breaking = new Proxy(services.db, {
      get: (db, name) => {
        if (name === 'deleteFrom') throw new Error('cut');
        const value = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    await expect(eraseReport({ ...services, db: breaking }, receipt)).rejects.toThrow('cut');
    expect(await eraseReport(services, receipt), 'who asks again is heard').toBe(true);
    expect(await services.db.withSchema('report_keys').selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('of a day whose key is damaged get a new one, and the others can be read', async () => {
    const { services } = await open();
    await addReport(services, { ...REPORT, emailContent: 'before' });
    await services.db.withSchema('report_keys').updateTable('day_keys').set({ wrapped: 'x.y' }).execute();
    await addReport(services, { ...REPORT, emailContent: 'after' });
    await rewrapKeys({ ...services, keys: { ...services.keys, previous: services.keys } });
    await sweepReports({ ...services, keys: { ...services.keys, previous: services.keys } }, true);
    expect((await contents(services)).toSorted()).toEqual(['after', undefined]);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('that come first on a day, all at once, can all be read', async () => {
    const { services } = await open();
    await Promise.all(Array.from({ length: 20 }, () => addReport(services, REPORT)));
    expect(await contents(services)).toEqual(Array.from({ length: 20 }, () => REPORT.emailContent));
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are not called unreadable if the key store is unavailable', async () => {
    const { services } = await open();
    await addReport(services, REPORT);
    await services.db.schema.withSchema('report_keys').dropTable('day_keys').execute();
    await expect(readReports(services)).rejects.toThrow(/day_keys/);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('with a flipped bit, in another row or with another date are nothing', async () => {
    const { services } = await open();
    await addReport(services, { ...REPORT, emailContent: 'one' });
    await addReport(services, { ...REPORT, emailContent: 'two' });
    const rows = await services.db.selectFrom('reports').selectAll().orderBy('id').execute();
    const [one, two] = rows;
    if (!one || !two) throw new Error('two rows were stored');
    const set = (id: string, change: { sealed_report?: string; expires_at?: number }) =>
      services.db.updateTable('reports').set(change).where('id', '=', id).execute();
    const readable = async () => (await contents(services)).filter((content) => content !== undefined).length;

    expect(await readable()).toBe(2);
    const parts = one.sealed_report.split('.');
    const ciphertext = Buffer.from(parts[3] ?? '', 'base64url');
    ciphertext[5] = (ciphertext[5] ?? 0) ^ 1;
    await set(one.id, { sealed_report: parts.with(3, ciphertext.toString('base64url')).join('.') });
    expect(await readable()).toBe(1);

    await set(one.id, { sealed_report: two.sealed_report });
    await set(two.id, { sealed_report: one.sealed_report });
    expect(await readable()).toBe(0);

    await set(one.id, { sealed_report: one.sealed_report, expires_at: one.expires_at + 30 * DAY });
    expect(await readable()).toBe(0);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are readable after the secret was changed, if the previous one is set', async () => {
    const { services, clock, place } = await open();
    await addReport(services, REPORT);
    await services.db.destroy();
    const APP_SECRET = 'another secret of at least 32 characters';

    const untold = await openAt(place, clock.now, { APP_SECRET });
    expect(await contents(untold)).toEqual([undefined]);
    await addReport(untold, { ...REPORT, emailContent: 'new' });
    await untold.db.destroy();

    const restarted = await openAt(place, clock.now, { APP_SECRET, PREVIOUS_APP_SECRET: SECRET });
    await rewrapKeys(restarted);
    await sweepReports(restarted, true);
    await restarted.db.destroy();
    const after = await openAt(place, clock.now, { APP_SECRET });
    expect((await contents(after)).toSorted()).toEqual([REPORT.emailContent, 'new']);
    await after.db.destroy();
    const old = await openAt(place, clock.now);
    expect(await contents(old), 'the old secret opens nothing any more').toEqual([undefined, undefined]);
    await old.db.destroy();
  });

  test.skipIf(kind.missing)('share one key for each day, and each has a nonce of its own', async () => {
    const { services, clock } = await open();
    for (let day = 0; day < 3; day += 1) {
      for (let count = 0; count < 4; count += 1) await addReport(services, REPORT);
      clock.advance(DAY);
    }
    expect(await keys(services)).toHaveLength(3);
    const sealed = await services.db.selectFrom('reports').select('sealed_report').execute();
    expect(new Set(sealed.map(({ sealed_report }) => sealed_report.split('.')[2])).size).toBe(12);
    await services.db.destroy();
  });

  test.skipIf(kind.missing)('are listed, shown and reviewed by the operator', async () => {
    const { services } = await open();
    const { receipt } = await addReport(services, REPORT);
    const run = (name: string, operands: string[] = [], options = {}) => {
      const command = reportCommands.find((known) => known.name === name);
      if (!command) throw new Error(`there is no ${name}`);
      return command.run(services, { operands, options });
    };
    const id = (await readReports(services))[0]?.id ?? '';
    expect((await run('reports list')).text).toMatch(new RegExp(`${id}.*pending.*Incorrectly flagged as dangerous`));
    expect((await run('reports review', [id.slice(0, 8)])).text).toContain(MARKER);
    expect(await run('reports review', [id], { notes: 'x' })).toMatchObject({
      failed: true,
      text: '--notes needs --label.',
    });
    expect(await run('reports review', [id], { label: 'nice' })).toMatchObject({ failed: true });
    expect(await run('reports review', ['nobody'], { label: 'safe' })).toMatchObject({ failed: true });
    expect((await run('reports due')).text).toBe('No reports are due within 7 days.');
    expect((await run('reports due', [], { days: '90' })).data).toEqual([
      { deletedBy: '2030-04-01T00:00:00.000Z', reports: 1 },
    ]);
    await run('reports review', [id], { label: 'safe', notes: 'A genuine invoice.' });
    expect((await run('reports list')).text).toBe('No reports are waiting for review.');
    expect((await run('reports list', [], { all: true })).data).toMatchObject([
      { id, status: 'reviewed', review: { label: 'safe', reviewerNotes: 'A genuine invoice.' } },
    ]);
    expect(await findReport(services, receipt)).toMatchObject({ status: 'reviewed', reviewed_at: NOON });
    const [row] = await services.db.selectFrom('reports').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('genuine');
    await services.db.destroy();
  });
});

describe('the files of the embedded database', () => {
  const databases = sqliteDatabases();
  afterAll(() => databases.close());

  async function withReport() {
    const place = await databases.create();
    const clock = testClock(NOON);
    const result = readSettings({ APP_SECRET: SECRET, LOG_LEVEL: 'silent' });
    if (!result.ok) throw new Error(result.mistakes.join(' '));
    const { settings } = result;
    const openAgain = () => openServices({ ...settings, ...place }, clock.now);
    const services = await openAgain();
    const { receipt } = await addReport(services, REPORT);
    return { ...place, clock, services, receipt, openAgain };
  }

  const bytesIn = (folder: string) =>
    Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))));

  test('contain nothing readable: no content, no reason, no receipt', async () => {
    const { dataDir, services, receipt } = await withReport();
    const [{ id } = { id: '' }] = await readReports(services);
    await reviewReport(services, (await readReport(services, id)) ?? { id, expiresAt: 0 }, {
      label: 'dangerous',
      reviewerNotes: `noted ${MARKER}`,
    });
    for (const trace of [MARKER, 'flagged as dangerous', receipt, Buffer.from(MARKER).toString('base64url')]) {
      expect(bytesIn(dataDir).includes(trace), trace).toBe(false);
    }
    expect(bytesIn(dataDir).includes(id)).toBe(true);
    expect(id).toBe(createHash('sha256').update(receipt).digest('hex').slice(0, 24));
    await services.db.destroy();
  });

  test('copied on day 10, keys left out, and brought back on day 91: unreadable, and what was erased stays so', async () => {
    const { dataDir, clock, services, openAgain } = await withReport();
    clock.advance(10 * DAY);
    const { receipt } = await addReport(services, { ...REPORT, emailContent: 'erased' });
    await services.db.destroy();
    copyFileSync(join(dataDir, 'letterlock.db'), join(dataDir, 'backup'));
    const restore = () => copyFileSync(join(dataDir, 'backup'), join(dataDir, 'letterlock.db'));

    const later = await openAgain();
    expect(await eraseReport(later, receipt)).toBe(true);
    await later.db.destroy();
    restore();
    const restored = await openAgain();
    await sweepReports(restored);
    expect((await readReports(restored)).map(({ report }) => report?.emailContent)).toEqual([REPORT.emailContent]);
    clock.advance(81 * DAY);
    await sweepReports(restored);
    await restored.db.destroy();

    restore();
    // Even with its clock set back, the server no longer has the key.
    clock.advance(-20 * DAY);
    const late = await openAgain();
    expect((await readReports(late)).find(({ receivedAt }) => receivedAt === NOON)?.report).toBeUndefined();
    await late.db.destroy();
  });

  test('are closed to other users', async () => {
    const { dataDir, services } = await withReport();
    const modes = readdirSync(dataDir).map((file) => [file, (statSync(join(dataDir, file)).mode & 0o777).toString(8)]);
    expect(modes.length).toBeGreaterThan(2);
    expect(modes.filter(([, mode]) => mode !== '600')).toEqual([]);
    await services.db.destroy();
  });

  test('contain nothing of a destroyed key', async () => {
    const { dataDir, services, clock } = await withReport();
    const [key] = await services.db.withSchema('report_keys').selectFrom('day_keys').selectAll().execute();
    const wrapped = key?.wrapped ?? 'missing';
    expect(bytesIn(dataDir).includes(wrapped)).toBe(true);
    clock.advance(90 * DAY);
    await sweepReports(services);
    expect(bytesIn(dataDir).includes(wrapped)).toBe(false);
    await services.db.destroy();
  });

  test('a restored copy without the keys comes up, with nothing to read, and takes new reports', async () => {
    const { dataDir, services, openAgain } = await withReport();
    await services.db.destroy();
    copyFileSync(join(dataDir, 'letterlock.db'), join(dataDir, 'backup'));
    for (const file of readdirSync(dataDir)) if (file !== 'backup') rmSync(join(dataDir, file));
    copyFileSync(join(dataDir, 'backup'), join(dataDir, 'letterlock.db'));
    const restored = await openAgain();
    expect((await readReports(restored)).map(({ report }) => report)).toEqual([undefined]);
    await addReport(restored, REPORT);
    expect((await readReports(restored)).filter(({ report }) => report)).toHaveLength(1);
    await restored.db.destroy();
  });
});
