import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONSENT, type FeedbackAnswer, REASONS } from '../../../src/features/feedback/contract.ts';
import { readReports } from '../../../src/features/feedback/report-contents.server.ts';
import { DELETE, GET } from '../../../src/pages/api/v1/feedback/[receipt].ts';
import { POST } from '../../../src/pages/api/v1/feedback/index.ts';
import { DAY, testClock } from '../../support/clock.ts';
import { openTestSite, TestBrowser, type TestSite } from '../../support/site.ts';

const NOON = Date.UTC(2030, 0, 1, 12);
const EMAIL = 'From: Maren Vogel <maren.vogel@northwind.example>\nSubject: Hello\n\nCall +49 151 23456789.';
const REPORT = { reason: REASONS[2], emailContent: EMAIL, reportedAt: '2029-12-31T23:00:00.000Z' };

let site: TestSite;
let browser: TestBrowser;
let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  clock = testClock(NOON);
  const routes = { '/api/v1/feedback': { POST }, '/api/v1/feedback/:receipt': { GET, DELETE } };
  site = await openTestSite(routes, { now: clock.now });
  browser = new TestBrowser(site.siteUrl);
});
afterEach(() => site.close());

const send = async (body: unknown) => {
  const answer = await browser.postJson('/api/v1/feedback', body);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const path = (receipt: string) => `/api/v1/feedback/${receipt}`;
const erase = (receipt: string) => browser.fetch(path(receipt), { method: 'DELETE' });

describe('POST /api/v1/feedback', () => {
  test('de-identifies, and says itself what the client has no say in', async () => {
    const claims = {
      status: 'reviewed',
      reviewedAt: '2020-01-01',
      reviewerNotes: 'fine',
      confidenceScore: 1,
      modelVersion: 'x',
    };
    const { status, body } = await send({ ...REPORT, ...claims, expiresAt: 9e15, id: 'mine' });
    expect(status).toBe(200);
    expect(body).toEqual({
      receipt: expect.stringMatching(/^[\w-]{22}$/),
      deletedBy: '2030-04-01T00:00:00.000Z',
    });
    const [stored] = await readReports(site.services);
    expect(stored).toMatchObject({ status: 'pending', reviewedAt: null, receivedAt: NOON, review: undefined });
    expect(stored?.report).toMatchObject({
      reason: REASONS[2],
      emailContent: 'From: [name] <[address]@northwind.example>\nSubject: Hello\n\nCall [phone].',
      reportedAt: REPORT.reportedAt,
      consent: { version: CONSENT.version, at: '2030-01-01T12:00:00.000Z' },
      modelVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(stored?.report?.confidenceScore).not.toBe(1);
  });

  test('a reporter’s clock in the future keeps nothing longer', async () => {
    const { body } = await send({ ...REPORT, reportedAt: '2099-01-01T00:00:00.000Z' });
    expect(body.deletedBy).toBe('2030-04-01T00:00:00.000Z');
  });

  test.each([
    ['no reason', { reason: undefined }],
    ['a reason of its own', { reason: 'Because' }],
    ['no content', { emailContent: ' \n' }],
    ['content that is no text', { emailContent: { length: 3 } }],
    ['no time', { reportedAt: 'yesterday' }],
  ])('refuses %s', async (_, change) => {
    const { status, body } = await send({ ...REPORT, ...change });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'INVALID', message: expect.any(String) });
    expect(await readReports(site.services)).toEqual([]);
  });

  test('stores the first 65,536 characters of what is left of an email, and no body above 256 kB', async () => {
    const address = 'ada@example.com ';
    expect((await send({ ...REPORT, emailContent: address.repeat(15_000) })).status).toBe(200);
    const [stored] = await readReports(site.services);
    expect(stored?.report?.emailContent).toHaveLength(65_536);
    expect(stored?.report?.emailContent).not.toContain('ada');
    expect((await send({ ...REPORT, emailContent: 'x'.repeat(262_144) })).status).toBe(413);
  });

  test('stores nothing below the reserve of free space, and says so', async () => {
    site.services.settings.diskReserve = Number.MAX_SAFE_INTEGER;
    const { status, headers, body } = await send(REPORT);
    expect({ status, retryAfter: headers.get('retry-after'), body }).toEqual({
      status: 503,
      retryAfter: '60',
      body: { code: 'STORAGE_FULL', message: expect.stringContaining('We can’t save anything right now.') },
    });
    expect(await readReports(site.services)).toEqual([]);
  });

  test('answers 429 with Retry-After when one client sends too many', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send(REPORT)).status).toBe(200);
    const refused = await send(REPORT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a receipt', () => {
  test('returns the status of the report, without its content', async () => {
    const { body } = await send(REPORT);
    const answer = await browser.fetch(path((body as FeedbackAnswer).receipt));
    expect(await answer.json()).toEqual({
      status: 'pending',
      receivedAt: '2030-01-01T12:00:00.000Z',
      reviewedAt: null,
      deletedBy: '2030-04-01T00:00:00.000Z',
    });
  });

  test('deletes the report at once and is invalid afterwards', async () => {
    const { receipt } = (await send(REPORT)).body as FeedbackAnswer;
    const other = (await send(REPORT)).body as FeedbackAnswer;
    expect((await erase(receipt)).status).toBe(200);
    expect((await browser.fetch(path(receipt))).status).toBe(404);
    expect((await erase(receipt)).status).toBe(404);
    expect((await browser.fetch(path(other.receipt))).status).toBe(200);
    expect(await readReports(site.services)).toHaveLength(1);
  });

  test('is unknown when it is guessed, is the row’s id, or has expired', async () => {
    const { receipt } = (await send(REPORT)).body as FeedbackAnswer;
    const [stored] = await readReports(site.services);
    for (const guess of ['x', stored?.id ?? '', '%27 or 1=1', 'a'.repeat(5000)]) {
      expect((await browser.fetch(path(guess))).status, guess).toBe(404);
    }
    clock.advance(90 * DAY);
    expect((await browser.fetch(path(receipt))).status).toBe(404);
    expect((await erase(receipt)).status).toBe(404);
  });
});
